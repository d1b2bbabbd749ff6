// All transports: into the yard, and to buyers; each opens in a sheet with what comes next.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { transportKind, transportState } from '@bidyard/contract/enums/yard'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { useEndless } from '../../../api/list/use-endless.ts'
import { MayAsk } from '../../../api/may-ask.tsx'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SearchField } from '../../../ui/form/search-field.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../ui/table/filter-bar.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../ui/table/order.ts'
import { useAddress } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { RegisterDialog } from './register-dialog.tsx'
import { TransportCard, useTransportColumns } from './transport-rows.tsx'
import { TransportSheet } from './transport-sheet.tsx'
import { readTransportsSearch, transportOrders, transportsFilter } from './transports-search.ts'

export const TransportsScreen = (): ReactNode => {
  const say = useText('yard')
  const { search, change } = useAddress(readTransportsSearch(useSearch({ from: '/framed/office/transports' })))
  const columns = useTransportColumns()
  const [registering, setRegistering] = useState(false)
  const order = search.sort ?? '-createdAt'
  const { find, state, kind } = search
  const filter = useMemo(() => transportsFilter({
    ...(find === undefined ? {} : { find }), ...(state === undefined ? {} : { state }),
    ...(kind === undefined ? {} : { kind }),
  }), [find, state, kind])
  const rows = useEndless(yardCalls.listTransports, { filter, sort: sortOf(order) })
  useTitle(say('transports'))
  const clear = () => change({ state: undefined, kind: undefined, find: undefined })
  const chosen = [state, kind].filter((one) => one !== undefined).length
  return (
    <>
      <PageHeader
        title={say('transports')}
        summary={say('transportsIntro')}
        actions={
          <MayAsk call={yardCalls.registerTransport}>
            <Button icon="plus" className="max-md:h-11" onClick={() => setRegistering(true)}>{say('register')}</Button>
          </MayAsk>
        }
      />
      <FilterBar
        chosen={chosen}
        onClear={clear}
        find={
          <SearchField
            className="min-w-0 md:w-64" label={say('findTransport')} labelHidden placeholder={say('findTransport')}
            value={find ?? ''} onSearch={(next) => change({ find: next }, true)}
          />
        }
      >
        <ChoiceFilter
          label={say('state')} of={transportState} value={state} onChange={(next) => change({ state: next })}
        />
        <ChoiceFilter label={say('kind')} of={transportKind} value={kind} onChange={(next) => change({ kind: next })} />
      </FilterBar>
      <EndlessRows
        label={say('transports')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(transportOrders, sort) })}
        onOpen={({ id }) => change({ open: id })}
        renderCard={(transport) => <TransportCard transport={transport} />}
        onClear={chosen > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="truck" title={say('noTransports')} text={say('noTransportsText')} />}
      />
      {registering && <RegisterDialog onClose={() => setRegistering(false)} />}
      {search.open !== undefined && <TransportSheet id={search.open} onClose={() => change({ open: undefined })} />}
    </>
  )
}
