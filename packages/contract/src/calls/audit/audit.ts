// Records: what was changed and seen, and what people ask about their own data.
import { logCalls } from './logs.ts'
import { ownDataCalls } from './own-data.ts'

export const auditCalls = {
  ...logCalls,
  ...ownDataCalls,
} as const
