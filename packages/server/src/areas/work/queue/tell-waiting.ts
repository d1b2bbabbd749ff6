// Every hour: tells of work of the office that waits too long, or past its time; whoever hears of it was told once.
import { workKind } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { JobRun } from '../../../runtime/work/jobs.ts'
import { judged } from './judged.ts'
import { attendedBy } from './work-parts-rules.ts'
import { listLateWork } from './work-query.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Every hour. */
    tellWaiting: object
  }
}

export const tellWaiting: JobRun<object> = async (_, { act }) => {
  await act('clock', async ({ tx, emit }) => {
    const asked = { kinds: workKind.values, partOf: attendedBy, isRoot: false, ...judged }
    const late = await listLateWork(tx, asked, limits.workWaitsHours)
    for (const { kind, id, part, about, won, ownerId, waitsSince } of late)
      emit('workWaits', { kind, id, part, about, won, ownerId, since: timeOf(waitsSince) })
  })
}
