// The list of requests about personal data as it stands in the address: kind, state and order.
import { dataRequestKind, dataRequestState } from '@bidyard/contract/enums/work/own-data'
import type { Filter } from '@bidyard/contract/list'
import { type Given, onlySet, readChoice, readOrder } from '../../../../ui/table/order.ts'

export const requestOrders = ['decideUntil', 'createdAt'] as const

export const readRequestsSearch = (given: Given) => onlySet({
  kind: readChoice(dataRequestKind, given['kind']),
  state: readChoice(dataRequestState, given['state']),
  sort: readOrder(requestOrders, given['sort']),
})
export type RequestsSearch = ReturnType<typeof readRequestsSearch>

export const requestsFilter = ({ kind, state }: RequestsSearch): Filter => ({
  ...(kind === undefined ? {} : { kind: { eq: kind } }),
  ...(state === undefined ? {} : { state: { eq: state } }),
})
