// Everything that the clock does, by machine and duty.
import type { DutyTable } from './runtime/work/sweeper.ts'

export const duties: DutyTable = {}
