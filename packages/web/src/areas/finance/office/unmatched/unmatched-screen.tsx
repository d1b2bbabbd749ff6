// Money that came and that nobody knows: what waits for somebody to look at it, and what became of the rest.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { unmatchedPaymentState, unmatchedReason } from '@bidyard/contract/enums/finance'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { UnmatchedCard, useUnmatchedColumns } from './unmatched-rows.tsx'
import { readUnmatchedSearch, unmatchedFilter, unmatchedOrders } from './unmatched-search.ts'

export const UnmatchedScreen = (): ReactNode => {
  const say = useText('money')
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/money/unmatched' })
  const search = useMemo(() => readUnmatchedSearch(given), [given])
  const { change } = useAddress(search)
  const columns = useUnmatchedColumns()
  const order = search.sort ?? '-arrivedAt'
  const filter = useMemo(() => unmatchedFilter(search), [search])
  const rows = useEndless(financeCalls.listUnmatchedPayments, { filter, sort: sortOf(order) })
  useTitle(say('unmatched'))
  const { find, state, why } = search
  const count = [state, why].filter((one) => one !== undefined).length
  const clear = () => change({ find: undefined, state: undefined, why: undefined })
  const isNarrowed = count > 0 || find !== undefined
  return (
    <>
      <PageHeader
        title={say('unmatched')}
        summary={say('unmatchedText')}
        actions={<ExportButton parts={[{ list: 'unmatchedPayments', query: { filter, sort: sortOf(order) } }]} />}
      />
      <FilterBar
        find={<FindLine label={say('findUnmatched')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <ChoiceFilter
          label={say('state')} of={unmatchedPaymentState} value={state} onChange={(next) => change({ state: next })}
        />
        <ChoiceFilter
          label={say('unmatchedWhy')} of={unmatchedReason} value={why} onChange={(next) => change({ why: next })}
        />
      </FilterBar>
      <EndlessRows
        label={say('unmatched')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(unmatchedOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/money/unmatched/$id', params: { id } })}
        renderCard={(payment) => <UnmatchedCard payment={payment} />}
        onClear={isNarrowed ? clear : undefined}
        empty={<EmptyState icon="done" title={say('noUnmatched')} text={say('noUnmatchedText')} />}
      />
    </>
  )
}
