// A payment through the house that is late once the bank had its say: a breach of the rule, by the time it was due.
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { machineOf } from '../contract-parts.ts'
import { holdDue } from '../ending/expire-contracts.ts'
import { findLastDue } from '../steps/last-due.sql.ts'
import { missed } from './step-ends.ts'

/** Not where more time was given meanwhile. */
export const missPayments: Attend = async (given, due) => {
  const late: { readonly rowId: string; readonly dueAt: Date }[] = []
  for (const { id: rowId, kind, dueAt } of await holdDue(given, due, ['payment'])) {
    // Where its last time is over as well, nobody waits for it any more.
    const missedAt = dueAt ?? await findLastDue(given.tx, { machine: machineOf[kind], rowId, duty: 'payment' })
    if (missedAt !== undefined && missedAt <= given.now) late.push({ rowId, dueAt: missedAt })
  }
  await missed('payment')(given, late)
}
