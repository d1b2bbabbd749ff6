// What each confirmed proposal does, on one page.
import { lockAmount } from '../amounts/amounts.sql.ts'
import { payFromCredit, payFromDeposit } from '../amounts/pay-from-shop.ts'
import { settleAmount } from '../amounts/settle-amount.ts'
import { writeOffAmount } from '../amounts/write-off.ts'
import { isOfOpenCar } from '../car-money/of-open-car.ts'
import { correctWithTwo } from '../car-money/correct-with-two.ts'
import { payCarByHand } from '../car-money/pay-by-hand.ts'
import { refundCarMoney } from '../car-money/refund-car-money.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { callOffPayout } from '../refunds/call-off-payout.ts'
import { type DepositTie, refundDeposit } from '../refunds/refund-deposit.ts'
import { payOutCredit } from '../refunds/pay-out-credit.ts'
import { refundAmount } from '../refunds/refund-amount.ts'
import { endSellerFee } from '../seller-fees/end-seller-fee.ts'
import { allocateUnmatched } from '../unmatched/allocate-unmatched.ts'
import { noteReturned } from '../unmatched/note-returned.ts'
import { returnUnmatched } from '../unmatched/return-unmatched.ts'
import type { MoneyActs } from './decide.ts'
import type { ProposalRecord } from './proposals.sql.ts'

const settleByHand = async (given: MoneyGiven, proposal: ProposalRecord): Promise<boolean> => {
  const { id, subjectId, won, facts, reason } = proposal
  const amount = await lockAmount(given.tx, subjectId)
  if (amount === undefined || await isOfOpenCar(given.tx, amount)) return false
  const settled = await settleAmount(given, {
    amountId: subjectId, paidWon: won ?? 0, method: facts.paymentMethod ?? 'accountTransfer', source: `proposal:${id}`,
    as: 'staff', reason,
  })
  return settled === 'settled'
}

export const moneyActs = (ties: readonly DepositTie[]): MoneyActs => ({
  settleAmount: settleByHand,
  settleCarMoney: payCarByHand,
  refundCarMoney,
  correctCarPrice: correctWithTwo,
  takeFromDeposit: payFromDeposit,
  takeFromCredit: payFromCredit,
  refundAmount,
  refundDeposit: refundDeposit(ties),
  payOutCredit,
  callOffPayout,
  writeOffAmount,
  allocateUnmatched,
  returnUnmatched,
  noteReturned,
  settleSellerFee: endSellerFee('paid'),
  waiveSellerFee: endSellerFee('waived'),
})
