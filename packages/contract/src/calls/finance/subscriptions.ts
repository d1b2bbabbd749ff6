// Subscriptions by calendar month: lists, what a month of the own shop came to, and what the office grants and cancels.
import { z } from 'zod'
import { call } from '../../call.ts'
import { subscriptionState } from '../../enums/finance.ts'
import { field, get, list } from '../../list.ts'
import { moneyProposalShape, monthGiven, shopSubscriptionShape, subscriptionInfoShape } from '../../shapes/money.ts'
import { reasonShape } from '../../shapes/texts.ts'
import { shopMemberErrors } from './deposits.ts'

const id = z.object({ id: z.uuid() })
const subscriptions = { path: '/shop-subscriptions', who: ['dealer', 'staff'] } as const
const office = {
  surface: 'office', who: ['staff'], parts: ['money'], method: 'POST', idempotency: 'required',
} as const

export const subscriptionCalls = {
  listShopSubscriptions: list({
    ...subscriptions,
    summary: 'Subscriptions; a dealer sees those of the own shop',
    item: shopSubscriptionShape,
    fields: {
      shopName: field.text(), companyId: field.id(), memberId: field.id(), state: field.choice(subscriptionState),
      shopId: field.id(), month: field.text(), isToRefund: field.boolean(),
    },
    sort: ['month'],
  }),
  getShopSubscription: get({ ...subscriptions, summary: 'One subscription', item: shopSubscriptionShape }),
  getSubscriptionInfo: call({
    method: 'POST',
    path: '/context/shop-member/subscription/get-info',
    summary: 'A month of the own shop: bought or not, and what it costs',
    who: 'signedIn',
    body: z.strictObject({ month: monthGiven }),
    answer: subscriptionInfoShape,
    errors: { ...shopMemberErrors, INVALID_MONTH_FORMAT: [] },
    idempotency: 'none',
  }),
  cancelOwnSubscription: call({
    method: 'POST',
    path: '/context/shop-member/subscription/cancel',
    summary: 'Calls off a month that has not begun; what was paid for it is given back by the office',
    who: 'signedIn',
    body: z.strictObject({ month: monthGiven }),
    answer: subscriptionInfoShape,
    errors: { ...shopMemberErrors, INVALID_MONTH_FORMAT: [] },
    idempotency: 'required',
  }),

  grantShopSubscription: call({
    ...office,
    path: '/shop-subscriptions',
    summary: 'Gives a shop a month for nothing',
    body: z.strictObject({ shopId: z.uuid(), month: monthGiven, reason: reasonShape }),
    answer: shopSubscriptionShape,
    errors: { SHOP_NOT_FOUND: [], INVALID_MONTH_FORMAT: [] },
  }),
  cancelShopSubscription: call({
    ...office,
    path: '/shop-subscriptions/:id/cancel',
    summary: 'Calls off a month that is not paid, has not begun, or was granted',
    params: id,
    body: z.strictObject({ reason: reasonShape }),
    answer: shopSubscriptionShape,
  }),
  proposeSubscriptionRefund: call({
    ...office,
    path: '/shop-subscriptions/:id/refund',
    summary: 'Proposes to give back what was paid for a month; another person confirms it',
    params: id,
    body: z.strictObject({ reason: reasonShape }),
    answer: moneyProposalShape,
  }),
}
