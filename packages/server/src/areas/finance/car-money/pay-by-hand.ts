// The money of a car that came by another way than its account number: proposed by one person, confirmed by another.
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { confirmWith } from '../proposals/decide.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { settleCarMoney } from './settle-car-money.ts'

export const payCarByHand = async (given: MoneyGiven, proposal: ProposalRecord): Promise<boolean> => {
  const { id, subjectId: contractId, won, facts, reason } = proposal
  const settled = await settleCarMoney(given, {
    contractId, paidWon: won ?? 0, method: facts.paymentMethod ?? 'accountTransfer', source: `proposal:${id}`,
    as: 'staff', reason,
  })
  return settled === 'settled'
}

/** By the call of the contract's own step; whoever attends to money may do the same at the desk. */
export const confirmCarPayment = (
  given: ReactionGiven, proposal: ProposalRecord, by: { readonly memberId: string; readonly reason: string },
): Promise<unknown> => confirmWith(given, proposal, by, payCarByHand)
