// Holds the amount that somebody of the office proposes something about.
import type { AmountState, MoneyAct } from '@bidyard/contract/enums'
import type { Caller } from '../../../../runtime/caller.ts'
import { refuse } from '../../../../runtime/failure.ts'
import { isOwedWhenBilled } from '../../amounts/amount-rules.ts'
import { type AmountRecord, lockAmount } from '../../amounts/amounts.sql.ts'
import { isOfOpenCar } from '../../car-money/of-open-car.ts'
import type { MoneyGiven } from '../../finance-parts.ts'
import { findPayoutAccount } from '../../refunds/payouts.sql.ts'
import { findSubscriptionOfAmount } from '../../subscriptions/subscriptions.sql.ts'
import type { ProposalFacts } from '../proposals.sql.ts'
import { propose } from '../propose.ts'
import type { ShownProposal } from '../show-proposal.ts'

type Given = MoneyGiven & { readonly caller: Caller; readonly params: { readonly id: string } }

/** Held, as all that is proposed about is: whoever overtakes it either came before, or finds the proposal. */
export const amountIn = async ({ tx }: Given, id: string, states: readonly AmountState[]): Promise<AmountRecord> => {
  const amount = await lockAmount(tx, id)
  if (amount === undefined) throw refuse('notFound')
  if (!states.includes(amount.state)) throw refuse('conflict')
  return amount
}

export const aboutAmount = (
  given: Given, act: MoneyAct, amount: AmountRecord, reason: string, facts: ProposalFacts = {},
): Promise<ShownProposal> => propose(given, {
  act, subject: 'amount', subjectId: amount.id, shopId: amount.shopId, won: amount.totalWon, facts, reason,
})

export const owedAmount = async (given: Given): Promise<AmountRecord> => {
  const amount = await amountIn(given, given.params.id, ['billed'])
  if (!isOwedWhenBilled(amount.kind) || await isOfOpenCar(given.tx, amount)) throw refuse('conflict')
  return amount
}

export const refundOf = async (given: Given, amount: AmountRecord, reason: string): Promise<ShownProposal> => {
  const account = await findPayoutAccount(given.tx, amount.shopId)
  if (amount.kind !== 'fee' || account === undefined) throw refuse('conflict')
  // A month that is over was used: nobody could confirm it.
  if ((await findSubscriptionOfAmount(given.tx, amount.id))?.state === 'expired') throw refuse('conflict')
  return aboutAmount(given, 'refundAmount', amount, reason)
}
