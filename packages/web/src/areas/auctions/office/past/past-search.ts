// The list of past auctions as it stands in the address.
import { pastAuctionResult } from '@bidyard/contract/enums/auctions'
import { contractKind } from '@bidyard/contract/enums/contracts'
import type { Filter } from '@bidyard/contract/list'
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

export const pastFilter = ({ find, result, kind }: PastSearch): Filter => ({
  ...(find === undefined ? {} : { find: { like: find } }),
  ...(result === undefined ? {} : { result: { eq: result } }),
  ...(kind === undefined ? {} : { kind: { eq: kind } }),
})
