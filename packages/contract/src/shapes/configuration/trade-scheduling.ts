// Configuration of visits and deliveries: how far away, at what hours, how often a visit may be put off; and the yard.
import { z } from 'zod'
import { limits } from '../../limits.ts'
import { lineOrNothing } from '../texts.ts'
import { timeOfDay, upTo } from './amounts.ts'

/** Where the house keeps cars, for whoever fetches one; empty as long as nobody has said it. */
export const yardPlace = z.strictObject({
  address: lineOrNothing(limits.address),
  hours: lineOrNothing(limits.title),
  phone: lineOrNothing(limits.code),
})

export const tradeSchedulingConfiguration = z.strictObject({
  visitWithinDays: upTo(60),
  visitFrom: timeOfDay,
  visitTo: timeOfDay,
  slotMinutes: upTo(480),
  delayCountMax: z.int().min(0).max(20),
  /** Counted from the payment's final end. */
  deliveryWithinBusinessDays: upTo(60),
  yard: yardPlace.default({ address: '', hours: '', phone: '' }),
})
