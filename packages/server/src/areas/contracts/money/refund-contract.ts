// Proposes to end a contract whose car is paid: once another person confirms, the refund is posted and it ends.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { carMoneyRefundOf, findBalance, findCarMoney, lockShops, propose } from '../../finance/for-other-areas.ts'
import type { Caller } from '../../../runtime/caller.ts'
import type { ContractCancelType, RoundNext } from '@bidyard/contract/enums'
import type { ContractGiven, ContractParts } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { holdAct } from '../steps/hold-act.ts'

export interface RefundWish {
  readonly type: ContractCancelType
  readonly next: Exclude<RoundNext, 'nextCandidate'>
  /** Not where the buyer is at fault. */
  readonly refundsFee: boolean
  readonly reason: string
}

export const proposeRefund = async (
  given: ContractGiven & { readonly caller: Caller }, { id, shopId }: ContractRecord, wish: RefundWish,
): Promise<void> => {
  const { type: cancelType, next, refundsFee, reason } = wish
  // The fee may go back alone, which holds its shop.
  await lockShops(given.tx, [shopId])
  const money = await findCarMoney(given.tx, id)
  // What was paid from hand to hand is given back from hand to hand.
  if (money?.price.state !== 'paid' || money.price.payEntryId === null) throw wrongStep('state')
  const heldWon = await findBalance(given.tx, { kind: 'carMoneyHeld', ownerId: id })
  await propose(given, {
    act: 'refundCarMoney', subject: 'contract', subjectId: id, shopId,
    won: carMoneyRefundOf(money, heldWon, refundsFee), facts: { cancelType, next, refundsFee }, reason,
  })
}

export const refundContract = (parts: ContractParts) => action(calls.refundContract, async (given) => {
  const { params, body: { seenVersion, ...wish }, refuse } = given
  const held = await holdAct(given, { ...params, act: 'cancel' })
  if (held.contract.version !== seenVersion) throw refuse('conflict')
  await proposeRefund(given, held.contract, wish)
  return answerOf(given, parts, held)
})
