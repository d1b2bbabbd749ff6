// Takes back what a violation brought: its penalties end, its money comes home, later ones are judged anew.
import { writeAudit } from '../../../runtime/work/logs.ts'
import { restoreTaken } from '../../finance/for-other-areas.ts'
import { lapseAppeal } from '../appeals/lapse-appeal.ts'
import { type HeldStanding, settleStanding } from '../standing/settle-standing.ts'
import type { SanctionGiven } from '../violation-parts.ts'
import { sourceOfDeduction } from '../violations/apply-violation.ts'
import { updateDeleted, updatePardoned, type ViolationRecord } from '../violations/violations.sql.ts'

interface Undoing {
  readonly held: HeldStanding
  readonly violation: ViolationRecord
  readonly reason: string
  /** An appeal that brings this about is answered, not closed. */
  readonly byAppeal?: boolean
}

const undo = async (
  given: SanctionGiven, as: 'pardoned' | 'deleted', { held, violation, reason, byAppeal = false }: Undoing,
): Promise<void> => {
  const { tx, doer, emit } = given
  const write = as === 'pardoned' ? updatePardoned : updateDeleted
  await write(tx, { id: violation.id, memberId: doer.memberId, reason, at: held.now })
  await restoreTaken(given, { source: sourceOfDeduction(violation.id), reason })
  if (!byAppeal) await lapseAppeal(given, violation.id, reason)
  const after = await settleStanding(given, held, as)
  const { id, detail, shopId, pardonedAt } = violation
  if (as === 'pardoned' && !byAppeal) emit('violationPardoned', { violationId: id, shopId })
  await writeAudit(tx, doer, [{
    act: as === 'pardoned' ? 'pardon violation' : 'force-delete violation', subject: 'shopViolation', subjectId: id,
    before: { ...held.before, shopId, detail, pardonedAt }, after, reason,
  }])
}

export const pardonOne = (given: SanctionGiven, undoing: Undoing): Promise<void> => undo(given, 'pardoned', undoing)
export const deleteOne = (given: SanctionGiven, undoing: Undoing): Promise<void> => undo(given, 'deleted', undoing)
