// Money: amounts, deposits, subscriptions, account numbers, payouts and the ledger behind them.
import { amountCalls } from './finance/amounts.ts'
import { depositCalls } from './finance/deposits.ts'
import { deskCalls } from './finance/desk.ts'
import { sellerFeeCalls } from './finance/seller-fees.ts'
import { subscriptionCalls } from './finance/subscriptions.ts'
import { unmatchedPaymentCalls } from './finance/unmatched-payments.ts'
import { virtualAccountCalls } from './finance/virtual-accounts.ts'

export const financeCalls = {
  ...depositCalls, ...subscriptionCalls, ...amountCalls, ...virtualAccountCalls, ...unmatchedPaymentCalls, ...deskCalls,
  ...sellerFeeCalls,
} as const
