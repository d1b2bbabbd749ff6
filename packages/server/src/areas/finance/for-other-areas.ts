// What later areas and the tables of the product may use of money.
export {
  amounts, type MoneyGiven, moneyProposals, payouts, shopDeposits, shopSubscriptions, unmatchedPayments,
  virtualAccounts,
} from './finance-parts.ts'
export { closeNeedless } from './accounts/close-account.ts'
export { openReceiveNotice } from './accounts/receive-notice.ts'
export { findBalance } from './ledger/ledger.sql.ts'
export { findOpenMoney, lockShops } from './amounts/amounts.sql.ts'
export { billAmount, issueAmount } from './amounts/issue-amount.ts'
export { splitVat } from './amounts/vat-rules.ts'
export { settleAmount } from './amounts/settle-amount.ts'
export { unsettleAmount } from './amounts/unsettle-amount.ts'
export { voidAmounts } from './amounts/void-amounts.ts'
export { depositOf } from './deposits/deposit-of.ts'
export { deductionOf } from './deposits/deposit-rules.ts'
export { restoreTaken } from './deposits/restore-taken.ts'
export { takeFromDeposit } from './deposits/take-from-deposit.ts'
export { monthOf, readMonth } from './subscriptions/month-rules.ts'
export { subscriptionNow } from './subscriptions/subscription-of.ts'
export { findPayoutAccount, findWaitingPayoutOf } from './refunds/payouts.sql.ts'
export { financeDuties } from './duties.ts'
export { financeJobs } from './finance-jobs.ts'
export { fillShopMoney, type ShopMoneyRow } from './demo/fill-shop-money.ts'
