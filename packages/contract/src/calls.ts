// Every call of the product, area by area.
import { filesCalls } from './calls/files.ts'
import { partnersCalls } from './calls/partners.ts'
import { referenceCalls } from './calls/reference.ts'
import { sandboxCalls } from './calls/sandbox.ts'

export const calls = {
  reference: referenceCalls,
  files: filesCalls,
  partners: partnersCalls,
  sandbox: sandboxCalls,
} as const
export type Calls = typeof calls
