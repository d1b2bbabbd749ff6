// Staff decides what of each disputed line holds, or of all where the seller said nothing in time.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { adjustments, type ContractParts } from '../contract-parts.ts'
import { readContract } from '../contracts/read-contract.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { type AdjustmentRecord, listLines, updateAdjustment, updateLines } from './adjustments.sql.ts'
import { holdAdjustment } from './hold-adjustment.ts'
import { isEachOnce, settle } from './settle-adjustment.ts'
import { describeAdjustment } from './show-adjustment.ts'
import { tellCut } from './tell-cut.ts'

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
