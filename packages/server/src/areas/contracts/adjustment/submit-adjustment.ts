// The buyer asks for a price cut, line by line with photos.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { AdjustmentWish } from '@bidyard/contract/shapes/contracts/adjustment'
import { adjustmentBounds } from '@bidyard/contract/shapes/contracts/bounds'
import { Failure } from '../../../runtime/failure.ts'
import { action, type ActionGiven } from '../../../runtime/handler.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findLiveCheckOf } from '../../cars/for-other-areas.ts'
import { attachFiles } from '../../files/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { adjustments, type ContractParts } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { readContract } from '../contracts/read-contract.ts'
import { tellContracts } from '../tell-contracts.ts'
import { faultsOfLines, fitsCaps } from './adjustment-rules.ts'
import { findAdjustmentOf, insertAdjustment, insertLines, updateAdjustment } from './adjustments.sql.ts'
import { holdAdjustment, photoSubject, wrongState } from './hold-adjustment.ts'
import { faultyLines } from './line-words.ts'
import { findResultDue, stopResult } from './result-clock.ts'
import { describeAdjustment } from './show-adjustment.ts'
import { tellCut } from './tell-cut.ts'

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
