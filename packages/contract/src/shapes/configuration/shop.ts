// Configuration of what a shop puts down, pays each month, and may hold open at once.
import { z } from 'zod'
import { shopGrade } from '../../enums.ts'
import { timeOfDay, upTo, won } from './amounts.ts'

export const shopConfiguration = z.strictObject({
  depositWon: z.strictObject({ dealer: won, exporter: won }),
  subscriptionMonthlyWon: won,
  virtualAccountHours: upTo(720),
  virtualAccountEndsAt: timeOfDay,
  openAwardsMax: z.record(shopGrade.schema, upTo(10_000)),
  favouritesMax: upTo(1_000),
  savedSearchesMax: upTo(1_000),
})
