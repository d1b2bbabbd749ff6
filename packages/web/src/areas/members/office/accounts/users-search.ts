// The list of accounts as it stands in the address: state, role, days of the last sign-in and order.
import { userRole, userState } from '@bidyard/contract/enums/identity'
import type { Filter } from '@bidyard/contract/list'
import { readDays, withinDays } from '../parts/read-search.ts'
import { onlySet, readChoice, readOrder, type Given } from '../../../../ui/table/order.ts'

export const userOrders = ['uid', 'name', 'lastSignedInAt', 'createdAt'] as const
export const findWays = ['uid', 'name'] as const
export type FindWay = (typeof findWays)[number]

export const readUsersSearch = (given: Given) => ({
  ...onlySet({
    state: readChoice(userState, given['state']),
    role: readChoice(userRole, given['role']),
    sort: readOrder(userOrders, given['sort']),
  }),
  ...readDays(given),
})
export type UsersSearch = ReturnType<typeof readUsersSearch>

export const orderIn = ({ sort }: UsersSearch) => sort ?? 'uid'

export const usersFilter = (search: UsersSearch, find: { readonly by: FindWay; readonly text: string }): Filter => {
  const { state, role } = search
  const lastSignedInAt = withinDays(search)
  return {
    ...(state === undefined ? {} : { state: { eq: state } }),
    ...(role === undefined ? {} : { role: { eq: role } }),
    ...(lastSignedInAt === undefined ? {} : { lastSignedInAt }),
    ...(find.text === '' ? {} : { [find.by]: { like: find.text } }),
  }
}
