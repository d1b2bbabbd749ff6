// Every hour, and whenever somebody has left: takes what nothing keeps any more, once on any number of nodes.
import type { JobRun } from '../../../runtime/work/jobs.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { releaseFiles } from '../../files/for-other-areas.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { forgetLetters } from '../../notices/for-other-areas.ts'
import { keptOf } from '../own-data/keeping-rules.ts'
import type { Kept } from '../own-data/kept.ts'
import { ownObstaclesOf } from '../requests/obstacles.ts'
import { blankPerson, blanks } from './blanks.ts'
import { eraseApplicants } from './erase-applicants.ts'
import {
  insertShopPapers, listRegistrationIds, lockPerson, lockShopsWithPapers, updateAccount, updateAppeals,
  updateCancelRequests, updateFiles, updateName, updatePapers, updatePerson, updateRegistrations, updateReports,
  updateRequests, updateTold,
} from './erase.sql.ts'
import { type Erasure, listLastFacts, lockDueErasure, updateErasure, updatePutOff } from './erasures.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Every hour, and when somebody has left. */
    eraseMembers: object
  }
}

const waitDays = 1
const closedDays = 30
const dayMs = 86_400_000

type Outcome = 'gone' | 'waits' | 'elsewhere'
type Take = (tx: Tx, erasure: Erasure, personal: PersonalData) => Promise<Outcome>

const takeTexts = (update: (erasure: Erasure, tx: Tx, words: typeof blanks) => Promise<void>): Take =>
  async (tx, erasure) => {
    await update(erasure, tx, blanks)
    return 'gone'
  }

const takePerson: Take = async (tx, erasure, personal) => {
  const { personId, memberId } = erasure
  if (personId !== null) {
    const needed = await lockPerson(tx, personId, memberId)
    if (needed !== 'nobody') return needed === 'another' ? 'elsewhere' : 'waits'
    await updatePerson(tx, personId, blankPerson(personal))
  }
  await updateName(tx, erasure)
  return 'gone'
}

/** With what was told beside them: of a registration a name and the right stay. */
const takePapers: Take = async (tx, erasure) => {
  const ids = await listRegistrationIds(tx, erasure)
  await insertShopPapers(tx, ids, closedDays)
  await releaseFiles(tx, { subject: 'memberRegistration', subjectIds: ids, keepDays: 0 })
  await updatePapers(tx, blanks, ids)
  await updateTold(erasure, tx, blanks)
  return 'gone'
}

const takeMessages: Take = async (tx, erasure) => {
  await forgetLetters(tx, { memberId: erasure.memberId, registrationIds: await listRegistrationIds(tx, erasure) }, null)
  return 'gone'
}

const takers = {
  papers: takePapers, files: takeTexts(updateFiles), registrations: takeTexts(updateRegistrations),
  reports: takeTexts(updateReports), cancelRequests: takeTexts(updateCancelRequests),
  appeals: takeTexts(updateAppeals), requests: takeTexts(updateRequests),
  messages: takeMessages, person: takePerson,
} as const
type Section = keyof typeof takers
const sections = Object.keys(takers) as Section[]

/** Of what stays the first time is the next one at which something goes. */
const nextOf = (kept: readonly Kept[]): Date | null =>
  kept.flatMap(({ until }) => until ?? []).toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null

/** What goes whatever the law keeps. Answers what stays then. */
const takeAccount = async (tx: Tx, erasure: Erasure, now: Date): Promise<readonly Kept[]> => {
  const { memberId, userId, personId } = erasure
  const facts = await listLastFacts(tx, userId, memberId)
  const registrationIds = await listRegistrationIds(tx, erasure)
  const messages = await forgetLetters(tx, { memberId, registrationIds }, 'deletionGranted')
  const kept = keptOf({ ...facts, ...(messages === null ? {} : { messages }) }, now)
  await releaseFiles(tx, { subject: 'memberProfile', subjectIds: [memberId], keepDays: 0 })
  await updateAccount(erasure, tx)
  // Behind any other login stands a person, who is told as long as need be.
  if (personId !== null) await updateName(tx, erasure)
  return kept
}

const eraseOne = async (tx: Tx, personal: PersonalData, erasure: Erasure, now: Date): Promise<readonly string[]> => {
  const isFirst = erasure.erasedAt === null
  const kept = isFirst
    ? await takeAccount(tx, erasure, now) : erasure.kept.filter(({ until }) => until === null || until > now)
  const before = isFirst ? sections : sections.filter((one) => erasure.kept.some(({ section }) => section === one))
  const outcomes = new Map<Section, Outcome>()
  for (const section of before)
    if (!kept.some((one) => one.section === section))
      outcomes.set(section, await takers[section](tx, erasure, personal))
  const waits = [...outcomes].flatMap(([section, outcome]) =>
    (outcome === 'waits' ? [{ section, until: new Date(now.getTime() + waitDays * dayMs) }] : []))
  const left = [...waits, ...kept]
  await updateErasure(tx, erasure.memberId, {
    kept: left, nextAt: nextOf(left),
    personId: left.some(({ section }) => section === 'person') ? erasure.personId : null,
  })
  const gone = [...outcomes].flatMap(([section, outcome]) => (outcome === 'gone' ? [section] : []))
  return [...(isFirst ? ['account'] : []), ...gone]
}

/** Where the office ended a membership something of it may be open still. */
const isObstructed = async (tx: Tx, { erasedAt, memberId }: Erasure): Promise<boolean> => {
  const member = erasedAt === null ? await findMember(tx, memberId) : undefined
  return member !== undefined && (await ownObstaclesOf(tx, member)).length > 0
}

const eraseNext = async ({ tx, now, doer }: ReactionGiven, personal: PersonalData, erasure: Erasure): Promise<void> => {
  const { memberId } = erasure
  if (await isObstructed(tx, erasure)) return updatePutOff(tx, memberId, waitDays)
  const gone = await eraseOne(tx, personal, erasure, now)
  if (gone.length > 0)
    await writeAudit(tx, doer, [{ act: 'erase member', subject: 'member', subjectId: memberId, after: { gone } }])
}

/** The papers of a shop are its own while it is open, and until nobody takes its closing back. */
const releaseShopPapers = async (tx: Tx): Promise<void> => {
  const subjectIds = await lockShopsWithPapers(tx, closedDays)
  await releaseFiles(tx, { subject: 'shop', subjectIds, keepDays: 0 })
}

export const eraseMembers = ({ personal }: { readonly personal: PersonalData }): JobRun<object> =>
  async (_, { act, log, signal }) => {
    /** One that breaks waits for another day and holds up nobody. */
    const eraseAny = async (): Promise<boolean> => {
      const held: { memberId?: string } = {}
      try {
        return await act('clock', async (given) => {
          const erasure = await lockDueErasure(given.tx)
          if (erasure === undefined) return false
          held.memberId = erasure.memberId
          await eraseNext(given, personal, erasure)
          return true
        })
      } catch (error) {
        const { memberId } = held
        if (memberId === undefined) throw error
        log.error('a member who left could not be erased', { error, member: memberId })
        await act('clock', ({ tx }) => updatePutOff(tx, memberId, waitDays))
        return true
      }
    }
    for (let isLeft = true; isLeft && !signal.aborted; ) isLeft = await eraseAny()
    await act('clock', ({ tx }) => releaseShopPapers(tx))
    for (let isLeft = true; isLeft && !signal.aborted; )
      isLeft = await act('clock', (given) => eraseApplicants(given, personal))
  }
