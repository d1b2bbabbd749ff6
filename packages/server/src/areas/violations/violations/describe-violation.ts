// One violation whole: its penalties, its appeal, and what proves it as far as the viewer may see that.
import type { violationsCalls } from '@bidyard/contract/calls/violations'
import type { AnswerOf } from '@bidyard/contract/call'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { findAppealOf } from '../appeals/appeals.sql.ts'
import { describeAppeal } from '../appeals/show-appeal.ts'
import { linkEvidence } from '../evidence.ts'
import { listPenaltiesOf } from '../standing/penalties.sql.ts'
import { evidenceOf, type ViolationParts } from '../violation-parts.ts'
import { showViolation } from './show-violation.ts'
import { findViolation } from './violations.sql.ts'

type Whole = AnswerOf<typeof violationsCalls.getShopViolation>
interface Looking {
  readonly db: Reader
  readonly caller: Caller
  readonly now: Date
}

const appealOf = async (parts: ViolationParts, looking: Looking, violationId: string): Promise<Whole['appeal']> => {
  const appeal = await findAppealOf(looking.db, violationId)
  if (appeal === undefined) return null
  const shown = await describeAppeal(parts, looking, appeal)
  const { id, state, statement, submittedAt, answer, answeredAt, evidence } = shown
  return { id, state, statement, submittedAt, answer, answeredAt, evidence }
}

/** The viewer must be known to see it. */
export const describeViolation = async (parts: ViolationParts, looking: Looking, id: string): Promise<Whole> => {
  const { db, caller, now } = looking
  const violation = await findViolation(db, id)
  if (violation === undefined) throw new Error('a violation that was just held is gone')
  const evidence = violation.isEvidenceShown || isStaff(caller)
    ? await linkEvidence({ db, storage: parts.storage, now, subject: evidenceOf.violation, subjectId: id }) : []
  return {
    ...showViolation(caller, violation, await listPenaltiesOf(db, [id])), evidence,
    appeal: await appealOf(parts, looking, id),
  }
}
