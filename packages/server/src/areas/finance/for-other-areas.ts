// What later areas and the tables of the product may use of money.
export {
  amounts, type MoneyGiven, moneyProposals, payouts, shopDeposits, shopSubscriptions, unmatchedPayments,
  virtualAccounts,
} from './finance-parts.ts'
export { closeNeedless } from './accounts/close-account.ts'
export { openReceiveNotice } from './accounts/receive-notice.ts'
export { type Account, findBalance, type NewEntry, type Posting } from './ledger/ledger.sql.ts'
export { credit, debit, post, type Posted, postOne, reverse } from './ledger/post.ts'
export {
  type AmountRecord, findAmount, findOpenMoney, listAmountsById, lockAmount, lockShops, type OpenMoney,
} from './amounts/amounts.sql.ts'
export { type AmountWish, billAmount, issueAmount } from './amounts/issue-amount.ts'
export { type Payment, settleAmount, type Settled } from './amounts/settle-amount.ts'
export { unsettleAmount, type Unsettled } from './amounts/unsettle-amount.ts'
export { voidAmounts } from './amounts/void-amounts.ts'
export { splitVat } from './amounts/vat-rules.ts'
export { depositOf, type DepositStanding } from './deposits/deposit-of.ts'
export { type DeductionRule, deductionOf } from './deposits/deposit-rules.ts'
export type { UseRecord } from './deposits/deposits.sql.ts'
export { restoreTaken } from './deposits/restore-taken.ts'
export { takeFromDeposit, type TakeWish } from './deposits/take-from-deposit.ts'
export { monthOf, payableUntil, readMonth } from './subscriptions/month-rules.ts'
export { subscriptionNow, subscriptionOf, type SubscriptionStanding } from './subscriptions/subscription-of.ts'
export { financeDuties } from './duties.ts'
export { financeJobs } from './finance-jobs.ts'
export { type DepositTie } from './refunds/refund-deposit.ts'
export { ownShopOf } from './own-shop.ts'
export { fillShopMoney, type ShopMoneyRow } from './demo/fill-shop-money.ts'
