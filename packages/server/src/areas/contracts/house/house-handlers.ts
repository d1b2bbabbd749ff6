// The calls of contracts whose money and car go through the house, and the file that answers each.
import type { ContractParts } from '../contract-parts.ts'
import { confirmDelivery, rescheduleDelivery } from '../delivery/confirm-delivery.ts'
import { blockLien, confirmLien, withdrawLien } from '../liens/lien-calls.ts'
import { completePrimePayment, completeProPayment } from '../money/complete-payment.ts'
import { openCarMoneyAccount } from '../money/open-number.ts'
import { refundContract } from '../money/refund-contract.ts'
import { getSellerAccount, setSellerAccount } from '../payouts/seller-account-calls.ts'
import {
  getSellerPayout, listSellerPayouts, returnSellerPayout, sendSellerPayout, viewSellerAccount,
} from '../payouts/seller-payout-calls.ts'
import { confirmTakeover } from '../takeover/confirm-takeover.ts'
import { disputeTakeover, settleTakeoverDispute } from '../takeover/dispute-takeover.ts'

export const houseHandlers = (parts: ContractParts) => ({
  confirmDelivery: confirmDelivery(parts),
  rescheduleDelivery: rescheduleDelivery(parts),
  confirmLien: confirmLien(parts),
  blockLien: blockLien(parts),
  withdrawLien: withdrawLien(parts),
  completeProPayment: completeProPayment(parts),
  completePrimePayment: completePrimePayment(parts),
  openCarMoneyAccount: openCarMoneyAccount(parts),
  refundContract: refundContract(parts),
  confirmTakeover: confirmTakeover(parts),
  disputeTakeover: disputeTakeover(parts),
  settleTakeoverDispute: settleTakeoverDispute(parts),
  getSellerAccount,
  setSellerAccount: setSellerAccount(parts),
  listSellerPayouts,
  getSellerPayout,
  sendSellerPayout,
  returnSellerPayout,
  viewSellerAccount: viewSellerAccount(parts),
})
