// Shows a subscription as the wire has it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { SubscriptionRecord } from './subscriptions.sql.ts'

export type ShownSubscription = AnswerOf<typeof financeCalls.getShopSubscription>

export const showSubscription = (row: SubscriptionRecord): ShownSubscription => ({
  id: row.id, shopId: row.shopId, shopName: row.shopName, companyId: row.companyId, memberId: row.memberId,
  month: row.month, state: row.state, startsAt: timeOf(row.startsAt), endsAt: timeOf(row.endsAt),
  amountId: row.amountId, priceWon: row.priceWon, dueAt: timeOf(row.dueAt), paidAt: timeOf(row.paidAt),
  version: row.version, createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})
