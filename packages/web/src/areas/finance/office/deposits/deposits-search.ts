// The list of deposits as it stands in the address.
import { shopDepositState } from '@bidyard/contract/enums/finance'
import { shopKind } from '@bidyard/contract/enums/shops'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../../ui/table/order.ts'
import { readId } from '../parts/read-id.ts'

export const depositOrders = ['createdAt', 'updatedAt'] as const

export const readDepositsSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    state: readChoice(shopDepositState, given['state']),
    kind: readChoice(shopKind, given['kind']),
    shop: readId(given['shop']),
    sort: readOrder(depositOrders, given['sort']),
  })
export type DepositsSearch = ReturnType<typeof readDepositsSearch>

export const depositsFilter = ({ find, state, kind, shop }: DepositsSearch): Filter => ({
  ...(find === undefined ? {} : { shopName: { like: find } }),
  ...(state === undefined ? {} : { state: { eq: state } }),
  ...(kind === undefined ? {} : { kind: { eq: kind } }),
  ...(shop === undefined ? {} : { shopId: { eq: shop } }),
})
