// What the screens of a dealer's money are about, as the contract answers it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { eligibilityCalls } from '@bidyard/contract/calls/eligibility'
import type { amountCalls } from '@bidyard/contract/calls/finance/amounts'
import type { depositCalls } from '@bidyard/contract/calls/finance/deposits'
import type { subscriptionCalls } from '@bidyard/contract/calls/finance/subscriptions'
import type { ItemOf } from '@bidyard/contract/list'

export type Eligibility = AnswerOf<typeof eligibilityCalls.getBiddingEligibility>
export type Amount = ItemOf<typeof amountCalls.listAmounts>
export type Statement = AnswerOf<typeof amountCalls.getStatement>
export type DepositInfo = AnswerOf<typeof depositCalls.getDepositInfo>
export type Subscription = ItemOf<typeof subscriptionCalls.listShopSubscriptions>
export type SubscriptionInfo = AnswerOf<typeof subscriptionCalls.getSubscriptionInfo>
