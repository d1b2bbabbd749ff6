// The list of requests about personal data as it stands in the address; without one it shows what waits, by its day.
import { dataRequestKind, dataRequestState, type DataRequestState } from '@bidyard/contract/enums/work/own-data'
import type { Filter } from '@bidyard/contract/list'
import { type Given, onlySet, readChoice, readOrder } from '../../../../ui/table/order.ts'

export const requestOrders = ['decideUntil', 'createdAt'] as const

export const readRequestsSearch = (given: Given) => onlySet({
  kind: readChoice(dataRequestKind, given['kind']),
  state: given['state'] === 'all' ? 'all' as const : readChoice(dataRequestState, given['state']),
  sort: readOrder(requestOrders, given['sort']),
})
export type RequestsSearch = ReturnType<typeof readRequestsSearch>

/** Undefined: all of them. */
export const stateOf = ({ state = 'submitted' }: RequestsSearch): DataRequestState | undefined =>
  (state === 'all' ? undefined : state)

/** What waits stands by its day; what is decided, the latest first. */
export const orderIn = (search: RequestsSearch) =>
  search.sort ?? (stateOf(search) === 'submitted' ? 'decideUntil' : '-createdAt')

export const requestsFilter = (search: RequestsSearch): Filter => {
  const [{ kind }, state] = [search, stateOf(search)]
  return {
    ...(kind === undefined ? {} : { kind: { eq: kind } }), ...(state === undefined ? {} : { state: { eq: state } }),
  }
}
