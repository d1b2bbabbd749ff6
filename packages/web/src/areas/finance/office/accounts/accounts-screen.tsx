// The account numbers that shops pay into: what is waited for, what arrived, and what ran out.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { virtualAccountPurpose, virtualAccountStanding } from '@bidyard/contract/enums/finance'
import { useSearch } from '@tanstack/react-router'
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
import { OneShop } from '../parts/one-shop.tsx'
import { AccountCard, useAccountColumns } from './account-rows.tsx'
import { accountOrders, accountsFilter, readAccountsSearch } from './accounts-search.ts'

export const AccountsScreen = (): ReactNode => {
  const say = useText('money')
  const given = useSearch({ from: '/framed/office/money/accounts' })
  const search = useMemo(() => readAccountsSearch(given), [given])
  const { change } = useAddress(search)
  const columns = useAccountColumns()
  const order = search.sort ?? '-dueAt'
  const filter = useMemo(() => accountsFilter(search), [search])
  const rows = useEndless(financeCalls.listVirtualAccounts, { filter, sort: sortOf(order) })
  useTitle(say('bankAccounts'))
  const { find, standing, purpose, shop } = search
  const count = [standing, purpose, shop].filter((one) => one !== undefined).length
  const clear = () => change({ find: undefined, standing: undefined, purpose: undefined, shop: undefined })
  return (
    <>
      <PageHeader
        title={say('bankAccounts')}
        summary={say('bankAccountsText')}
        actions={<ExportButton parts={[{ list: 'virtualAccounts', query: { filter, sort: sortOf(order) } }]} />}
      />
      <FilterBar
        find={<FindLine label={say('findAccount')} value={find} onFind={(next) => change({ find: next }, true)} />}
        chosen={count}
        onClear={clear}
      >
        <ChoiceFilter
          label={say('state')} of={virtualAccountStanding} value={standing}
          onChange={(next) => change({ standing: next })}
        />
        <ChoiceFilter
          label={say('purpose')} of={virtualAccountPurpose} value={purpose}
          onChange={(next) => change({ purpose: next })}
        />
      </FilterBar>
      <OneShop shop={shop} name={rows.items[0]?.shopName} change={change} />
      <EndlessRows
        label={say('bankAccounts')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ sort: orderOf(accountOrders, sort) })}
        renderCard={(account) => <AccountCard account={account} />}
        onClear={count > 0 || find !== undefined ? clear : undefined}
        empty={<EmptyState icon="card" title={say('noBankAccounts')} text={say('noBankAccountsText')} />}
      />
    </>
  )
}
