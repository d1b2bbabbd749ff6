// Auctions that another system held: what was sold, for how much and to whom, as it was imported.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { pastAuctionResult } from '@bidyard/contract/enums/auctions'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { PastCard, usePastColumns } from './past-rows.tsx'
import { pastFilter, pastOrders, readPastSearch } from './past-search.ts'

export const PastAuctionsScreen = (): ReactNode => {
  const say = useText('marketOffice')
  const given = useSearch({ from: '/framed/office/past-auctions' })
  const { search, change } = useAddress(useMemo(() => readPastSearch(given), [given]))
  const columns = usePastColumns()
  const order = search.sort ?? '-closedAt'
  const filter = useMemo(() => pastFilter(search), [search])
  const rows = useEndless(auctionsCalls.listPastAuctions, { filter, sort: sortOf(order) })
  useTitle(say('pastAuctions'))
  const { find, result, kind } = search
  const chosen = [result, kind].filter((one) => one !== undefined).length
  const clear = () => change({ find: undefined, result: undefined, kind: undefined })
  return (
    <>
      <PageHeader
        title={say('pastAuctions')}
        summary={say('pastAuctionsText')}
        actions={<LinkButton to="/office/auctions" icon="gavel">{say('auctions')}</LinkButton>}
      />
      <FilterBar
        find={<FindLine label={say('findPast')} value={find} onFind={(next) => change({ find: next })} />}
        chosen={chosen}
        onClear={clear}
      >
        <ChoiceFilter
          label={say('pastResult')} of={pastAuctionResult} value={result}
          onChange={(next) => change({ result: next })}
        />
        <ChoiceFilter label={say('kind')} of={contractKind} value={kind} onChange={(next) => change({ kind: next })} />
      </FilterBar>
      <EndlessRows
        label={say('pastAuctions')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(pastOrders, sort) })}
        renderCard={(past) => <PastCard past={past} />}
        onClear={chosen > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="gavel" title={say('noPast')} text={say('noPastText')} />}
      />
    </>
  )
}
