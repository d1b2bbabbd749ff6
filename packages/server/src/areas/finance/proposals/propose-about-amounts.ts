// What one person of the office may propose about an amount, a deposit, a month or a shop, looked over before it waits.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { AmountState, MoneyAct } from '@bidyard/contract/enums'
import type { Caller } from '../../../runtime/caller.ts'
import { Failure, refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { isOwedWhenBilled } from '../amounts/amount-rules.ts'
import { type AmountRecord, lockAmount, lockShops } from '../amounts/amounts.sql.ts'
import { isOfOpenCar } from '../car-money/of-open-car.ts'
import { findDeposit, listHeldDeposits } from '../deposits/deposits.sql.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { findBalance } from '../ledger/ledger.sql.ts'
import { findPayoutAccount } from '../refunds/payouts.sql.ts'
import { type DepositTie, isFreeToGo } from '../refunds/refund-deposit.ts'
import { findSubscription, findSubscriptionOfAmount } from '../subscriptions/subscriptions.sql.ts'
import { propose } from './propose.ts'
import type { ProposalFacts } from './proposals.sql.ts'
import type { ShownProposal } from './show-proposal.ts'

type Given = MoneyGiven & { readonly caller: Caller; readonly params: { readonly id: string } }

/** Held, as all that is proposed about is: whoever overtakes it either came before, or finds the proposal. */
const amountIn = async ({ tx }: Given, id: string, states: readonly AmountState[]): Promise<AmountRecord> => {
  const amount = await lockAmount(tx, id)
  if (amount === undefined) throw refuse('notFound')
  if (!states.includes(amount.state)) throw refuse('conflict')
  return amount
}

const aboutAmount = (
  given: Given, act: MoneyAct, amount: AmountRecord, reason: string, facts: ProposalFacts = {},
): Promise<ShownProposal> => propose(given, {
  act, subject: 'amount', subjectId: amount.id, shopId: amount.shopId, won: amount.totalWon, facts, reason,
})

export const proposeSettlement = action(financeCalls.proposeSettlement, async (given) => {
  const { paidWon, paymentMethod, reason } = given.body
  const amount = await amountIn(given, given.params.id, ['expected', 'billed'])
  // Another sum is not this amount: it is parked as money that nobody knows. A car is paid with its contract.
  if (paidWon !== amount.totalWon || await isOfOpenCar(given.tx, amount)) throw refuse('conflict')
  return aboutAmount(given, 'settleAmount', amount, reason, { paymentMethod })
})

const owedAmount = async (given: Given): Promise<AmountRecord> => {
  const amount = await amountIn(given, given.params.id, ['billed'])
  if (!isOwedWhenBilled(amount.kind) || await isOfOpenCar(given.tx, amount)) throw refuse('conflict')
  return amount
}

export const proposeFromDeposit = action(financeCalls.proposeFromDeposit, async (given) => {
  const amount = await owedAmount(given)
  const held = await listHeldDeposits(given.tx, amount.shopId)
  if (held.reduce((sum, { remainingWon }) => sum + remainingWon, 0) < amount.totalWon) throw refuse('conflict')
  return aboutAmount(given, 'takeFromDeposit', amount, given.body.reason)
})

export const proposeFromCredit = action(financeCalls.proposeFromCredit, async (given) => {
  const amount = await owedAmount(given)
  const credited = await findBalance(given.tx, { kind: 'shopCredit', ownerId: amount.shopId })
  if (credited < amount.totalWon) throw refuse('conflict')
  return aboutAmount(given, 'takeFromCredit', amount, given.body.reason)
})

export const proposeWriteOff = action(financeCalls.proposeWriteOff, async (given) =>
  aboutAmount(given, 'writeOffAmount', await owedAmount(given), given.body.reason))

const refundOf = async (given: Given, amount: AmountRecord, reason: string): Promise<ShownProposal> => {
  const account = await findPayoutAccount(given.tx, amount.shopId)
  if (amount.kind !== 'fee' || account === undefined) throw refuse('conflict')
  // A month that is over was used: nobody could confirm it.
  if ((await findSubscriptionOfAmount(given.tx, amount.id))?.state === 'expired') throw refuse('conflict')
  return aboutAmount(given, 'refundAmount', amount, reason)
}

export const proposeRefund = action(financeCalls.proposeRefund, async (given) =>
  refundOf(given, await amountIn(given, given.params.id, ['paid']), given.body.reason))

export const proposeSubscriptionRefund = action(financeCalls.proposeSubscriptionRefund, async (given) => {
  const month = await findSubscription(given.tx, given.params.id)
  if (month === undefined) throw refuse('notFound')
  if (month.amountId === null) throw refuse('conflict')
  return refundOf(given, await amountIn(given, month.amountId, ['paid']), given.body.reason)
})

export const proposeDepositRefund = (ties: readonly DepositTie[]) =>
  action(financeCalls.proposeDepositRefund, async (given) => {
    const { tx, params, body } = given
    const found = await findDeposit(tx, params.id)
    if (found !== undefined) await lockShops(tx, [found.shopId])
    const deposit = found && await findDeposit(tx, params.id)
    if (deposit === undefined) throw refuse('notFound')
    const { id, shopId, remainingWon } = deposit
    const isPossible = deposit.state === 'deposited' && (await isFreeToGo(tx, shopId, ties))
      && (await findPayoutAccount(tx, shopId)) !== undefined
    if (!isPossible) throw refuse('conflict')
    return propose(given, {
      act: 'refundDeposit', subject: 'shopDeposit', subjectId: id, shopId, won: remainingWon, reason: body.reason,
    })
  })

const moreThanCredit = {
  ko: '상사의 예수금보다 많습니다. 예수금 이하로 적어 주세요.',
  en: 'This is more than is owed to the shop. Enter no more than that.',
} as const

export const proposePayout = action(financeCalls.proposePayout, async (given) => {
  const { tx, params, body, request } = given
  if ((await findShop(tx, params.id)) === undefined) throw refuse('notFound')
  await lockShops(tx, [params.id])
  if ((await findPayoutAccount(tx, params.id)) === undefined) throw refuse('conflict')
  if ((await findBalance(tx, { kind: 'shopCredit', ownerId: params.id })) < body.won)
    throw new Failure('BadRequestSchema', '0001.invalidBodySchema', [
      { path: 'body.won', message: moreThanCredit[request.language] },
    ])
  return propose(given, {
    act: 'payOutCredit', subject: 'shop', subjectId: params.id, shopId: params.id, won: body.won, reason: body.reason,
  })
})
