// Records: what was changed and seen, and what people ask about their own data.
import { logCalls } from './logs.ts'

export const auditCalls = {
  ...logCalls,
} as const
