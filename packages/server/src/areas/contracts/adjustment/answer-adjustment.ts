// The seller agrees to each line of a price cut, or disputes it.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { adjustments, type ContractParts } from '../contract-parts.ts'
import { readContract } from '../contracts/read-contract.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { askOffice } from '../steps/attention.ts'
import { listLines, updateAdjustment, updateLines } from './adjustments.sql.ts'
import { holdAdjustment } from './hold-adjustment.ts'
import { awaitDecision } from './result-clock.ts'
import { isEachOnce, settle } from './settle-adjustment.ts'
import { describeAdjustment } from './show-adjustment.ts'
import { tellCut } from './tell-cut.ts'

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
