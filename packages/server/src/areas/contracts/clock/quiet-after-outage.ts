// After an outage, which moved what was due in it: nothing of a trade ends, and no bill is due, while banks rest.
import type { PayloadOf } from '@bidyard/contract/events'
import { contractKind } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { auctions } from '../../auctions/for-other-areas.ts'
import { orders } from '../../cars/for-other-areas.ts'
import { amounts } from '../../finance/for-other-areas.ts'
import { afterQuietHours, readConfiguration } from '../../reference/for-other-areas.ts'
import { adjustments, type ContractGiven, faultCases, screenings } from '../contract-parts.ts'
import { contractsOf } from '../steps/kinds.ts'
import { listMovedEnds, type MovedEnd, updateEnds } from './moved-ends.sql.ts'

/** By which somebody has to do something; the end of an auction has a notice of its own. */
const duties: readonly string[] = [
  ...contractKind.values.flatMap((kind) => {
    const { name, deadlines } = contractsOf[kind].machine
    return Object.keys(deadlines).map((duty) => `${name}.${duty}`)
  }),
  `${auctions.machine.name}.chooseCandidate`, `${auctions.machine.name}.consult`, `${orders.machine.name}.declined`,
  `${orders.machine.name}.draft`,
  ...[adjustments, faultCases].map(({ machine }) => `${machine.name}.answer`), `${screenings.machine.name}.review`,
  `${amounts.machine.name}.pay`,
]

/** What was due before stays as it was. */
const quietEnd = (moved: MovedEnd, quiet: (at: Date) => Date): MovedEnd => ({
  ...moved, dueAt: moved.stage === 'due' ? quiet(moved.dueAt) : moved.dueAt,
  finalAt: moved.finalAt === null ? null : quiet(moved.finalAt),
})

const isSame = (one: MovedEnd, other: MovedEnd): boolean =>
  one.dueAt.getTime() === other.dueAt.getTime() && one.finalAt?.getTime() === other.finalAt?.getTime()

export const keepQuietAfterOutage = async (
  { tx }: Pick<ContractGiven, 'tx'>, told: readonly PayloadOf<'outageEnded'>[],
): Promise<void> => {
  const { value: { quietHours } } = await readConfiguration(tx, 'deadlines')
  for (const { endedAt, moveMs } of told) {
    const ended = new Date(endedAt)
    const before = new Date(ended.getTime() + limits.outageExtraMs + moveMs)
    const moved = await listMovedEnds(tx, duties, { endedAt: ended, before })
    await updateEnds(tx, moved.flatMap((one) => {
      const quiet = quietEnd(one, (at) => afterQuietHours(at, quietHours))
      return isSame(one, quiet) ? [] : [quiet]
    }))
  }
}
