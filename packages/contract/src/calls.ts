// Every call of the product, area by area.
import { filesCalls } from './calls/files.ts'
import { referenceCalls } from './calls/reference.ts'
import { sandboxCalls } from './calls/sandbox.ts'

export const calls = {
  reference: referenceCalls,
  files: filesCalls,
  sandbox: sandboxCalls,
} as const
export type Calls = typeof calls
