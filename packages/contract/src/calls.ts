// Every call of the product, area by area.
import { referenceCalls } from './calls/reference.ts'

export const calls = {
  reference: referenceCalls,
} as const
export type Calls = typeof calls
