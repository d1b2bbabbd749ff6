// The buyer's side of a price cut: submitted line by line with its evidence, and taken back.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { AdjustmentWish } from '@bidyard/contract/shapes/contracts/adjustment'
import { adjustmentBounds } from '@bidyard/contract/shapes/contracts/bounds'
import { action, type ActionGiven, read } from '../../../runtime/handler.ts'
import { Failure } from '../../../runtime/failure.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findLiveCheckOf } from '../../cars/for-other-areas.ts'
import { attachFiles, releaseFiles } from '../../files/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { adjustments, type ContractParts } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { readContract } from '../contracts/read-contract.ts'
import { clearOffice } from '../steps/attention.ts'
import { tellContracts } from '../tell-contracts.ts'
import { faultsOfLines, fitsCaps } from './adjustment-rules.ts'
import { findAdjustmentOf, insertAdjustment, insertLines, updateAdjustment } from './adjustments.sql.ts'
import { findAdjustable, holdAdjustment, wrongState } from './hold-adjustment.ts'
import { faultyLines } from './line-words.ts'
import { beforeCut, repriceContract } from './reprice-contract.ts'
import { findResultDue, meetAnswer, resumeAsStopped, resumeResult, stopResult } from './result-clock.ts'
import { describeAdjustment } from './show-adjustment.ts'
import { tellCut } from './tell-cut.ts'

export const photoSubject = 'contractAdjustment'
/** Assumed: whoever disputes later may still want to see them. */
const photoKeepDays = 90

export const getAdjustment = (parts: ContractParts) =>
  read(contractsCalls.getAdjustment, async (given) => {
    const { db, now, params } = given
    const { contract } = await findAdjustable(db, given, params.id)
    return describeAdjustment({ ...parts, db, now }, contract)
  })

type Submitting = ActionGiven<typeof contractsCalls.submitAdjustment>

/** Evidence, what was told before, then the sum. */
const judgeLines = async (
  { tx, request }: Submitting, { orderId, revision, amountWon }: ContractRecord, wish: AdjustmentWish,
): Promise<void> => {
  const { value: rules } = await readConfigurationAt(tx, 'contractTradeAdjustment', revision)
  const told = (await findLiveCheckOf(tx, orderId))?.record.damages ?? null
  const faults = faultsOfLines(wish.lines, rules, told)
  if (faults.length > 0) throw faultyLines(request.language, faults)
  if (!fitsCaps(rules, amountWon, wish)) throw new Failure('INVALID_INPUT', '0001.invalid_total_amount')
}

const attachPhotos = async (
  { tx, caller, request }: Submitting, id: string, { lines }: AdjustmentWish,
): Promise<void> => {
  const places = new Map(lines.flatMap(({ photoIds }, at) => photoIds.map((photoId) => [photoId, at] as const)))
  const isTwice = places.size < lines.reduce((count, { photoIds }) => count + photoIds.length, 0)
  const refused = await attachFiles(tx, {
    subject: photoSubject, subjectId: id, fileIds: [...places.keys()],
    usageTypes: ['contractAdjustmentLineItemImage'], uploaderId: caller.userId,
  })
  const faults = refused.map(({ fileId }) => ({ at: places.get(fileId) ?? 0, fault: 'photos' as const }))
  if (isTwice || faults.length > 0)
    throw faultyLines(request.language, faults.length > 0 ? faults : [{ at: 0, fault: 'photos' }])
}

export const submitAdjustment = (parts: ContractParts) =>
  action(contractsCalls.submitAdjustment, async (given) => {
    const { tx, now, doer, params, body } = given
    const { contract } = await holdAdjustment(given, {
      biddingId: params.id, acts: ['submit'], wrong: '0001.already_submitted',
    })
    const { id, biddingId } = contract
    await judgeLines(given, contract, body)
    await insertAdjustment(tx, { contractId: id, biddingId })
    const adjustment = await findAdjustmentOf(tx, id)
    if (adjustment === undefined) throw new Error('a price cut that was just written is gone')
    // A car is looked at once: whoever asks again and again only wins time.
    if (adjustment.attempt >= adjustmentBounds.attempts) throw wrongState('0001.already_submitted')
    await attachPhotos(given, adjustment.id, body)
    const attempt = adjustment.attempt + 1
    await insertLines(tx, { id: adjustment.id, attempt }, body.lines)
    const resultDueAt = await findResultDue(given, contract)
    await updateAdjustment(tx, adjustment.id, {
      submitted: { attempt, totalWon: body.totalWon, by: doer.memberId, resultDueAt }, allowedWon: null,
    })
    await moveStates(tx, adjustments, { action: 'submit', as: 'buyer', ids: [adjustment.id], doer })
    tellCut(given, contract, 'submit', 'buyer')
    await stopResult(given, contract)
    tellContracts(given, [contract])
    return describeAdjustment({ ...parts, db: tx, now }, await readContract(given, contract))
  })

export const resetAdjustment = (parts: ContractParts) => action(contractsCalls.resetAdjustment, async (given) => {
  const { tx, now, doer, params, body: { reason } } = given
  const held = await holdAdjustment(given, {
    biddingId: params.id, acts: ['reset', 'resetAnswered'], wrong: '0001.not_submitted',
  })
  const { contract, adjustment, as, act } = held
  if (adjustment === undefined) throw new Error('a price cut that stands in a state is gone')
  const why = reason === null ? {} : { reason }
  const move = { ids: [adjustment.id], doer, ...why }
  await (act === 'reset'
    ? moveStates(tx, adjustments, { action: 'reset', as: as === 'staff' ? 'staff' : 'buyer', ...move })
    : moveStates(tx, adjustments, { action: 'resetAnswered', as: 'staff', ...move }))
  tellCut(given, contract, act === 'reset' ? 'reset' : 'resetAnswered', as)
  await updateAdjustment(tx, adjustment.id, { allowedWon: null })
  // They may come again with the next attempt.
  await releaseFiles(tx, { subject: photoSubject, subjectIds: [adjustment.id], keepDays: photoKeepDays })
  await meetAnswer(given, contract)
  await clearOffice(given, contract)
  if (contract.priceWon !== beforeCut(contract)) await repriceContract(given, contract, beforeCut(contract))
  await (as === 'staff' ? resumeResult : resumeAsStopped)(given, contract, adjustment)
  if (as === 'staff')
    await writeAudit(tx, doer, [{
      act: 'reset adjustment', subject: 'contract', subjectId: contract.id, askedId: params.id, reason,
    }])
  tellContracts(given, [contract])
  return describeAdjustment({ ...parts, db: tx, now }, await readContract(given, contract))
})
