// Configuration of signing in: when an account locks, and how long sessions and proofs of identity live.
import { z } from 'zod'
import { upTo } from './amounts.ts'

export const signInConfiguration = z.strictObject({
  failuresBeforeLock: upTo(100),
  webviewParametersSeconds: upTo(3_600),
  webviewSessionMinutes: upTo(1_440),
  identitySessionMinutes: upTo(60),
  identityTokenMinutes: upTo(60),
  sessionIdleHours: upTo(720),
  sessionAbsoluteDays: upTo(365),
})
