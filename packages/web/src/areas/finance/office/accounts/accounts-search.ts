// The list of account numbers as it stands in the address.
import { virtualAccountPurpose, virtualAccountStanding } from '@bidyard/contract/enums/finance'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../../ui/table/order.ts'
import { readId } from '../parts/read-id.ts'

export const accountOrders = ['dueAt', 'paidAt', 'amountWon'] as const

export const readAccountsSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    standing: readChoice(virtualAccountStanding, given['standing']),
    purpose: readChoice(virtualAccountPurpose, given['purpose']),
    shop: readId(given['shop']),
    sort: readOrder(accountOrders, given['sort']),
  })
export type AccountsSearch = ReturnType<typeof readAccountsSearch>

const isDigits = (find: string): boolean => /^[\d-]{3,}$/.test(find)

export const accountsFilter = ({ find, standing, purpose, shop }: AccountsSearch): Filter => ({
  ...(find === undefined
    ? {}
    : isDigits(find) ? { accountNumber: { like: find.replaceAll('-', '') } } : { shopName: { like: find } }),
  ...(standing === undefined ? {} : { standing: { eq: standing } }),
  ...(purpose === undefined ? {} : { purpose: { eq: purpose } }),
  ...(shop === undefined ? {} : { shopId: { eq: shop } }),
})
