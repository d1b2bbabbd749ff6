// What a buyer has against a prime car soon after its release, and what the office makes of it.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { wantsSecondPerson } from '@bidyard/contract/shapes/contracts/price-cut'
import { findStoppedDue, voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { attachFiles } from '../../files/for-other-areas.ts'
import {
  correctPrice, findCorrectedWon, findOpenProposal, lapseProposals, propose,
} from '../../finance/for-other-areas.ts'
import { type ContractGiven, type ContractParts, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { proposeRefund } from '../money/refund-contract.ts'
import { noteStep } from '../steps/advance.ts'
import { holdAct } from '../steps/hold-act.ts'
import { endsOf } from '../steps/ends.ts'
import { setStepDeadline } from '../steps/step-deadlines.ts'
import { tellContracts } from '../tell-contracts.ts'
import { disputableUntil } from './disputable-until.ts'
import { disputeSubject } from './takeover-subjects.ts'
import { type DisputeRecord, findOpenDispute, insertDispute, updateDisputeDecided } from './takeovers.sql.ts'

const reasonMax = 500

export const disputeTakeover = (parts: ContractParts) => action(calls.disputeTakeover, async (given) => {
  const { tx, now, caller, params, body: { claim, wishedWon, photoIds } } = given
  const held = await holdAct(given, { ...params, act: 'disputeTakeover' })
  const { contract } = held
  const until = await disputableUntil(tx, contract)
  if (until === null || now > until) throw wrongStep('state')
  if (wishedWon !== null && wishedWon >= (contract.priceWon ?? 0)) throw wrongStep('input')
  const leftOf = (at: Date): number => Math.max(at.getTime() - now.getTime(), 0)
  const { dueAt, finalAt } = contract
  const id = await insertDispute(tx, {
    contractId: contract.id, claim, wishedWon, memberId: caller.memberId,
    leftMs: dueAt === null ? 0 : leftOf(dueAt), finalLeftMs: finalAt === null ? null : leftOf(finalAt),
  })
  const refused = await attachFiles(tx, {
    subject: disputeSubject, subjectId: id, fileIds: photoIds, usageTypes: ['document', 'contractDocument'],
    uploaderId: caller.userId,
  })
  if (refused.length > 0) throw wrongStep('input')
  await voidDeadlines(tx, { machine: machineOf[contract.kind], rowIds: [contract.id] })
  await noteStep(given, contract, { attention: 'staff' }, {
    act: 'disputeTakeover', as: 'buyer', reason: claim.slice(0, reasonMax),
  })
  tellContracts(given, [contract])
  return answerOf(given, parts, held)
})

/**
 * The buyer gets what was left of both ends when the clock stopped; where people decide already they still do. What was
 * missed before stays missed since then: the rule is broken once.
 */
export const goOnAfterDispute = async (
  given: ContractGiven, contract: ContractRecord, { leftMs, finalLeftMs, openedAt }: DisputeRecord,
): Promise<void> => {
  if (finalLeftMs === null) return
  const { quiet } = await endsOf(given, contract.revision)
  const after = (ms: number): Date => quiet(new Date(given.now.getTime() + ms))
  await updateStepFacts(given.tx, [contract.id], { attention: null })
  const stopped = { machine: machineOf[contract.kind], rowId: contract.id, duty: contract.state, stoppedAt: openedAt }
  const missedAt = leftMs > 0 ? null : await findStoppedDue(given.tx, stopped)
  await setStepDeadline(given, contract, { dueAt: missedAt ?? after(leftMs), finalAt: after(finalLeftMs) })
}

/** Never more than the buyer wished; beyond what one person may give, another one confirms and it stays open. */
const isForTwo = async (
  { tx }: ContractGiven, { id, amountWon, priceWon }: ContractRecord, { wishedWon }: DisputeRecord, wonOff: number,
): Promise<boolean> => {
  if (wonOff > (wishedWon ?? wonOff) || wonOff >= (priceWon ?? amountWon)) throw wrongStep('input')
  return wishedWon === null || wantsSecondPerson(amountWon, wonOff + await findCorrectedWon(tx, id))
}

export const settleTakeoverDispute = (parts: ContractParts) => action(calls.settleTakeoverDispute, async (given) => {
  const { tx, caller, params, body, doer } = given
  const { verdict, correctionWon, refundsFee, next, reason } = body
  const held = await holdAct(given, { ...params, act: 'settleTakeoverDispute' })
  const { contract } = held
  const dispute = await findOpenDispute(tx, contract.id)
  if (dispute === undefined) throw wrongStep('state')
  if ((verdict === 'correct') !== (correctionWon !== null)) throw wrongStep('input')
  // Who is to be paid back is not decided otherwise before that is confirmed or refused.
  const refund = await findOpenProposal(tx, { act: 'refundCarMoney', subjectId: contract.id })
  if (refund !== undefined) throw wrongStep('state')
  const note = reason.slice(0, reasonMax)
  if (verdict === 'cancel') {
    // It stays open until another person confirms; then the contract ends with it. A buyer who was right gets the fee
    // back and let no car go; one who only does not want it forfeits the fee, and has let it go.
    const type = refundsFee ? 'wrongListing' : 'buyerRequest'
    await proposeRefund(given, contract, { type, next, refundsFee, reason: note })
  } else if (correctionWon !== null && await isForTwo(given, contract, dispute, correctionWon))
    await propose(given, {
      act: 'correctCarPrice', subject: 'contract', subjectId: contract.id, shopId: contract.shopId, won: correctionWon,
      reason: note,
    })
  else {
    if (correctionWon !== null && !await correctPrice(given, {
      contractId: contract.id, source: `dispute:${dispute.id}`, won: correctionWon, reason: note,
    })) throw wrongStep('input')
    await lapseProposals(given, { acts: ['correctCarPrice'], subjectIds: [contract.id], reason: note })
    await updateDisputeDecided(tx, dispute.id, {
      state: verdict === 'correct' ? 'corrected' : 'refused', correctionWon, memberId: caller.memberId, note: reason,
    })
    await goOnAfterDispute(given, contract, dispute)
  }
  await noteStep(given, contract, {}, { act: 'settleTakeoverDispute', as: 'staff', reason: note })
  await writeAudit(tx, doer, [{
    act: 'settle takeover dispute', subject: 'contract', subjectId: contract.id, after: { verdict, correctionWon },
    reason: note,
  }])
  tellContracts(given, [contract])
  return answerOf(given, parts, held)
})
