// What was billed to the shop and what became of it: narrowed by state, fee and what is overdue.
import { amountCalls } from '@bidyard/contract/calls/finance/amounts'
import { amountState, feeType } from '@bidyard/contract/enums/finance'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { amountOrders } from '../finance-search.ts'
import { AmountCard, useAmountColumns } from './amount-rows.tsx'
import { AmountSheet } from './amount-sheet.tsx'
import { amountsFilter, conditionsOf } from './amounts-filter.ts'

export const AmountsTab = () => {
  const say = useText('finance')
  const { search, change } = useAddress(useSearch({ from: '/framed/dealer/finance' }))
  const columns = useAmountColumns()
  const order = search.sort ?? '-createdAt'
  const conditions = useMemo(() => conditionsOf(search), [search])
  const filter = useMemo(() => amountsFilter(conditions), [conditions])
  const rows = useEndless(amountCalls.listAmounts, { filter, sort: sortOf(order) })
  const { find, state, fee, overdue } = conditions
  const clear = () => change({ find: undefined, state: undefined, fee: undefined, overdue: undefined })
  const chosen = [state, fee, overdue].filter((one) => one !== undefined).length
  return (
    <>
      <FilterBar
        chosen={chosen}
        onClear={clear}
        find={<FindLine label={say('findAmount')} value={find} onFind={(next) => change({ find: next }, true)} />}
      >
        <ChoiceFilter
          label={say('state')} of={amountState} value={state} onChange={(next) => change({ state: next })}
        />
        <ChoiceFilter label={say('feeType')} of={feeType} value={fee} onChange={(next) => change({ fee: next })} />
        <FilterChip
          label={say('onlyOverdue')}
          pressed={overdue === true}
          onPressedChange={(pressed) => change({ overdue: pressed ? true : undefined })}
        />
      </FilterBar>
      <EndlessRows
        label={say('amounts')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(amountOrders, sort) })}
        onOpen={({ id }) => change({ amount: id })}
        beside={<ExportButton parts={[{ list: 'amounts', query: { filter, sort: sortOf(order) } }]} size="small" />}
        renderCard={(amount) => <AmountCard amount={amount} />}
        onClear={chosen > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="receipt" title={say('noAmounts')} text={say('noAmountsText')} />}
      />
      <AmountSheet amounts={rows.items} />
    </>
  )
}
