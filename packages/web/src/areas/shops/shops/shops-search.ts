// The list of shops as it stands in the address.
import { shopGrade, shopState } from '@bidyard/contract/enums/shops'
import type { Filter } from '@bidyard/contract/list'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../ui/table/order.ts'
import { foundBy } from '../parts/found-by.ts'

export const shopOrders = ['shopName', 'createdAt', 'updatedAt'] as const

export const readShopsSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    state: readChoice(shopState, given['state']),
    grade: readChoice(shopGrade, given['grade']),
    sort: readOrder(shopOrders, given['sort']),
  })
export type ShopsSearch = ReturnType<typeof readShopsSearch>

export const shopsFilter = ({ find, state, grade }: ShopsSearch): Filter => ({
  ...foundBy(find, 'shopName'),
  ...(state === undefined ? {} : { state: { eq: state } }),
  ...(grade === undefined ? {} : { grade: { eq: grade } }),
})
