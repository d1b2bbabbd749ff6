// The list of orders as it stands in the address.
import { orderState } from '@bidyard/contract/enums/cars'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import type { Filter } from '@bidyard/contract/list'
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../../ui/table/order.ts'

export const orderOrders = ['createdAt', 'orderNo', 'confirmedAt', 'dueAt'] as const

export const readOrdersSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    state: readChoice(orderState, given['state']),
    kind: readChoice(contractKind, given['kind']),
    house: readChoice(auctionHouseType, given['house']),
    region: readChoice(province, given['region']),
    byHand: given['byHand'] === true ? true : undefined,
    sort: readOrder(orderOrders, given['sort']),
  })
export type OrdersSearch = ReturnType<typeof readOrdersSearch>

const isOrderNo = (find: string): boolean => /^[sS]\d{3,4}-?/.test(find)
const eq = (value: unknown): Filter[string] => ({ eq: value })

/** A plate is typed with and without blanks; an order is known by its number. */
export const ordersFilter = ({ find, state, kind, house, region, byHand }: OrdersSearch): Filter => ({
  ...(find === undefined ? {} : isOrderNo(find)
    ? { orderNo: { like: find.toUpperCase() } } : { carNumber: { like: carNumberOf(find) } }),
  ...(state === undefined ? {} : { state: eq(state) }),
  ...(kind === undefined ? {} : { kind: eq(kind) }),
  ...(house === undefined ? {} : { houseType: eq(house) }),
  ...(region === undefined ? {} : { region: eq(region) }),
  ...(byHand === undefined ? {} : { isByHand: eq(byHand) }),
})
