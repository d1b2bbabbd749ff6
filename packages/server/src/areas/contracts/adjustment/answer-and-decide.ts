// The other sides of a price cut: the seller answers each line, and staff decides what the two do not agree about.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { adjustments, type ContractGiven, type ContractParts } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { readContract } from '../contracts/read-contract.ts'
import { askOffice, clearOffice } from '../steps/attention.ts'
import { tellContracts } from '../tell-contracts.ts'
import {
  type AdjustmentLine, type AdjustmentRecord, listLines, updateAdjustment, updateLines,
} from './adjustments.sql.ts'
import { holdAdjustment, wrongState } from './hold-adjustment.ts'
import { beforeCut, repriceContract } from './reprice-contract.ts'
import { awaitDecision, meetAnswer, resumeResult } from './result-clock.ts'
import { describeAdjustment } from './show-adjustment.ts'
import { tellCut } from './tell-cut.ts'

/** The price follows what was allowed, and the visit's result is waited for again. */
const settle = async (
  given: ContractGiven, contract: ContractRecord, adjustment: AdjustmentRecord, allowedWon: number,
): Promise<void> => {
  await meetAnswer(given, contract)
  await clearOffice(given, contract)
  if (!await repriceContract(given, contract, beforeCut(contract) - allowedWon))
    throw wrongState('0005.invalid_amount_state')
  await resumeResult(given, contract, adjustment)
  tellContracts(given, [contract])
}

/** Each line once, and no other. */
const isEachOnce = (lines: readonly AdjustmentLine[], said: readonly { readonly lineId: string }[]): boolean => {
  const ids = new Set(said.map(({ lineId }) => lineId))
  return ids.size === said.length && ids.size === lines.length && lines.every(({ id }) => ids.has(id))
}

export const answerAdjustment = (parts: ContractParts) => action(contractsCalls.answerAdjustment, async (given) => {
  const { tx, now, doer, params, body: { answers } } = given
  const { contract, adjustment } = await holdAdjustment(given, {
    biddingId: params.id, acts: ['agree'], wrong: '0001.not_submitted',
  })
  if (adjustment === undefined) throw new Error('a price cut that stands in a state is gone')
  const lines = await listLines(tx, adjustment)
  if (!isEachOnce(lines, answers)) throw wrongStep('input')
  const isAgreed = answers.every(({ answer }) => answer === 'agreed')
  await updateLines(tx, answers.map(({ lineId, answer, note }) => ({
    id: lineId, answer, answerNote: note,
    ...(answer === 'agreed' ? { allowedWon: lines.find(({ id }) => id === lineId)?.amountWon ?? 0 } : {}),
  })))
  const { id, totalWon } = adjustment
  await updateAdjustment(tx, id, {
    answered: { by: doer.memberId }, ...(isAgreed ? { allowedWon: totalWon } : {}),
  })
  const act = isAgreed ? 'agree' : 'dispute'
  await moveStates(tx, adjustments, { action: act, as: 'seller', ids: [id], doer })
  tellCut(given, contract, act, 'seller')
  if (isAgreed) await settle(given, contract, adjustment, totalWon)
  else {
    await awaitDecision(given, contract)
    await askOffice(given, [contract], 'staff')
  }
  return describeAdjustment({ ...parts, db: tx, now }, await readContract(given, contract))
})

/** A silent seller is waited for until the answer is due. */
const mayDecide = ({ state, answerUntil }: AdjustmentRecord, now: Date): boolean =>
  state === 'disputed' || answerUntil === null || answerUntil <= now

export const decideAdjustment = (parts: ContractParts) => action(contractsCalls.decideAdjustment, async (given) => {
  const { tx, now, caller, doer, params, body: { decisions, isUnfair, reason } } = given
  const { contract, adjustment } = await holdAdjustment(given, {
    biddingId: params.id, acts: ['decide'], wrong: '0001.not_submitted',
  })
  if (adjustment === undefined) throw new Error('a price cut that stands in a state is gone')
  // Until then it is the seller's turn.
  if (!mayDecide(adjustment, now)) throw wrongStep('party')
  // Of a car of the house the office answers as its seller: nobody judges what they said themselves.
  if (adjustment.answeredBy !== null && adjustment.answeredBy === caller.memberId) throw wrongStep('party')
  const lines = await listLines(tx, adjustment)
  const open = lines.filter(({ answer }) => answer !== 'agreed')
  const askedWon = new Map(open.map(({ id, amountWon }) => [id, amountWon]))
  const fits = isEachOnce(open, decisions)
    && decisions.every(({ lineId, allowedWon }) => allowedWon <= (askedWon.get(lineId) ?? -1))
  if (!fits) throw wrongStep('input')
  await updateLines(tx, decisions.map(({ lineId, allowedWon, note }) => ({
    id: lineId, allowedWon, decisionNote: note,
  })))
  const agreedWon = lines.filter(({ answer }) => answer === 'agreed').reduce((won, line) => won + line.amountWon, 0)
  const allowedWon = decisions.reduce((won, one) => won + one.allowedWon, agreedWon)
  await updateAdjustment(tx, adjustment.id, { decided: { by: doer.memberId, note: reason, isUnfair }, allowedWon })
  await moveStates(tx, adjustments, { action: 'decide', as: 'staff', ids: [adjustment.id], doer, reason })
  tellCut(given, contract, 'decide', 'staff')
  await settle(given, contract, adjustment, allowedWon)
  // Only staff says that a cut was unfair, and says so as it decides.
  if (isUnfair)
    given.emit('contractBroken', { contractId: contract.id, detail: 'unfairPriceReduction', missedAt: null })
  await writeAudit(tx, doer, [{
    act: 'decide adjustment', subject: 'contract', subjectId: contract.id, askedId: params.id,
    after: { allowedWon, isUnfair }, reason,
  }])
  return describeAdjustment({ ...parts, db: tx, now }, await readContract(given, contract))
})
