// The eight calls of the two decisions: the same four acts, for self contracts and for pro ones.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { action, type ActionGiven } from '../../../runtime/handler.ts'
import type { ContractParts } from '../contract-parts.ts'
import { holdStep } from '../contracts/hold-contract.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { acceptPurchase, acceptSale, answerOf, type DecidedKind, declinePurchase, declineSale } from './decide.ts'

type Accepting = ActionGiven<typeof calls.acceptSelfSale> | ActionGiven<typeof calls.acceptProSale>
  | ActionGiven<typeof calls.acceptSelfPurchase> | ActionGiven<typeof calls.acceptProPurchase>
type DecliningSale = ActionGiven<typeof calls.declineSelfSale> | ActionGiven<typeof calls.declineProSale>
type DecliningPurchase = ActionGiven<typeof calls.declineSelfPurchase> | ActionGiven<typeof calls.declineProPurchase>

/** Another reason is none until it is said. */
const isSaid = ({ type, note }: { readonly type: string; readonly note: string | null }): boolean =>
  type !== 'etc' || note !== null

const sale = (kind: DecidedKind) => ({ kind, by: 'seller', at: 'salesDecision' }) as const
const purchase = (kind: DecidedKind) => ({ kind, by: 'buyer', at: 'purchaseDecision' }) as const

const sell = (parts: ContractParts, kind: DecidedKind) => async (given: Accepting) => {
  const held = await holdStep(given, { ...given.params, ...sale(kind) })
  await acceptSale(given, held.contract)
  return answerOf(given, parts, held)
}

const sellNot = (parts: ContractParts, kind: DecidedKind) => async (given: DecliningSale) => {
  const held = await holdStep(given, { ...given.params, ...sale(kind) })
  if (!isSaid(given.body)) throw wrongStep('input')
  await declineSale(given, held.contract, given.body)
  return answerOf(given, parts, held)
}

const buy = (parts: ContractParts, kind: DecidedKind) => async (given: Accepting) => {
  const held = await holdStep(given, { ...given.params, ...purchase(kind) })
  await acceptPurchase(given, held.contract)
  return answerOf(given, parts, held)
}

const buyNot = (parts: ContractParts, kind: DecidedKind) => async (given: DecliningPurchase) => {
  const held = await holdStep(given, { ...given.params, ...purchase(kind) })
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
