// Every state machine that stands in a table, and the column that holds its state.
import { files } from './areas/files/for-other-areas.ts'
import { users } from './areas/identity/for-other-areas.ts'
import type { Stateful } from './runtime/work/move-states.ts'

export const machines: readonly Stateful[] = [files, users]
