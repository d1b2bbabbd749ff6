// The queue as it stands in the address; whoever opens it without one sees what waits, oldest first.
import { businessOwnerType, registrationStatus, registrationType } from '@bidyard/contract/enums/members'
import type { RegistrationStatus } from '@bidyard/contract/enums/members'
import type { Filter } from '@bidyard/contract/list'
import { readDays, readOne, withinDays } from '../parts/read-search.ts'
import { onlySet, readChoice, readOrder, type Given } from '../../../../ui/table/order.ts'

export const queueOrders = ['submittedAt', 'reviewedAt', 'shopName'] as const
export const shopKinds = ['new', 'known'] as const
export const findWays = ['name', 'shopName', 'businessNumber', 'uid', 'phoneNumber'] as const
export type FindWay = (typeof findWays)[number]

export const readQueueSearch = (given: Given) => ({
  ...onlySet({
    state: given['state'] === 'all' ? 'all' as const : readChoice(registrationStatus, given['state']),
    kind: readChoice(registrationType, given['kind']),
    owner: readChoice(businessOwnerType, given['owner']),
    shop: readOne(shopKinds, given['shop']),
    sort: readOrder(queueOrders, given['sort']),
  }),
  ...readDays(given),
})
export type QueueSearch = ReturnType<typeof readQueueSearch>

export const stateOf = ({ state = 'inProgress' }: QueueSearch): RegistrationStatus | 'all' => state

/** What waits longest comes first; what is done, the latest. */
export const orderIn = (search: QueueSearch) =>
  search.sort ?? (stateOf(search) === 'inProgress' ? 'submittedAt' : '-submittedAt')

/** Numbers are kept as digits and found whole; of names any part will do. */
const foundBy = (by: FindWay, text: string): Filter => {
  if (text === '') return {}
  const digits = text.replaceAll(/\D/g, '')
  if (by === 'phoneNumber') return { phoneNumber: { eq: text } }
  if (by === 'businessNumber') return { businessNumber: { like: digits === '' ? text : digits } }
  return { [by]: { like: text } }
}

export const queueFilter = (search: QueueSearch, find: { readonly by: FindWay; readonly text: string }): Filter => {
  const { kind, owner, shop } = search
  const state = stateOf(search)
  const submittedAt = withinDays(search)
  return {
    ...(state === 'all' ? {} : { state: { eq: state } }),
    ...(kind === undefined ? {} : { registrationType: { eq: kind } }),
    ...(owner === undefined ? {} : { businessOwnerType: { eq: owner } }),
    ...(shop === undefined ? {} : { isNewShop: { eq: shop === 'new' } }),
    ...(submittedAt === undefined ? {} : { submittedAt }),
    ...foundBy(find.by, find.text),
  }
}
