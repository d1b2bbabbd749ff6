// The eight calls of the two decisions: the same four acts, for self contracts and for pro ones.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { action, type ActionGiven } from '../../../runtime/handler.ts'
import type { ContractParts } from '../contract-parts.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { holdAct } from '../steps/hold-act.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { acceptPurchase, acceptSale, type DecidedKind, declinePurchase, declineSale } from './decide.ts'
import { isSaid } from './said.ts'

type Accepting = ActionGiven<typeof calls.acceptSelfSale> | ActionGiven<typeof calls.acceptProSale>
  | ActionGiven<typeof calls.acceptSelfPurchase> | ActionGiven<typeof calls.acceptProPurchase>
type DecliningSale = ActionGiven<typeof calls.declineSelfSale> | ActionGiven<typeof calls.declineProSale>
type DecliningPurchase = ActionGiven<typeof calls.declineSelfPurchase> | ActionGiven<typeof calls.declineProPurchase>

const sell = (parts: ContractParts, kind: DecidedKind) => async (given: Accepting) => {
  const held = await holdAct(given, { ...given.params, kind, act: 'acceptSale' })
  await acceptSale(given, held.contract)
  return answerOf(given, parts, held)
}

const sellNot = (parts: ContractParts, kind: DecidedKind) => async (given: DecliningSale) => {
  const held = await holdAct(given, { ...given.params, kind, act: 'declineSale' })
  if (!isSaid(given.body)) throw wrongStep('input')
  await declineSale(given, held.contract, given.body, given.caller)
  return answerOf(given, parts, held)
}

const buy = (parts: ContractParts, kind: DecidedKind) => async (given: Accepting) => {
  const held = await holdAct(given, { ...given.params, kind, act: 'acceptPurchase' })
  await acceptPurchase(given, held.contract)
  return answerOf(given, parts, held)
}

const buyNot = (parts: ContractParts, kind: DecidedKind) => async (given: DecliningPurchase) => {
  const held = await holdAct(given, { ...given.params, kind, act: 'declinePurchase' })
  if (!isSaid(given.body)) throw wrongStep('input')
  await declinePurchase(given, held.contract, given.body)
  return answerOf(given, parts, held)
}

export const decisionHandlers = (parts: ContractParts) => ({
  acceptSelfSale: action(calls.acceptSelfSale, sell(parts, 'self')),
  declineSelfSale: action(calls.declineSelfSale, sellNot(parts, 'self')),
  acceptSelfPurchase: action(calls.acceptSelfPurchase, buy(parts, 'self')),
  declineSelfPurchase: action(calls.declineSelfPurchase, buyNot(parts, 'self')),
  acceptProSale: action(calls.acceptProSale, sell(parts, 'pro')),
  declineProSale: action(calls.declineProSale, sellNot(parts, 'pro')),
  acceptProPurchase: action(calls.acceptProPurchase, buy(parts, 'pro')),
  declineProPurchase: action(calls.declineProPurchase, buyNot(parts, 'pro')),
})
