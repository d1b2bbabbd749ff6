// The duty by which the clock closes an auction at its end.
import type { NewDeadline } from '../../../runtime/work/deadlines.ts'
import { auctions } from '../auction-parts.ts'

export const closingAt = (id: string, dueAt: Date): NewDeadline => ({
  machine: auctions.machine.name, rowId: id, duty: 'close', whose: 'clock', holderId: null, dueAt, finalAt: null,
})
