// Configuration of what a shop puts down, pays each month, and may hold open at once.
import { z } from 'zod'
import { shopGrade } from '../../enums.ts'
import { timeOfDay, upTo, won } from './amounts.ts'

export const shopConfiguration = z.strictObject({
  depositWon: z.strictObject({ dealer: won, exporter: won }),
  subscriptionMonthlyWon: won,
  virtualAccountHours: upTo(720),
  virtualAccountEndsAt: timeOfDay,
  /** What was paid at the last moment may be on its way to us for so long. */
  virtualAccountGraceMinutes: upTo(120).default(10),
  /** So many days before the end of a month a shop without the next one is reminded. */
  subscriptionRemindDays: upTo(20).default(4),
  openAwardsMax: z.record(shopGrade.schema, upTo(10_000)),
  favouritesMax: upTo(1_000),
  savedSearchesMax: upTo(1_000),
})
