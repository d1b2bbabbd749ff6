// Every call of the product, area by area.
import { referenceCalls } from './calls/reference.ts'
import { sandboxCalls } from './calls/sandbox.ts'

export const calls = {
  reference: referenceCalls,
  sandbox: sandboxCalls,
} as const
export type Calls = typeof calls
