// Every call of money, and the file that answers it.
import { closeAmountAccount } from './accounts/of-shop/close-amount-account.ts'
import { closeDepositAccount } from './accounts/of-shop/close-deposit-account.ts'
import { closeVirtualAccount } from './accounts/of-shop/close-virtual-account.ts'
import { openAmountAccount } from './accounts/of-shop/open-amount-account.ts'
import { openDepositAccount } from './accounts/of-shop/open-deposit-account.ts'
import { openVirtualAccount } from './accounts/of-shop/open-virtual-account.ts'
import { getVirtualAccount, listVirtualAccounts } from './accounts/reads.ts'
import { getAmount, listAmounts } from './amounts/reads.ts'
import { billAmount } from './amounts/office/bill-amount.ts'
import { changeBillType } from './amounts/office/change-bill-type.ts'
import { issueAmount } from './amounts/office/issue-amount.ts'
import { noteBillIssued } from './amounts/office/note-bill-issued.ts'
import { takeBackBillNote } from './amounts/office/take-back-bill-note.ts'
import { voidAmount } from './amounts/office/void-amount.ts'
import { changeShopKind } from './deposits/change-shop-kind.ts'
import { requestShopDeposit } from './deposits/request-shop-deposit.ts'
import { voidShopDeposit } from './deposits/void-shop-deposit.ts'
import { getDepositInfo, getShopDeposit, getShopMoney, listShopDeposits } from './deposits/reads.ts'
import { getMoneyDesk } from './desk/get-money-desk.ts'
import type { FinanceParts } from './finance-parts.ts'
import { getLedgerEntry, listLedgerAccounts, listLedgerEntries } from './ledger/reads.ts'
import { confirmMoneyProposal } from './proposals/confirm-money-proposal.ts'
import { refuseMoneyProposal } from './proposals/refuse-money-proposal.ts'
import { withdrawMoneyProposal } from './proposals/withdraw-money-proposal.ts'
import { moneyActs } from './proposals/money-acts.ts'
import { proposeDepositRefund } from './proposals/proposing/propose-deposit-refund.ts'
import { proposeFromCredit } from './proposals/proposing/propose-from-credit.ts'
import { proposeFromDeposit } from './proposals/proposing/propose-from-deposit.ts'
import { proposePayout } from './proposals/proposing/propose-payout.ts'
import { proposePayoutCallOff } from './proposals/proposing/propose-payout-call-off.ts'
import { proposeRefund } from './proposals/proposing/propose-refund.ts'
import { proposeSettlement } from './proposals/proposing/propose-settlement.ts'
import { proposeSubscriptionRefund } from './proposals/proposing/propose-subscription-refund.ts'
import { proposeWriteOff } from './proposals/proposing/propose-write-off.ts'
import { getMoneyProposal, listMoneyProposals } from './proposals/reads.ts'
import { reconcileNow } from './reconciliation/reconcile-now.ts'
import { listReconciliations } from './reconciliation/reconcile.ts'
import { getPayout, listPayouts } from './refunds/reads.ts'
import type { DepositTie } from './refunds/refund-deposit.ts'
import { returnPayout } from './refunds/return-payout.ts'
import { sendPayout } from './refunds/send-payout.ts'
import { viewPayoutAccount } from './refunds/view-payout-account.ts'
import { setPayoutAccount } from './refunds/set-payout-account.ts'
import { setShopPayoutAccount } from './refunds/set-shop-payout-account.ts'
import { proposeSellerFeeEnd } from './seller-fees/propose-seller-fee-end.ts'
import { listSellerFees } from './seller-fees/reads.ts'
import { getStatement } from './statements/get-statement.ts'
import { cancelOwnSubscription } from './subscriptions/cancel-own-subscription.ts'
import { cancelShopSubscription } from './subscriptions/cancel-shop-subscription.ts'
import { grantShopSubscription } from './subscriptions/grant-shop-subscription.ts'
import { getShopSubscription, getSubscriptionInfo, listShopSubscriptions } from './subscriptions/reads.ts'
import { proposeAllocation } from './unmatched/propose-allocation.ts'
import { proposeReturn } from './unmatched/propose-return.ts'
import { proposeReturnedByHand } from './unmatched/propose-returned-by-hand.ts'
import { getUnmatchedPayment, listUnmatchedPayments } from './unmatched/reads.ts'

const bankHandlers = (parts: FinanceParts) => ({
  openVirtualAccount: openVirtualAccount(parts),
  closeVirtualAccount: closeVirtualAccount(parts),
  openDepositAccount: openDepositAccount(parts),
  closeDepositAccount: closeDepositAccount(parts),
  openAmountAccount: openAmountAccount(parts),
  closeAmountAccount: closeAmountAccount(parts),
  listVirtualAccounts,
  getVirtualAccount,

  listUnmatchedPayments,
  getUnmatchedPayment,
  proposeAllocation,
  proposeReturn: proposeReturn(parts),
  proposeReturnedByHand,
})

export const financeHandlers = (parts: FinanceParts, ties: readonly DepositTie[] = []) => ({
  listShopDeposits,
  getShopDeposit,
  getDepositInfo,
  getShopMoney,
  setPayoutAccount: setPayoutAccount(parts),
  setShopPayoutAccount: setShopPayoutAccount(parts),
  requestShopDeposit,
  voidShopDeposit,
  proposeDepositRefund: proposeDepositRefund(ties),
  changeShopKind,

  listShopSubscriptions,
  getShopSubscription,
  getSubscriptionInfo,
  cancelOwnSubscription,
  grantShopSubscription,
  cancelShopSubscription,
  proposeSubscriptionRefund,

  listAmounts,
  getAmount,
  getStatement,
  issueAmount,
  billAmount,
  changeBillType,
  noteBillIssued,
  takeBackBillNote,
  voidAmount,
  proposeSettlement,
  proposeFromDeposit,
  proposeFromCredit,
  proposeRefund,
  proposeWriteOff,
  listSellerFees: listSellerFees(parts),
  proposeSellerFeeEnd,

  ...bankHandlers(parts),

  getMoneyDesk,
  listMoneyProposals,
  getMoneyProposal,
  confirmMoneyProposal: confirmMoneyProposal(moneyActs(ties)),
  refuseMoneyProposal,
  withdrawMoneyProposal,
  listPayouts,
  getPayout,
  proposePayout,
  proposePayoutCallOff,
  viewPayoutAccount: viewPayoutAccount(parts),
  sendPayout,
  returnPayout,
  listLedgerEntries,
  getLedgerEntry,
  listLedgerAccounts,
  listReconciliations,
  reconcileNow,
})
