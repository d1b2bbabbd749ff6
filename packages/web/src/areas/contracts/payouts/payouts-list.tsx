// The page of money for sellers with what narrows it; each side brings its words, columns and cards.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { sellerPayoutState } from '@bidyard/contract/enums/finance'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { ExportButton } from '../../../api/exports/export-button.tsx'
import { useEndless } from '../../../api/list/use-endless.ts'
import { useText } from '../../../text/use-text.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../ui/table/choice-filter.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { EndlessRows } from '../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../ui/table/order.ts'
import { useAddress, useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import type { SellerPayout } from './payout-words.tsx'
import { payoutOrders, payoutsFilter, readPayoutsSearch } from './payouts-search.ts'

interface PayoutsListProps {
  readonly title: string
  readonly summary: string
  readonly columns: readonly Column<SellerPayout>[]
  readonly renderCard: (payout: SellerPayout) => ReactNode
  readonly nothing: string
}

export const PayoutsList = ({ title, summary, columns, renderCard, nothing }: PayoutsListProps) => {
  const say = useText('payouts')
  const search = useReadSearch(useSearch({ strict: false }), readPayoutsSearch)
  const { change } = useAddress(search)
  const { find, state } = search
  const order = search.sort ?? '-createdAt'
  const filter = useMemo(() => payoutsFilter(search), [search])
  const rows = useEndless(contractsCalls.listSellerPayouts, { filter, sort: sortOf(order) })
  const clear = () => change({ find: undefined, state: undefined })
  useTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        summary={summary}
        actions={<ExportButton parts={[{ list: 'sellerPayouts', query: { filter, sort: sortOf(order) } }]} />}
      />
      <FilterBar
        find={<FindLine label={say('plate')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={state === undefined ? 0 : 1}
        onClear={clear}
      >
        <ChoiceFilter
          label={say('state')} of={sellerPayoutState} value={state} onChange={(next) => change({ state: next })}
        />
      </FilterBar>
      <EndlessRows
        label={title}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(payoutOrders, sort) })}
        renderCard={renderCard}
        onClear={state === undefined && find === undefined ? undefined : clear}
        empty={<EmptyState icon="card" title={say('nothing')} text={nothing} />}
      />
    </>
  )
}
