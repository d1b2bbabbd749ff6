// Shows a subscription as the wire has it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { shown, shownOrNull } from '../times.ts'
import type { SubscriptionRecord } from './subscriptions.sql.ts'

export type ShownSubscription = AnswerOf<typeof financeCalls.getShopSubscription>

export const showSubscription = (row: SubscriptionRecord): ShownSubscription => ({
  id: row.id, shopId: row.shopId, shopName: row.shopName, companyId: row.companyId, memberId: row.memberId,
  month: row.month, state: row.state, startsAt: shown(row.startsAt), endsAt: shown(row.endsAt), amountId: row.amountId,
  priceWon: row.priceWon, dueAt: shownOrNull(row.dueAt), paidAt: shownOrNull(row.paidAt), version: row.version,
  createdAt: shown(row.createdAt), updatedAt: shown(row.updatedAt),
})
