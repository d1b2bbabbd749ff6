// The deposits of all shops: waited for, held, used and given back.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { shopDepositState } from '@bidyard/contract/enums/finance'
import { shopKind } from '@bidyard/contract/enums/shops'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { ExportButton } from '../../../../api/exports/export-button.tsx'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { MayAsk } from '../../../../api/may-ask.tsx'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
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
import { type AskedDeposit, DepositDialog, RequestDeposit } from './deposit-acts.tsx'
import { DepositCard, useDepositColumns } from './deposit-rows.tsx'
import { depositOrders, depositsFilter, readDepositsSearch } from './deposits-search.ts'

/** What is asked stays open when its row goes: whoever was slower is told so, and loses nothing written. */
export const DepositsScreen = (): ReactNode => {
  const say = useText('money')
  const given = useSearch({ from: '/framed/office/money/deposits' })
  const search = useMemo(() => readDepositsSearch(given), [given])
  const { change } = useAddress(search)
  const [requesting, setRequesting] = useState(false)
  const [asked, setAsked] = useState<AskedDeposit | null>(null)
  const columns = useDepositColumns(setAsked)
  const order = search.sort ?? '-createdAt'
  const filter = useMemo(() => depositsFilter(search), [search])
  const rows = useEndless(financeCalls.listShopDeposits, { filter, sort: sortOf(order) })
  useTitle(say('deposits'))
  const { find, state, kind, shop } = search
  const count = [state, kind, shop].filter((one) => one !== undefined).length
  const clear = () => change({ find: undefined, state: undefined, kind: undefined, shop: undefined })
  return (
    <>
      <PageHeader
        title={say('deposits')}
        summary={say('depositsText')}
        actions={
          <>
            <ExportButton parts={[{ list: 'deposits', query: { filter, sort: sortOf(order) } }]} />
            <MayAsk call={financeCalls.requestShopDeposit}>
              <Button icon="plus" onClick={() => setRequesting(true)}>{say('requestVerb')}</Button>
            </MayAsk>
          </>
        }
      />
      <FilterBar
        find={<FindLine label={say('findShop')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <ChoiceFilter
          label={say('state')} of={shopDepositState} value={state} onChange={(next) => change({ state: next })}
        />
        <ChoiceFilter label={say('shopKind')} of={shopKind} value={kind} onChange={(next) => change({ kind: next })} />
      </FilterBar>
      <OneShop shop={shop} name={rows.items[0]?.shopName} change={change} />
      <EndlessRows
        label={say('deposits')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(depositOrders, sort) })}
        renderCard={(deposit) => <DepositCard deposit={deposit} onAsk={setAsked} />}
        onClear={count > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="card" title={say('noDeposits')} text={say('noDepositsText')} />}
      />
      {asked !== null && <DepositDialog {...asked} onClose={() => setAsked(null)} />}
      {requesting && <RequestDeposit onClose={() => setRequesting(false)} />}
    </>
  )
}
