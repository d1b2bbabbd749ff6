// Lifts the restriction of a violation, by the office's word or because the missed act was done; the violation stays.
import type { PenaltyEnd } from '@bidyard/contract/enums'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { listPenaltiesOf, type PenaltyRecord, updateEnds } from '../standing/penalties.sql.ts'
import { type HeldStanding, settleStanding } from '../standing/settle-standing.ts'
import { isInForce } from '../standing/standing-rules.ts'
import type { SanctionGiven } from '../violation-parts.ts'
import type { HeldViolation } from '../violations/hold-violation.ts'

interface Release extends HeldViolation {
  readonly as: Extract<PenaltyEnd, 'released' | 'actDone'>
  readonly reason: string
}

/** `already` only where the office has released it before; a restriction that ended by itself was never released. */
export type Released = 'released' | 'already' | 'none'

const inForce = (penalties: readonly PenaltyRecord[], { now }: HeldStanding): readonly PenaltyRecord[] =>
  penalties.filter((penalty) => penalty.kind === 'restriction' && isInForce(penalty, now))

export const releaseOne = async (
  given: SanctionGiven, { held, violation, as, reason }: Release,
): Promise<Released> => {
  const { tx, doer } = given
  const penalties = await listPenaltiesOf(tx, [violation.id])
  const all = inForce(penalties, held)
  // The act lifts what waits for it, and nothing that other warnings brought.
  const lifted = as === 'actDone' ? all.filter(({ cause, until }) => cause === 'rule' && until === null) : all
  if (lifted.length === 0) return penalties.some(({ endedAs }) => endedAs === 'released') ? 'already' : 'none'
  await updateEnds(tx, lifted.map(({ id }) => ({ id, as, at: held.now })))
  const after = await settleStanding(given, held)
  await writeAudit(tx, doer, [{
    act: 'release bid restriction', subject: 'shopViolation', subjectId: violation.id, before: held.before, after,
    reason,
  }])
  return 'released'
}
