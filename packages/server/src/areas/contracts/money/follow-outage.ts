// After an outage, which moved the ends of payments: the numbers that buyers were given live as long as they may pay.
import { moveCarMoney } from '../../finance/for-other-areas.ts'
import { leaveToClock } from '../../../runtime/work/deadlines.ts'
import { followOutageDuty } from '../../../runtime/work/outages.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import { holdDue } from '../ending/expire-contracts.ts'
import { listOutlived } from './outlived.sql.ts'

export const moveNumbersAfterOutage = async ({ tx, now }: ContractGiven): Promise<void> => {
  for (const [kind, found] of Map.groupBy(await listOutlived(tx), (one) => one.kind))
    await leaveToClock(tx, { machine: machineOf[kind], duty: followOutageDuty, now, rowIds: found.map(({ id }) => id) })
}

export const moveNumbers: Attend = async (given, due) => {
  for (const { id: contractId, dueAt, finalAt } of await holdDue(given, due, ['payment']))
    if (dueAt !== null) await moveCarMoney(given, { contractId, dueAt, until: finalAt ?? dueAt })
}
