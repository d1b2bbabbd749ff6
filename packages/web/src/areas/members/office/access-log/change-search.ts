// The log of changes as it stands in the address: whose, of what, on which days.
import type { Filter } from '@bidyard/contract/list'
import { readDays, readId, readOne, withinDays } from '../parts/read-search.ts'
import { onlySet, readText, type Given } from '../../../../ui/table/order.ts'
import { changeActs, changeSubjects } from './change-acts.ts'

export const readChangeSearch = (given: Given) => ({
  tab: 'changes' as const,
  ...onlySet({
    user: readId(given['user']),
    act: readOne(changeActs, given['act']),
    subject: readOne(changeSubjects, given['subject']),
    of: readText(given['of']),
    sort: given['sort'] === 'createdAt' ? 'createdAt' as const : undefined,
  }),
  ...readDays(given),
})
export type ChangeSearch = ReturnType<typeof readChangeSearch>

export const changeFilter = (search: ChangeSearch, uid: string): Filter => {
  const { user, act, subject, of } = search
  const createdAt = withinDays(search)
  return {
    ...(user === undefined ? {} : { userId: { eq: user } }),
    ...(act === undefined ? {} : { act: { eq: act } }),
    ...(subject === undefined ? {} : { subject: { eq: subject } }),
    ...(of === undefined ? {} : { subjectId: { eq: of } }),
    ...(createdAt === undefined ? {} : { createdAt }),
    ...(uid === '' ? {} : { uid: { like: uid } }),
  }
}
