// After an outage, which moved the ends of payments: the numbers that buyers were given live as long as they may pay.
import { moveCarMoney } from '../../finance/for-other-areas.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import { holdDue } from '../ending/expire-contracts.ts'
import { listOutlived } from './outlived.sql.ts'

export const followOutageDuty = 'followOutage'

/** Done by the clock at once, which takes the order of every lock. */
export const moveNumbersAfterOutage = async ({ tx, now }: ContractGiven): Promise<void> =>
  setDeadlines(tx, (await listOutlived(tx)).map(({ id, kind }) => ({
    machine: machineOf[kind], rowId: id, duty: followOutageDuty, whose: 'clock', holderId: null, dueAt: now,
    finalAt: null,
  })))

export const moveNumbers: Attend = async (given, due) => {
  for (const { id: contractId, dueAt, finalAt } of await holdDue(given, due, ['payment']))
    if (dueAt !== null) await moveCarMoney(given, { contractId, dueAt, until: finalAt ?? dueAt })
}
