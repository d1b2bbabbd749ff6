// The list of past auctions as it stands in the address.
import { pastAuctionResult } from '@bidyard/contract/enums/auctions'
import { contractKind } from '@bidyard/contract/enums/contracts'
import type { Filter } from '@bidyard/contract/list'
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import { type Given, onlySet, readChoice, readOrder, readText } from '../../../../ui/table/order.ts'

export const pastOrders = ['closedAt', 'amountWon', 'modelYear'] as const

export const readPastSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    result: readChoice(pastAuctionResult, given['result']),
    kind: readChoice(contractKind, given['kind']),
    sort: readOrder(pastOrders, given['sort']),
  })
export type PastSearch = ReturnType<typeof readPastSearch>

/** Every plate has digits, and hardly a model begins with two of them. */
const isPlate = (text: string): boolean => /^\d{2}|\d{4}$/.test(carNumberOf(text))

export const pastFilter = ({ find, result, kind }: PastSearch): Filter => ({
  ...(find === undefined ? {} : isPlate(find)
    ? { carNumber: { like: carNumberOf(find) } } : { model: { like: find } }),
  ...(result === undefined ? {} : { result: { eq: result } }),
  ...(kind === undefined ? {} : { kind: { eq: kind } }),
})
