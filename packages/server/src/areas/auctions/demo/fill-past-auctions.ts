// What a sandbox's house auctioned before, in another system, as a file would have brought it.
import { fromSeoul, seoulDayOf } from '../../../runtime/seoul.ts'
import type { AuctionGiven } from '../auction-parts.ts'
import { insertOrUpdatePast } from '../past/past-auctions.sql.ts'
import type { PastAuction } from '../past/past-types.ts'

export interface MadePast extends Omit<PastAuction, 'system' | 'openedAt' | 'closedAt'> {
  readonly closedDaysAgo: number
  readonly openHours: number | null
}

const hourMs = 3_600_000

/** At two in the afternoon, as everything there ended. */
const endOf = (now: Date, daysAgo: number): Date => {
  const day = seoulDayOf(new Date(now.getTime() - daysAgo * 24 * hourMs))
  return fromSeoul(Date.parse(`${day}T14:00:00Z`))
}

export const fillPastAuctions = async ({ tx, now }: AuctionGiven, made: readonly MadePast[]): Promise<void> => {
  await insertOrUpdatePast(tx, made.map(({ closedDaysAgo, openHours, ...told }) => {
    const closedAt = endOf(now, closedDaysAgo)
    const openedAt = openHours === null ? null : new Date(closedAt.getTime() - openHours * hourMs)
    return { ...told, system: 'old-hall', openedAt, closedAt }
  }))
}
