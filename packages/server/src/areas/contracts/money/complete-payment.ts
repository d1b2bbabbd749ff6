// The office takes a car as paid that was paid by another way than its number: one proposes it, another one confirms.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { KindWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { action, type ActionGiven } from '../../../runtime/handler.ts'
import {
  carMoneyDueOf, confirmCarPayment, findCarMoney, lockProposal, lockShops, propose,
} from '../../finance/for-other-areas.ts'
import type { ContractParts } from '../contract-parts.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { holdAct } from '../steps/hold-act.ts'
import { goOnPaid } from './follow-car-money.ts'

type Completing = ActionGiven<typeof calls.completeProPayment> | ActionGiven<typeof calls.completePrimePayment>
type HouseKind = KindWhere<'paid', 'throughHouse'>

const complete = (parts: ContractParts, kind: HouseKind) => async (given: Completing) => {
  const { tx, caller, params, body: { reason, proposalId }, refuse } = given
  const held = await holdAct(given, { ...params, kind, act: 'completePayment' })
  const { id, shopId } = held.contract
  await lockShops(tx, [shopId])
  const money = await findCarMoney(tx, id)
  const won = money === undefined ? 0 : carMoneyDueOf(money)
  if (won === 0) throw wrongStep('state')
  if (proposalId === null)
    await propose(given, {
      act: 'settleCarMoney', subject: 'contract', subjectId: id, shopId, won,
      facts: { paymentMethod: 'accountTransfer' }, reason,
    })
  else {
    const proposal = await lockProposal(tx, proposalId)
    const waits = proposal?.act === 'settleCarMoney' && proposal.subjectId === id && proposal.state === 'proposed'
    // The same eyes look only once.
    if (!waits || caller.memberId === null || proposal.proposedBy === caller.memberId) throw refuse('conflict')
    await confirmCarPayment(given, proposal, { memberId: caller.memberId, reason })
    await goOnPaid(given, [{ contractId: id }])
  }
  return answerOf(given, parts, held)
}

export const completeProPayment = (parts: ContractParts) =>
  action(calls.completeProPayment, complete(parts, 'pro'))
export const completePrimePayment = (parts: ContractParts) =>
  action(calls.completePrimePayment, complete(parts, 'prime'))
