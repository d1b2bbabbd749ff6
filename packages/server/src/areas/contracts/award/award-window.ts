// By when a seller has to choose: counted from the close, with a day at least after one fell, a week at most.
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import { afterQuietHours, type Calendar, calendarOf } from '../../reference/for-other-areas.ts'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { type NewDeadline, setDeadlines } from '../../../runtime/work/deadlines.ts'
import { afterOutages } from '../../../runtime/work/outages.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { ContractGiven } from '../contract-parts.ts'
import { type Numbers, numbersOf } from '../steps/ends.ts'
import { remindAt } from '../steps/reminder-rules.ts'
import type { Round } from './rounds.sql.ts'

export interface AwardWindow {
  readonly until: Date
  /** Whoever falls later leaves the seller less than the time that is due after a fall. */
  readonly againUntil: Date
  /** Nobody is chosen later, whatever happens. */
  readonly over: Date
}

const latest = (one: Date, other: Date): Date => (one.getTime() >= other.getTime() ? one : other)
const earliest = (one: Date, other: Date): Date => (one.getTime() <= other.getTime() ? one : other)

/** From when a span is over by then. Business days are not counted backwards: it may be earlier than it had to be. */
const beforeSpan = async (calendar: Calendar, end: Date, span: SpanValue): Promise<Date> => {
  let from = end
  for (;;) {
    const late = (await calendar(from, span)).getTime() - end.getTime()
    if (late <= 0) return from
    from = new Date(from.getTime() - late)
  }
}

export interface Counting {
  readonly now: Date
  readonly calendar: Calendar
  /** Where an outage since the close moved what it cut off. */
  readonly moved: (end: Date) => Promise<Date>
}

export const countingBy = ({ tx, now }: { readonly tx: Reader; readonly now: Date }): Counting =>
  ({ now, calendar: calendarOf(tx), moved: (end) => afterOutages(tx, end) })

export const windowOf = async (
  { now, calendar, moved }: Counting, { closedAt }: Pick<Round, 'closedAt'>,
  { awardDecision, quietHours }: Numbers, hasFallen: boolean,
): Promise<AwardWindow> => {
  const from = closedAt ?? now
  const counted = async (end: Date): Promise<Date> => (hasFallen ? moved(end) : end)
  const first = await counted(await calendar(from, awardDecision.due))
  const granted = await calendar(now, awardDecision.afterFallenCandidate)
  const last = await counted(await calendar(from, awardDecision.windowMax))
  const until = earliest(hasFallen ? latest(first, granted) : first, last)
  return {
    until: afterQuietHours(until, quietHours), over: afterQuietHours(last, quietHours),
    againUntil: await counted(await beforeSpan(calendar, last, awardDecision.afterFallenCandidate)),
  }
}

export const windowOfRound = async (
  { tx, now }: { readonly tx: Reader; readonly now: Date }, round: Round,
): Promise<AwardWindow> =>
  windowOf(countingBy({ tx, now }), round, (await numbersOf({ tx }, [round.revision]))(round.revision), true)

export const remindDuty = 'remindChoice'

interface Choice {
  readonly round: Pick<Round, 'id' | 'orderId' | 'partnerId' | 'exhibitId' | 'candidatesUsed' | 'revertsUsed'>
  readonly until: Date
}

export const tellChoice = (
  { emit }: Pick<ContractGiven, 'emit'>, { round, until }: Choice, isReminder: boolean,
): void => {
  const { id, orderId, partnerId, exhibitId, candidatesUsed, revertsUsed } = round
  const chosen = candidatesUsed + revertsUsed
  emit('choiceAsked', {
    auctionId: id, orderId, partnerId, exhibitId, dueAt: timeOf(until), isReminder, chosen,
    why: chosen === 0 ? 'closed' : 'fell',
  })
}

/** Whose act made a choice fall, where it was the seller's. */
export type BySeller = Pick<Caller, 'exhibitId'> | null

/** Of a car that a partner sells for its owner, the owner is told and did not do it. */
export const knows = (bySeller: BySeller, { exhibitId }: Pick<Round, 'exhibitId'>): boolean =>
  bySeller !== null && (exhibitId === null || bySeller.exhibitId === exhibitId)

/** Sellers are told until when, unless they have just done it themselves, and once more before it is over. */
export const askToChoose = async (
  given: Pick<ContractGiven, 'tx' | 'now' | 'emit'>, choices: readonly Choice[], bySeller: BySeller,
): Promise<void> => {
  await setDeadlines(given.tx, choices.flatMap(({ round, until }): NewDeadline[] => {
    const owed = { machine: 'auction', rowId: round.id, whose: 'seller', holderId: null, finalAt: null } as const
    const reminding = remindAt(given.now, until)
    return [
      { ...owed, duty: 'chooseCandidate', dueAt: until },
      ...(reminding === undefined ? [] : [{ ...owed, duty: remindDuty, dueAt: reminding }]),
    ]
  }))
  for (const choice of choices) if (!knows(bySeller, choice.round)) tellChoice(given, choice, false)
}

export const consulting = (id: string, dueAt: Date): NewDeadline => ({
  machine: 'auction', rowId: id, duty: 'consult', whose: 'staff', holderId: null, dueAt, finalAt: null,
})

/** Of a round that ended with bids that stood still, and nobody else's. */
export const leavingPaused = (id: string, dueAt: Date): NewDeadline => ({
  machine: 'auction', rowId: id, duty: 'leavePaused', whose: 'clock', holderId: null, dueAt, finalAt: null,
})

/** Sellers are asked after the close. */
export const askSellers = async (
  given: Pick<ContractGiven, 'tx' | 'now' | 'emit'>, rounds: readonly Round[],
): Promise<void> => {
  if (rounds.length === 0) return
  const numbers = await numbersOf(given, rounds.map(({ revision }) => revision))
  const counting = countingBy(given)
  const choices: Choice[] = []
  for (const round of rounds)
    choices.push({ round, until: (await windowOf(counting, round, numbers(round.revision), false)).until })
  await askToChoose(given, choices, null)
}
