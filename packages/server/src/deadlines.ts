// Everything that the clock does when a duty is due or final, by machine and duty; what comes every hour is a job.
import type { DutyTable } from './runtime/work/sweeper.ts'

export const duties: DutyTable = {}
