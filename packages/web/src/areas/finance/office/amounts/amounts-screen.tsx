// What shops owe and have paid, narrowed by state, kind and paper; a new fee is issued here.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { amountKind, amountState, billType, feeType, paymentMethod } from '@bidyard/contract/enums/finance'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { MayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FilterChip } from '../../../../ui/choice/filter-chip.tsx'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { FindLine } from '../../../../ui/table/find-line.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import { OneShop } from '../parts/one-shop.tsx'
import { AmountCard, useAmountColumns } from './amount-rows.tsx'
import { amountOrders, amountsFilter, type AmountsSearch, readAmountsSearch } from './amounts-search.ts'
import { IssueAmount } from './issue-amount.tsx'

interface FiltersProps {
  readonly search: AmountsSearch
  readonly change: (next: Partial<Record<keyof AmountsSearch, unknown>>) => void
}

const Filters = ({ search, change }: FiltersProps) => {
  const say = useText('money')
  const { state, kind, fee, bill, method, overdue, papers } = search
  return (
    <>
      <ChoiceFilter label={say('state')} of={amountState} value={state} onChange={(next) => change({ state: next })} />
      <ChoiceFilter label={say('kind')} of={amountKind} value={kind} onChange={(next) => change({ kind: next })} />
      <ChoiceFilter label={say('fee')} of={feeType} value={fee} onChange={(next) => change({ fee: next })} />
      <ChoiceFilter label={say('bill')} of={billType} value={bill} onChange={(next) => change({ bill: next })} />
      <ChoiceFilter
        label={say('method')} of={paymentMethod} value={method} onChange={(next) => change({ method: next })}
      />
      <FilterChip
        label={say('onlyOverdue')}
        pressed={overdue === true}
        onPressedChange={(pressed) => change({ overdue: pressed ? true : undefined })}
      />
      <FilterChip
        label={say('onlyPapers')}
        pressed={papers === true}
        onPressedChange={(pressed) =>
          change(pressed ? { papers: true, sort: 'billDueOn' } : { papers: undefined, sort: undefined })}
      />
    </>
  )
}

const nothing: Readonly<Record<Exclude<keyof AmountsSearch, 'sort'>, undefined>> = {
  find: undefined, state: undefined, kind: undefined, fee: undefined, bill: undefined, method: undefined,
  overdue: undefined, papers: undefined, shop: undefined,
}

export const AmountsScreen = (): ReactNode => {
  const say = useText('money')
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/money/amounts' })
  const search = useMemo(() => readAmountsSearch(given), [given])
  const { change } = useAddress(search)
  const [issuing, setIssuing] = useState(false)
  const columns = useAmountColumns(search.papers === true)
  const order = search.sort ?? '-createdAt'
  const filter = useMemo(() => amountsFilter(search), [search])
  const rows = useEndless(financeCalls.listAmounts, { filter, sort: sortOf(order) })
  useTitle(say('amounts'))
  const { sort: _order, find, ...chosen } = search
  const count = Object.keys(chosen).length
  // Their own order goes with them.
  const clear = () => change(search.papers === true ? { ...nothing, sort: undefined } : nothing)
  return (
    <>
      <PageHeader
        title={say('amounts')}
        summary={say('amountsText')}
        actions={
          <>
            <ExportButton parts={[{ list: 'amounts', query: { filter, sort: sortOf(order) } }]} />
            <MayAsk call={financeCalls.issueAmount}>
              <Button icon="plus" onClick={() => setIssuing(true)}>{say('issue')}</Button>
            </MayAsk>
          </>
        }
      />
      <FilterBar
        find={<FindLine label={say('findAmount')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <Filters search={search} change={change} />
      </FilterBar>
      <OneShop shop={search.shop} name={rows.items[0]?.shopName} change={change} />
      <EndlessRows
        label={say('amounts')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(amountOrders, sort) })}
        onOpen={({ id }) => void navigate({ to: '/office/money/amounts/$id', params: { id } })}
        renderCard={(amount) => <AmountCard amount={amount} />}
        onClear={count > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="receipt" title={say('noAmounts')} text={say('noAmountsText')} />}
      />
      {issuing && <IssueAmount onClose={() => setIssuing(false)} />}
    </>
  )
}
