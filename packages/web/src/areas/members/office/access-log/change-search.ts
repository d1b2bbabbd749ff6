// The log of changes as it stands in the address: whose, of what, on which days.
import { readDays, readId, readOne } from '../parts/read-search.ts'
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
