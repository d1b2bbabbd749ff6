// Moves the sandbox's clock onwards; never back, because what was decided stays decided.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { limits } from '@bidyard/contract/limits'
import { action } from '../../runtime/handler.ts'
import { shiftClock } from '../../runtime/time/clock.ts'
import { findClock } from './sandbox.sql.ts'

export const moveClock = action(sandboxCalls.moveClock, async ({ tx, body, refuse }) => {
  const { shiftSeconds } = await findClock(tx)
  if (shiftSeconds + body.seconds > limits.clockShiftSeconds) throw refuse('conflict')
  await shiftClock(tx, body.seconds)
  return findClock(tx)
})
