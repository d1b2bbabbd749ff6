// Every call of the product, area by area.
import { filesCalls } from './calls/files.ts'
import { identityCalls } from './calls/identity.ts'
import { partnersCalls } from './calls/partners.ts'
import { membersCalls } from './calls/members.ts'
import { referenceCalls } from './calls/reference.ts'
import { sandboxCalls } from './calls/sandbox.ts'
import { shopsCalls } from './calls/shops.ts'

export const calls = {
  reference: referenceCalls,
  files: filesCalls,
  identity: identityCalls,
  partners: partnersCalls,
  shops: shopsCalls,
  members: membersCalls,
  sandbox: sandboxCalls,
} as const
export type Calls = typeof calls
