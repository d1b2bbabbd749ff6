// Configuration of visits and deliveries: how far away, at what hours, and how often a visit may be put off.
import { z } from 'zod'
import { timeOfDay, upTo } from './amounts.ts'

export const tradeSchedulingConfiguration = z.strictObject({
  visitWithinDays: upTo(60),
  visitFrom: timeOfDay,
  visitTo: timeOfDay,
  slotMinutes: upTo(480),
  delayCountMax: z.int().min(0).max(20),
  /** Counted from the payment's final end. */
  deliveryWithinBusinessDays: upTo(60),
})
