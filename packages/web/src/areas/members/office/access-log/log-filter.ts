// What both logs are asked by: whose line, which act, of what, on which days.
import type { Filter } from '@bidyard/contract/list'
import { withinDays } from '../parts/read-search.ts'

type LogSearch = Parameters<typeof withinDays>[0] & {
  readonly user?: string | undefined
  readonly act?: string | undefined
  readonly subject?: string | undefined
  readonly of?: string | undefined
}

export const logFilter = (search: LogSearch, uid: string): Filter => {
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
