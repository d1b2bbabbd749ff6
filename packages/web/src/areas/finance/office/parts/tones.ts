// The colour of each state of money, the same on every screen of the desk.
import type {
  AmountState, MoneyProposalState, PayoutState, SellerFeeState, ShopDepositState, SubscriptionState,
  UnmatchedPaymentState, VirtualAccountStanding,
} from '@bidyard/contract/enums/finance'
import type { Tone } from '../../../../ui/show/badge.tsx'

export const amountTone: Readonly<Record<AmountState, Tone>> = {
  expected: 'neutral', billed: 'waiting', paid: 'done', refunding: 'action', refunded: 'neutral', voided: 'neutral',
}

export const depositTone: Readonly<Record<ShopDepositState, Tone>> = {
  deposited: 'done', used: 'closing', refunded: 'neutral', depositWaiting: 'waiting',
}

export const subscriptionTone: Readonly<Record<SubscriptionState, Tone>> = {
  active: 'done', upcoming: 'action', expired: 'neutral', depositWaiting: 'waiting', refunded: 'neutral',
  cancelled: 'neutral', notPurchased: 'neutral',
}

export const payoutTone: Readonly<Record<PayoutState, Tone>> = {
  waiting: 'waiting', paid: 'done', calledOff: 'neutral',
}

export const proposalTone: Readonly<Record<MoneyProposalState, Tone>> = {
  proposed: 'waiting', confirmed: 'done', refused: 'closing', lapsed: 'neutral', withdrawn: 'neutral',
}

export const sellerFeeTone: Readonly<Record<SellerFeeState, Tone>> = {
  billed: 'waiting', paid: 'done', waived: 'neutral',
}

export const unmatchedTone: Readonly<Record<UnmatchedPaymentState, Tone>> = {
  waiting: 'waiting', allocated: 'done', returning: 'action', returned: 'neutral', takenBack: 'closing',
}

export const accountTone: Readonly<Record<VirtualAccountStanding, Tone>> = {
  issuing: 'action', open: 'waiting', paid: 'done', takenBack: 'closing', calledOff: 'neutral', expired: 'neutral',
  failed: 'closing', parked: 'waiting',
}
