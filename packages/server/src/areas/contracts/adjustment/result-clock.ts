// The clock of the visit's result stands still while a price cut is on its way, and leaves time for it afterwards.
import { meetDeadlines, setDeadlines, voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { adjustments, type ContractGiven, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { askOffice } from '../steps/attention.ts'
import { endsOf } from '../steps/ends.ts'
import { findLastDue } from '../steps/last-due.sql.ts'
import { remindAt } from '../steps/reminder-rules.ts'
import { finalAfter, setStepDeadline } from '../steps/step-deadlines.ts'
import type { AdjustmentRecord } from './adjustments.sql.ts'

type Given = Pick<ContractGiven, 'tx' | 'now'>

export const answerDuty = { machine: adjustments.machine.name, duty: 'answer' } as const
const remindDuty = { machine: adjustments.machine.name, duty: 'remind' } as const

/** By when the result was to be told, also where its last end has passed and people have to decide. */
export const findResultDue = async (
  { tx }: Pick<Given, 'tx'>, { id, kind, state, dueAt }: ContractRecord,
): Promise<Date | null> =>
  dueAt ?? await findLastDue(tx, { machine: machineOf[kind], rowId: id, duty: state }) ?? null

/** The seller is asked; nobody waits for the result meanwhile. */
export const stopResult = async (given: Given, { id, kind, revision }: ContractRecord): Promise<void> => {
  const { tx, now } = given
  await voidDeadlines(tx, { machine: machineOf[kind], rowIds: [id] })
  const { numbers: { adjustmentAnswer: { due, finalAfterDue } }, after } = await endsOf(given, revision)
  const dueAt = await after(now, due)
  const finalAt = await after(dueAt, finalAfterDue)
  const asked = { rowId: id, whose: 'seller', holderId: null } as const
  const reminding = remindAt(now, dueAt)
  await setDeadlines(tx, [
    { ...answerDuty, ...asked, dueAt, finalAt },
    ...(reminding === undefined ? [] : [{ ...remindDuty, ...asked, dueAt: reminding, finalAt: null }]),
  ])
}

/** The two do not agree: staff decides, and the owner of the house if staff does not. */
export const awaitDecision = async (given: Given, { id, revision }: ContractRecord): Promise<void> => {
  const { tx, now } = given
  const { numbers, after } = await endsOf(given, revision)
  const dueAt = await after(now, numbers.adjustmentAnswer.finalAfterDue)
  await meetDeadlines(tx, { ...remindDuty, rowIds: [id] })
  await setDeadlines(tx, [{ ...answerDuty, rowId: id, whose: 'staff', holderId: null, dueAt, finalAt: null }])
}

/** Nobody is asked any more, and nobody has to decide. */
export const meetAnswer = async ({ tx }: Pick<Given, 'tx'>, { id }: Pick<ContractRecord, 'id'>): Promise<void> => {
  for (const duty of [answerDuty, remindDuty]) await meetDeadlines(tx, { ...duty, rowIds: [id] })
}

/** A result that was late already when the price cut came stays late since then: the rule is broken once. */
const missedBefore = (
  { resultDueAt, submittedAt }: Pick<AdjustmentRecord, 'resultDueAt' | 'submittedAt'>,
): Date | undefined =>
  (resultDueAt !== null && submittedAt !== null && resultDueAt <= submittedAt ? resultDueAt : undefined)

/** Whoever takes a cut back gains nothing by it: both ends move by as long as it stood. */
export const resumeAsStopped = async (
  given: ContractGiven, contract: ContractRecord, { resultDueAt, submittedAt }: AdjustmentRecord,
): Promise<void> => {
  const { now } = given
  const finalAt = resultDueAt === null ? null : await finalAfter(given, contract, resultDueAt)
  const isOver = submittedAt !== null && finalAt !== null && finalAt <= submittedAt
  if (resultDueAt === null || submittedAt === null || isOver) {
    await askOffice(given, [contract], 'staff')
    return
  }
  const { quiet } = await endsOf(given, contract.revision)
  const stoodMs = now.getTime() - submittedAt.getTime()
  const moved = (at: Date): Date => quiet(new Date(at.getTime() + stoodMs))
  await setStepDeadline(given, contract, {
    dueAt: missedBefore({ resultDueAt, submittedAt }) ?? moved(resultDueAt),
    finalAt: finalAt === null ? null : moved(finalAt),
  })
}

/** What was left as it stopped, or some hours if that is more. */
export const resumeResult = async (
  given: Given, contract: ContractRecord, { resultDueAt, submittedAt }: AdjustmentRecord,
): Promise<void> => {
  const { now } = given
  const { numbers, quiet, after } = await endsOf(given, contract.revision)
  const granted = await after(now, numbers.tradeResult.afterAdjustment)
  const leftMs = resultDueAt === null || submittedAt === null ? 0 : resultDueAt.getTime() - submittedAt.getTime()
  const until = quiet(new Date(Math.max(granted.getTime(), now.getTime() + leftMs)))
  await setStepDeadline(given, contract, {
    dueAt: missedBefore({ resultDueAt, submittedAt }) ?? until, finalAt: await finalAfter(given, contract, until),
  })
}
