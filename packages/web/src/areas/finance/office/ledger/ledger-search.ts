// The ledger as it stands in the address: entries or accounts, what is looked for, and the entry that is open.
import { ledgerAccountKind, ledgerAct } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../../ui/table/order.ts'
import { readId } from '../parts/read-id.ts'

export const entryOrders = ['happenedAt', 'createdAt'] as const
export const accountOrders = ['balanceWon', 'kind'] as const

export const readLedgerSearch = (given: Given) =>
  onlySet({
    tab: given['tab'] === 'accounts' ? ('accounts' as const) : undefined,
    act: readChoice(ledgerAct, given['act']),
    account: readChoice(ledgerAccountKind, given['account']),
    source: readText(given['source']),
    shop: readId(given['shop']),
    subject: readText(given['subject']),
    entry: readId(given['entry']),
    sort: readOrder(entryOrders, given['sort']),
    by: readOrder(accountOrders, given['by']),
  })
export type LedgerSearch = ReturnType<typeof readLedgerSearch>

export const entriesFilter = ({ act, source, shop, subject }: LedgerSearch): Filter => ({
  ...(act === undefined ? {} : { act: { eq: act } }),
  ...(source === undefined ? {} : { source: { like: source } }),
  ...(shop === undefined ? {} : { shopId: { eq: shop } }),
  ...(subject === undefined ? {} : { subjectId: { eq: subject } }),
})

export const accountsFilter = ({ account, shop }: LedgerSearch): Filter => ({
  ...(account === undefined ? {} : { kind: { eq: account } }),
  ...(shop === undefined ? {} : { ownerId: { eq: shop } }),
})
