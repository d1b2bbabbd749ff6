// Every hour, and after each deletion that was granted: takes what nothing keeps any more, once on any number of nodes.
import type { JobRun } from '../../../runtime/work/jobs.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { releaseFiles } from '../../files/for-other-areas.ts'
import { keptOf } from '../own-data/keeping-rules.ts'
import type { Kept } from '../own-data/kept.ts'
import {
  updateAccount, updateAppeals, updatePerson, updateRegistrations, updateReports, updateRequests,
} from './erase.sql.ts'
import { type Erasure, listLastFacts, lockDueErasure, updateErasure } from './erasures.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Every hour, and when somebody is deleted. */
    eraseMembers: object
  }
}

const words = { gone: '보관 기간이 지나 삭제되었습니다.' }
const emptyPerson = { name: '삭제됨', birthday: '19000101', phone: '00000000000' }

const takers = {
  registrations: updateRegistrations, reports: updateReports, appeals: updateAppeals, requests: updateRequests,
} as const
const isWritten = (section: string): section is keyof typeof takers => section in takers

const takePart = async (tx: Tx, personal: PersonalData, erasure: Erasure, section: Kept['section']): Promise<void> => {
  if (isWritten(section)) await takers[section](erasure, tx, words)
  if (section === 'person' && erasure.personId !== null)
    await updatePerson(tx, erasure.personId, {
      name: emptyPerson.name, birthday: personal.seal(emptyPerson.birthday), phone: personal.seal(emptyPerson.phone),
    })
}

const everything = ['person', 'registrations', 'reports', 'appeals', 'requests'] as const

/** Of what stays the first time is the next one at which something goes. */
const nextOf = (kept: readonly Kept[]): Date | null =>
  kept.flatMap(({ until }) => until ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null

const eraseOne = async (tx: Tx, personal: PersonalData, erasure: Erasure, now: Date): Promise<readonly string[]> => {
  const { memberId, userId } = erasure
  const isFirst = erasure.erasedAt === null
  const kept = isFirst
    ? keptOf(await listLastFacts(tx, userId, memberId), now)
    : erasure.kept.filter(({ until }) => until === null || until > now)
  if (isFirst) {
    await releaseFiles(tx, { subject: 'memberProfile', subjectIds: [memberId], keepDays: 0 })
    await updateAccount(erasure, tx)
  }
  const before: readonly Kept['section'][] = isFirst ? everything : erasure.kept.map(({ section }) => section)
  const gone = before.filter((section) => !kept.some((one) => one.section === section))
  for (const section of gone) await takePart(tx, personal, erasure, section)
  await updateErasure(tx, memberId, {
    kept, nextAt: nextOf(kept), personId: gone.includes('person') ? null : erasure.personId,
  })
  return [...(isFirst ? ['account'] : []), ...gone]
}

export const eraseMembers = ({ personal }: { readonly personal: PersonalData }): JobRun<object> =>
  async (_, { act, signal }) => {
    for (let isLeft = true; isLeft && !signal.aborted; )
      isLeft = await act('clock', async ({ tx, now, doer }) => {
        const erasure = await lockDueErasure(tx)
        if (erasure === undefined) return false
        const gone = await eraseOne(tx, personal, erasure, now)
        await writeAudit(tx, doer, [{
          act: 'erase member', subject: 'member', subjectId: erasure.memberId, after: { gone },
        }])
        return true
      })
  }
