// Whether a shop has paid for a month, as eligibility and screens ask.
import type { SubscriptionState } from '@bidyard/contract/enums'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { monthOf } from './month-rules.ts'
import { findMonth, type SubscriptionRecord } from './subscriptions.sql.ts'

export interface SubscriptionStanding {
  readonly month: string
  readonly state: SubscriptionState
  readonly priceWon: number
  /** A house that asks nothing lets everybody bid. */
  readonly isEnough: boolean
  readonly row: SubscriptionRecord | undefined
}

export const subscriptionOf = async (db: Reader, shopId: string, month: string): Promise<SubscriptionStanding> => {
  const { value: shop } = await readConfiguration(db, 'shop')
  const row = await findMonth(db, shopId, month)
  const state = row?.state ?? 'notPurchased'
  const priceWon = shop.subscriptionMonthlyWon
  return { month, state, priceWon, isEnough: priceWon === 0 || state === 'active', row }
}

export const subscriptionNow = (db: Reader, shopId: string, now: Date): Promise<SubscriptionStanding> =>
  subscriptionOf(db, shopId, monthOf(now).name)
