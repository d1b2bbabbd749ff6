// The small parts that all configuration is made of: money, shares, times of the day and spans.
import { z } from 'zod'

export const won = z.int().min(0).max(10_000_000_000)

/** A hundredth of a percent: 2.2 % is 220. Whole numbers keep shares of money exact. */
export const basisPoints = z.int().min(0).max(10_000)

export const upTo = (most: number) => z.int().min(1).max(most)

/** Seoul's time of the day, such as 23:00. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/).min(5).max(5)

/** Hours and days run by the clock; business days leave out weekends and holidays. */
export const span = z.union([
  z.strictObject({ hours: upTo(10_000) }),
  z.strictObject({ days: upTo(1_000) }),
  z.strictObject({ businessDays: upTo(365) }),
]).meta({ id: 'Span' })
export type SpanValue = z.output<typeof span>

/** What a duty has one end for. */
export const dueOnly = z.strictObject({ due: span })

/** At `due` a sanction may follow and the act is still possible; `finalAfterDue` later it is not. */
export const dueAndFinal = z.strictObject({ due: span, finalAfterDue: span })
