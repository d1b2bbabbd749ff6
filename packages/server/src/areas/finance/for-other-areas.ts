// What later areas and the tables of the product may use of money.
export {
  amounts, type MoneyGiven, moneyProposals, payouts, shopDeposits, shopSubscriptions, unmatchedPayments,
  virtualAccounts,
} from './finance-parts.ts'
export { closeNeedless } from './accounts/close-account.ts'
export { openReceiveNotice } from './accounts/receive-notice.ts'
export {
  askForCarMoney, type CarMoneyWish, excuseCarMoney, moveCarMoney, openCarMoneyAccount, prolongCarMoney,
} from './car-money/ask-for-car-money.ts'
export { showAccountOrNull } from './accounts/show-account.ts'
export {
  findAwardFee, findCarMoney, findCorrectedWon, findLastAccount, findLastBank, findPayableUntil, findOpenPriceClaim,
  listCorrections, listNumbersSince, updateFinal,
} from './car-money/car-money.sql.ts'
export { dueOf as carMoneyDueOf, refundOf as carMoneyRefundOf } from './car-money/car-money-rules.ts'
export { claimUnpaidPrice } from './car-money/claim-price.ts'
export { correctPrice } from './car-money/correct-price.ts'
export { keepFeeAsClaim } from './car-money/lapse-fee.ts'
export { findBalance } from './ledger/ledger.sql.ts'
export { credit, debit, postOne, reverse } from './ledger/post.ts'
export { settleCarMoney } from './car-money/settle-car-money.ts'
export { confirmCarPayment } from './car-money/pay-by-hand.ts'
export { propose } from './proposals/propose.ts'
export { carMoneyActs, lapseProposals } from './proposals/lapse.ts'
export {
  lapseWithSellerFee, lapseWithShops, lapseWithUnmatched,
} from './proposals/lapse-overtaken.ts'
export { findOpenProposal, lockProposal, sealedInProposals } from './proposals/proposals.sql.ts'
export { billRounds, type RoundBill } from './seller-fees/bill-rounds.ts'
export { billSellers } from './seller-fees/bill-sellers.ts'
export {
  type AmountRecord, billDueDay, findOpenMoney, isBillDue, listAmountsById, listCredited, listTakenBack, lockAmount,
  lockShops, lockTrade,
} from './amounts/amounts.sql.ts'
export {
  type AmountWish, billAmount, issueAmount, issueAmounts, moveAmountsAfterOutage,
} from './amounts/issue-amount.ts'
export { listAmountsOf } from './amounts/amounts-of-auction.sql.ts'
export { type PlainAmount, showFacts } from './amounts/show-amount.ts'
export { notePaid } from './amounts/note-paid.ts'
export { repriceAmount } from './amounts/reprice-amount.ts'
export { splitVat } from './amounts/vat-rules.ts'
export { settleAmount } from './amounts/settle-amount.ts'
export { unsettleAmount } from './amounts/unsettle-amount.ts'
export { annulByHand, voidAmounts } from './amounts/void-amounts.ts'
export { askNoMoreByRules } from './deposits/ask-no-more.ts'
export { depositOf } from './deposits/deposit-of.ts'
export { restoreTaken } from './deposits/restore-taken.ts'
export { takeFromDeposit } from './deposits/take-from-deposit.ts'
export { graceAfter, isOver, type Month, monthOf, readMonth } from './subscriptions/month-rules.ts'
export { subscriptionNow } from './subscriptions/subscription-of.ts'
export { findMonthHeld } from './subscriptions/subscriptions.sql.ts'
export { listSellerFeesById, listSellerFeesOf } from './seller-fees/seller-fees.sql.ts'
export { readStatement, type ShownStatement } from './statements/read-statement.ts'
export { findPayout, findPayoutAccount, findWaitingPayoutOf } from './refunds/payouts.sql.ts'
export { showEarlier } from './refunds/show-payout.ts'
export { whereItWent } from './refunds/where-it-went.ts'
export { financeDuties } from './duties.ts'
export { financeJobs } from './finance-jobs.ts'
export { fillShopMoney, type ShopMoneyRow } from './demo/fill-shop-money.ts'
