// How far an export has come, from the times that its row holds.
import type { ExportState } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'

interface Times {
  readonly opensUntil: Date
  readonly startedAt: Date | null
  readonly movedAt: Date | null
  readonly stoppedAt: Date | null
  readonly doneAt: Date | null
  readonly brokenAt: Date | null
}

export const stateOf = (times: Times, now: Date): ExportState => {
  if (times.doneAt !== null) return 'done'
  if (times.stoppedAt !== null) return 'stopped'
  if (times.brokenAt !== null) return 'broken'
  if (times.startedAt === null) return now < times.opensUntil ? 'waiting' : 'broken'
  // A node that has gone says nothing of it.
  const silentMs = now.getTime() - (times.movedAt ?? times.startedAt).getTime()
  return silentMs < limits.exportSilentSeconds * 1000 ? 'running' : 'broken'
}
