// The list of transports as it stands in the address.
import { transportKind, transportState } from '@bidyard/contract/enums/yard'
import type { Filter } from '@bidyard/contract/list'
import { type Given, onlySet, readChoice, readOrder, readText } from '../../../ui/table/order.ts'

export const transportOrders = ['wishedAt', 'arrivedAt', 'leftAt', 'createdAt'] as const

export const readTransportsSearch = (given: Given) => onlySet({
  find: readText(given['find']),
  state: readChoice(transportState, given['state']),
  kind: readChoice(transportKind, given['kind']),
  sort: readOrder(transportOrders, given['sort']),
  /** The transport whose sheet is open. */
  open: readText(given['open']),
})
export type TransportsSearch = ReturnType<typeof readTransportsSearch>

export const transportsFilter = ({ find, state, kind }: TransportsSearch): Filter => ({
  ...(find === undefined ? {} : { carNumber: { like: find.replaceAll(' ', '') } }),
  ...(state === undefined ? {} : { state: { eq: state } }),
  ...(kind === undefined ? {} : { kind: { eq: kind } }),
})
