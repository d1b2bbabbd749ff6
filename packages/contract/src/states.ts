// Every state machine of the product: who may do what, from where, and by when (`final` counts from `due`).
import type { Machine } from './machine.ts'
import { amountMachine } from './states/amount.ts'
import { auctionBidderMachine } from './states/auctions/auction-bidder.ts'
import { auctionMachine } from './states/auctions/auction.ts'
import { biddingMachine } from './states/auctions/bidding.ts'
import { companyMachine } from './states/company.ts'
import { adjustmentMachine } from './states/contracts/adjustment.ts'
import { primeContractMachine } from './states/contracts/contract-prime.ts'
import { proContractMachine } from './states/contracts/contract-pro.ts'
import { selfContractMachine } from './states/contracts/contract-self.ts'
import { decisionMachine } from './states/contracts/decision.ts'
import { faultCaseMachine } from './states/contracts/fault-case.ts'
import { paymentMachine } from './states/contracts/payment.ts'
import { schedulingMachine } from './states/contracts/scheduling.ts'
import { screeningMachine } from './states/contracts/screening.ts'
import { sellerPayoutMachine } from './states/contracts/seller-payout.ts'
import { tradeResultMachine } from './states/contracts/trade-result.ts'
import { dataRequestMachine } from './states/data-request.ts'
import { fileMachine } from './states/file.ts'
import { memberMachine } from './states/member.ts'
import { moneyProposalMachine } from './states/money-proposal.ts'
import { orderMachine } from './states/order.ts'
import { payoutMachine } from './states/payout.ts'
import { registrationMachine } from './states/registration.ts'
import { shopDepositMachine } from './states/shop-deposit.ts'
import { shopMachine } from './states/shop.ts'
import { subscriptionMachine } from './states/subscription.ts'
import { unmatchedPaymentMachine } from './states/unmatched-payment.ts'
import { userMachine } from './states/user.ts'
import { violationAppealMachine } from './states/violation-appeal.ts'
import { virtualAccountMachine } from './states/virtual-account.ts'
import { carCheckMachine } from './states/yard/car-check.ts'
import { deliveryTransportMachine } from './states/yard/delivery-transport.ts'
import { inboundTransportMachine } from './states/yard/inbound-transport.ts'

export const allMachines = {
  file: fileMachine,
  user: userMachine,
  company: companyMachine,
  shop: shopMachine,
  member: memberMachine,
  registration: registrationMachine,
  virtualAccount: virtualAccountMachine,
  shopDeposit: shopDepositMachine,
  subscription: subscriptionMachine,
  amount: amountMachine,
  payout: payoutMachine,
  moneyProposal: moneyProposalMachine,
  unmatchedPayment: unmatchedPaymentMachine,
  violationAppeal: violationAppealMachine,
  carCheck: carCheckMachine,
  inboundTransport: inboundTransportMachine,
  deliveryTransport: deliveryTransportMachine,
  order: orderMachine,
  auction: auctionMachine,
  bidding: biddingMachine,
  auctionBidder: auctionBidderMachine,
  selfContract: selfContractMachine,
  proContract: proContractMachine,
  primeContract: primeContractMachine,
  decision: decisionMachine,
  scheduling: schedulingMachine,
  tradeResult: tradeResultMachine,
  adjustment: adjustmentMachine,
  payment: paymentMachine,
  screening: screeningMachine,
  faultCase: faultCaseMachine,
  sellerPayout: sellerPayoutMachine,
  dataRequest: dataRequestMachine,
} as const satisfies Readonly<Record<string, Machine>>
