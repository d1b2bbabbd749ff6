// The clock of the visit's result stands still while a price cut is on its way, and leaves time for it afterwards.
import { meetDeadlines, setDeadlines, voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { afterQuietHours } from '../../auctions/for-other-areas.ts'
import { endOfSpan } from '../../reference/for-other-areas.ts'
import { deadlinesOf } from '../award/award-window.ts'
import { adjustments, type ContractGiven, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { askOffice } from '../steps/attention.ts'
import { remindAt } from '../steps/reminder-rules.ts'
import { finalAfter, setStepDeadline } from '../steps/step-deadlines.ts'
import type { AdjustmentRecord } from './adjustments.sql.ts'

type Given = Pick<ContractGiven, 'tx' | 'now'>

export const answerDuty = { machine: adjustments.machine.name, duty: 'answer' } as const
const remindDuty = { machine: adjustments.machine.name, duty: 'remind' } as const

/** The seller is asked; nobody waits for the result meanwhile. */
export const stopResult = async (given: Given, { id, kind, revision }: ContractRecord): Promise<void> => {
  const { tx, now } = given
  await voidDeadlines(tx, { machine: machineOf[kind], rowIds: [id] })
  const { adjustmentAnswer: { due, finalAfterDue }, quietHours } = (await deadlinesOf(given, [revision]))(revision)
  const dueAt = afterQuietHours(await endOfSpan(tx, now, due), quietHours)
  const finalAt = afterQuietHours(await endOfSpan(tx, dueAt, finalAfterDue), quietHours)
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
  const { adjustmentAnswer: { finalAfterDue }, quietHours } = (await deadlinesOf(given, [revision]))(revision)
  const dueAt = afterQuietHours(await endOfSpan(tx, now, finalAfterDue), quietHours)
  await meetDeadlines(tx, { ...remindDuty, rowIds: [id] })
  await setDeadlines(tx, [{ ...answerDuty, rowId: id, whose: 'staff', holderId: null, dueAt, finalAt: null }])
}

/** Nobody is asked any more, and nobody has to decide. */
export const meetAnswer = async ({ tx }: Pick<Given, 'tx'>, { id }: Pick<ContractRecord, 'id'>): Promise<void> => {
  for (const duty of [answerDuty, remindDuty]) await meetDeadlines(tx, { ...duty, rowIds: [id] })
}

/** Whoever takes a cut back gains nothing by it: both ends move by as long as it stood. */
export const resumeAsStopped = async (
  given: ContractGiven, contract: ContractRecord, { resultDueAt, submittedAt }: AdjustmentRecord,
): Promise<void> => {
  const { tx, now } = given
  if (resultDueAt === null || submittedAt === null) {
    await askOffice(given, [contract], 'staff')
    return
  }
  const { quietHours } = (await deadlinesOf({ tx }, [contract.revision]))(contract.revision)
  const stoodMs = now.getTime() - submittedAt.getTime()
  const moved = (at: Date): Date => afterQuietHours(new Date(at.getTime() + stoodMs), quietHours)
  const finalAt = await finalAfter(given, contract, resultDueAt)
  await setStepDeadline(given, contract, {
    dueAt: moved(resultDueAt), finalAt: finalAt === null ? null : moved(finalAt),
  })
}

/** What was left as it stopped, or some hours if that is more. */
export const resumeResult = async (
  given: Given, contract: ContractRecord, { resultDueAt, submittedAt }: AdjustmentRecord,
): Promise<void> => {
  const { tx, now } = given
  const { tradeResult, quietHours } = (await deadlinesOf(given, [contract.revision]))(contract.revision)
  const granted = await endOfSpan(tx, now, tradeResult.afterAdjustment)
  const leftMs = resultDueAt === null || submittedAt === null ? 0 : resultDueAt.getTime() - submittedAt.getTime()
  const dueAt = afterQuietHours(new Date(Math.max(granted.getTime(), now.getTime() + leftMs)), quietHours)
  await setStepDeadline(given, contract, { dueAt, finalAt: await finalAfter(given, contract, dueAt) })
}
