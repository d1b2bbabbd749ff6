// The accounts of the ledger with their balances; one of a shop leads to its entries, one of a car to the car's money.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { ledgerAccountKind } from '@bidyard/contract/enums/finance'
import type { ItemOf } from '@bidyard/contract/list'
import { useMemo } from 'react'
import { useEndless } from '../../../../api/list/use-endless.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { When } from '../../../../ui/show/when.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ChoiceFilter } from '../../../../ui/table/choice-filter.tsx'
import type { Column } from '../../../../ui/table/column.ts'
import { EndlessRows } from '../../../../ui/table/endless-rows.tsx'
import { FilterBar } from '../../../../ui/table/filter-bar.tsx'
import { orderOf, sortChoiceOf, sortOf } from '../../../../ui/table/order.ts'
import { RowCard } from '../../../../ui/table/row-card.tsx'
import { RowLink } from '../../../../ui/table/row-link.tsx'
import type { LedgerTabProps } from './entries-tab.tsx'
import { OneShop } from '../parts/one-shop.tsx'
import { accountOrders, accountsFilter } from './ledger-search.ts'

type Account = ItemOf<typeof financeCalls.listLedgerAccounts>

const Owner = ({ account: { kind, ownerId, ownerName } }: { readonly account: Account }) => {
  const say = useText('money')
  const name = ownerName ?? ownerId
  if (ownerId === null) return <span className="text-ink-soft">{say('house')}</span>
  if (kind === 'carMoneyHeld') return <RowLink to="/office/contracts/$id" params={{ id: ownerId }}>{name}</RowLink>
  if (kind === 'sellerReceivable') return <RowLink to="/office/orders/$id" params={{ id: ownerId }}>{name}</RowLink>
  return <RowLink to="/office/money/ledger" search={{ shop: ownerId }}>{name}</RowLink>
}

const useAccountColumns = (): readonly Column<Account>[] => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  return useMemo(() => [
    {
      key: 'kind', title: say('account'), widthPx: 152, englishPx: 156, sortable: true,
      cell: ({ kind }) => word(ledgerAccountKind, kind),
    },
    { key: 'owner', title: say('owner'), widthPx: 112, grows: true, cell: (account) => <Owner account={account} /> },
    {
      key: 'balanceWon', title: say('balance'), widthPx: 144, align: 'end', sortable: true,
      cell: ({ balanceWon }) => <b>{format.won(balanceWon)}</b>,
    },
    { key: 'moved', title: say('movedAt'), widthPx: 140, cell: ({ updatedAt }) => <When at={updatedAt} /> },
  ], [say, word, format])
}

export const AccountsTab = ({ search, change }: LedgerTabProps) => {
  const say = useText('money')
  const word = useWord()
  const format = useFormat()
  const columns = useAccountColumns()
  const { account, shop } = search
  const order = search.by ?? 'kind'
  const filter = useMemo(() => accountsFilter(search), [search])
  const rows = useEndless(financeCalls.listLedgerAccounts, { filter, sort: sortOf(order) })
  const count = [account, shop].filter((one) => one !== undefined).length
  const clear = () => change({ account: undefined, shop: undefined })
  return (
    <>
      <FilterBar find={null} chosen={count} onClear={clear}>
        <ChoiceFilter
          label={say('account')} of={ledgerAccountKind} value={account} onChange={(next) => change({ account: next })}
        />
      </FilterBar>
      <OneShop shop={shop} name={rows.items[0]?.ownerName} change={change} />
      <EndlessRows
        label={say('accounts')}
        result={rows}
        columns={columns}
        sort={sortChoiceOf(order)}
        onSortChange={(sort) => change({ by: orderOf(accountOrders, sort) })}
        renderCard={(row) => (
          <RowCard
            title={word(ledgerAccountKind, row.kind)}
            badge={<b className="figures whitespace-nowrap">{format.won(row.balanceWon)}</b>}
            lines={[<Owner key="owner" account={row} />]}
          />
        )}
        onClear={count > 0 ? clear : undefined}
        empty={<EmptyState icon="list" title={say('noAccounts')} />}
        height="max(20rem, calc(100dvh - 23rem))"
      />
    </>
  )
}
