// What becomes of a restriction that waits for a missed act: the act is done, or its contract dies before.
import type { ViolationDetailType } from '@bidyard/contract/enums'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { afterDays } from '../standing/calendar-rules.ts'
import { listPenaltiesOf, updateUnhealed } from '../standing/penalties.sql.ts'
import { settleStanding } from '../standing/settle-standing.ts'
import { isInForce } from '../standing/standing-rules.ts'
import type { SanctionGiven } from '../violation-parts.ts'
import { type HeldViolation, holdViolation } from '../violations/hold-violation.ts'
import { readRule } from '../violations/rule-of.ts'
import { listViolationsOfContract } from '../violations/violations.sql.ts'
import { releaseOne } from './release-restriction.ts'

export interface MissedAct {
  readonly contractId: string
  /** Only these; a paid car does not bring missing papers. */
  readonly details: readonly ViolationDetailType[]
  readonly reason: string
}

const holdEach = async (
  { tx }: SanctionGiven, { contractId, details }: MissedAct, work: (found: HeldViolation) => Promise<void>,
): Promise<void> => {
  for (const { id } of await listViolationsOfContract(tx, contractId, details)) {
    const found = await holdViolation(tx, id)
    if (found !== undefined) await work(found)
  }
}

/** The act was done after all: its restriction is over in this transaction. */
export const releaseMissedAct = (given: SanctionGiven, missed: MissedAct): Promise<void> =>
  holdEach(given, missed, async (found) => {
    await releaseOne(given, { ...found, as: 'actDone', reason: missed.reason })
  })

const limitOne = async (
  given: SanctionGiven, { held, violation }: HeldViolation, reason: string,
): Promise<void> => {
  const { tx, doer } = given
  const waiting = (await listPenaltiesOf(tx, [violation.id])).filter((penalty) =>
    penalty.kind === 'restriction' && penalty.restriction === 'warning' && penalty.until === null
    && isInForce(penalty, held.now))
  if (waiting.length === 0) return
  const days = readRule(violation.rule).unhealedRestrictionDays
  for (const { id } of waiting) await updateUnhealed(tx, id, days, afterDays(held.now, days))
  const after = await settleStanding(given, held)
  await writeAudit(tx, doer, [{
    act: 'limit bid restriction', subject: 'shopViolation', subjectId: violation.id, before: held.before, after,
    reason,
  }])
}

/** The contract died before the act was done: what waited for it ends with time. */
export const giveUpMissedAct = (given: SanctionGiven, missed: MissedAct): Promise<void> =>
  holdEach(given, missed, (found) => limitOne(given, found, missed.reason))
