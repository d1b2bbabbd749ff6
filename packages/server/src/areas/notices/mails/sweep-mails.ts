// Every few minutes: writes the daily mails that are due, and notes mails whose node died while it handed them over.
import { defaultNoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import { limits } from '@bidyard/contract/limits'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import type { JobRun } from '../../../runtime/work/jobs.ts'
import { listMembersById, type MemberRecord } from '../../members/for-other-areas.ts'
import { definitionOf } from '../catalogue.ts'
import { choiceFor, isStillTold } from '../settings/choice-rules.ts'
import { isQuietAt, lastTimeOf } from '../settings/quiet-rules.ts'
import { listSettings } from '../settings/settings.sql.ts'
import { deleteHeldMails, type HeldMail, listWaitingReaders, lockHeldMails, updateDigest } from './digest.sql.ts'
import { insertMails, updateLeft, updateLost, updateUnreached } from './mails.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Every few minutes. */
    sweepMails: object
  }
}

// Longer than a mail may take, and than its job.
const lostMinutes = 10
// Longer than all tries together.
const leftHours = 25

type Tx = ReactionGiven['tx']

/** Judged once more, as for pushes and phones: people change their minds while a mail waits, or leave. */
const keepWished = async (
  tx: Tx, member: MemberRecord, held: readonly HeldMail[],
): Promise<readonly HeldMail[]> => {
  const { choices } = (await listSettings(tx, [member.id])).get(member.id) ?? defaultNoticeSettings
  const wished = held.filter(({ kind }) => choiceFor(kind, choices).mail !== 'never' && isStillTold(kind, member))
  await deleteHeldMails(tx, held.filter((one) => !wished.includes(one)).map(({ id }) => id))
  return wished
}

/** What another version wrote and nobody can say any more lies before the office, and holds up nothing else. */
const keepReadable = async (tx: Tx, held: readonly HeldMail[]): Promise<readonly HeldMail[]> => {
  const readable: HeldMail[] = []
  for (const mail of held)
    try {
      definitionOf(mail.kind).says.say(mail.facts)
      readable.push(mail)
    } catch (error) {
      await updateUnreached(tx, mail.id, error instanceof Error ? error.message : String(error))
    }
  return readable
}

const writeDigest = async ({ tx, enqueue }: ReactionGiven, memberId: string, until: Date): Promise<void> => {
  const [member] = await listMembersById(tx, [memberId])
  if (member === undefined) return
  const held = await keepReadable(tx, await keepWished(tx, member, await lockHeldMails(tx, memberId, until)))
  const last = held.at(-1)
  if (last === undefined) return
  const told = held.slice(0, limits.digestNotices)
  const [digestId] = await insertMails(tx, [{
    onceKey: `digest of ${seoulDayOf(until)} to ${memberId}`, kind: 'digest', heldFor: null,
    recipient: member.email ?? last.recipient,
    facts: {
      // As they were called when they were told: some have left since.
      name: definitionOf(last.kind).says.say(last.facts).name,
      notices: told.map(({ kind, facts }) => ({ kind, facts })), moreCount: held.length - told.length,
    },
  }])
  // There is one of this day already: what waits goes with the next one.
  if (digestId === undefined) return
  await updateDigest(tx, held.map(({ id }) => id), digestId)
  await enqueue('sendMail', [{ mailId: digestId }])
}

export const sweepMails: JobRun<object> = async (_, { database: { primary }, act, log, signal }) => {
  const lost = await act('clock', ({ tx }) => updateLost(tx, lostMinutes, 'whoever sent it never came back'))
  for (const mail of lost) log.error('nobody knows whether a mail arrived', { mail })
  const left = await act('clock', ({ tx }) => updateLeft(tx, leftHours, 'whoever handed it over never came back'))
  for (const mail of left) log.error('a mail was left lying', { mail })
  const now = await readNow(primary)
  const waiting = await listWaitingReaders(primary)
  const settings = await listSettings(primary, waiting.map(({ memberId }) => memberId))
  for (const { memberId, since } of waiting) {
    signal.throwIfAborted()
    const { quiet, digestAt } = settings.get(memberId) ?? defaultNoticeSettings
    const until = lastTimeOf(digestAt, now)
    if (since > until || isQuietAt(quiet, now)) continue
    await act('clock', (given) => writeDigest(given, memberId, until))
  }
}
