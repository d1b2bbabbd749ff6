// What waits for a second person and cannot be done any more, because the money went another way: it lapses by itself.
import type { AmountState, MoneyAct } from '@bidyard/contract/enums'
import type { Reaction, ReactionGiven } from '../../../runtime/work/events.ts'
import { type AmountRecord, listAmountsById } from '../amounts/amounts.sql.ts'
import { listDepositsById } from '../deposits/deposits.sql.ts'
import { findBalance } from '../ledger/ledger.sql.ts'
import { findSellerFee } from '../seller-fees/seller-fees.sql.ts'
import { findUnmatched } from '../unmatched/unmatched.sql.ts'
import { lapseFound } from './lapse.ts'
import { listOpenAbout, listOpenOfShops, type ProposalRecord } from './proposals.sql.ts'

/** As each was looked over when it was proposed. */
const amountStates: Partial<Readonly<Record<MoneyAct, readonly AmountState[]>>> = {
  settleAmount: ['expected', 'billed'], takeFromDeposit: ['billed'], takeFromCredit: ['billed'],
  writeOffAmount: ['billed'], refundAmount: ['paid'], allocateUnmatched: ['expected', 'billed'],
}

/** Undefined where it can still be done. */
const whyNot = ({ act, won }: ProposalRecord, amount: AmountRecord): string | undefined => {
  if (amountStates[act]?.includes(amount.state) === false) return `${amount.amountNo} is ${amount.state}`
  // What is taken from unknown money may be less than all of it.
  const isOther = act !== 'allocateUnmatched' && won !== null && won !== amount.totalWon
  return isOther ? `${amount.amountNo} is of another sum` : undefined
}

const lapseWhere = async (
  given: ReactionGiven, open: readonly ProposalRecord[],
  judge: (proposal: ProposalRecord) => Promise<string | undefined> | string | undefined,
): Promise<void> => {
  for (const proposal of open) {
    const reason = await judge(proposal)
    if (reason !== undefined) await lapseFound(given, [proposal.id], reason)
  }
}

export const lapseWithAmounts: Reaction<'amountsChanged'> = async (given, payloads) => {
  const ids = payloads.flatMap(({ amountIds }) => amountIds)
  const open = await listOpenAbout(given.tx, ids)
  if (open.length === 0) return
  const amountOf = new Map((await listAmountsById(given.tx, ids)).map((amount) => [amount.id, amount]))
  await lapseWhere(given, open, (proposal) => {
    const amount = amountOf.get(proposal.facts.amountId ?? proposal.subjectId)
    return amount === undefined ? undefined : whyNot(proposal, amount)
  })
}

export const lapseWithUnmatched: Reaction<'unmatchedPaymentChanged'> = async (given, payloads) =>
  lapseWhere(given, await listOpenAbout(given.tx, payloads.map(({ paymentId }) => paymentId)), async (proposal) => {
    const payment = await findUnmatched(given.tx, proposal.subjectId)
    return payment === undefined || payment.state === 'waiting' ? undefined : `the payment is ${payment.state}`
  })

export const lapseWithSellerFee: Reaction<'sellerFeeChanged'> = async (given, payloads) =>
  lapseWhere(given, await listOpenAbout(given.tx, payloads.map(({ feeId }) => feeId)), async (proposal) => {
    const fee = await findSellerFee(given.tx, proposal.subjectId)
    return fee === undefined || fee.state === 'billed' ? undefined : `the fee is ${fee.state}`
  })

/** A deposit that is no longer what was agreed to be given back, and more than is owed to the shop by now. */
export const lapseWithDeposits: Reaction<'shopDepositChanged'> = async (given, payloads) => {
  const { tx } = given
  const open = await listOpenOfShops(tx, payloads.map(({ shopId }) => shopId), ['refundDeposit', 'payOutCredit'])
  const ofDeposits = open.filter(({ act }) => act === 'refundDeposit')
  const deposits = await listDepositsById(tx, ofDeposits.map(({ subjectId }) => subjectId))
  await lapseWhere(given, open, async ({ act, subjectId, won }) => {
    if (act === 'payOutCredit') {
      const balance = await findBalance(tx, { kind: 'shopCredit', ownerId: subjectId })
      return won !== null && balance < won ? 'less is owed to the shop by now' : undefined
    }
    const deposit = deposits.find(({ id }) => id === subjectId)
    if (deposit === undefined) return undefined
    if (deposit.state !== 'deposited') return `the deposit is ${deposit.state}`
    return won === deposit.remainingWon ? undefined : 'another sum is left of the deposit'
  })
}
