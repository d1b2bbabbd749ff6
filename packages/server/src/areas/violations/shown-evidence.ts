// What proves violations and appeals, of many violations at once, as far as their shop or the office is shown it.
import { type Caller, isStaff } from '../../runtime/caller.ts'
import type { Reader } from '../../runtime/database/database.ts'
import { listFilesOf } from '../files/for-other-areas.ts'
import { listAppealsOf } from './appeals/appeals.sql.ts'
import { evidenceOf } from './violation-parts.ts'
import { listViolations } from './violations/violations.sql.ts'

export interface ShownEvidence {
  readonly violationId: string
  readonly of: keyof typeof evidenceOf
  readonly fileId: string
}

/** The caller must be known to see the violations. */
export const listShownEvidence = async (
  db: Reader, caller: Caller, violationIds: readonly string[],
): Promise<readonly ShownEvidence[]> => {
  const shown = (await listViolations(db, violationIds)).filter((one) => one.isEvidenceShown || isStaff(caller))
  const appeals = await listAppealsOf(db, violationIds)
  const violationOf = new Map(appeals.map(({ id, violationId }) => [id, violationId]))
  const [files, brought] = [
    await listFilesOf(db, evidenceOf.violation, shown.map(({ id }) => id)),
    await listFilesOf(db, evidenceOf.appeal, appeals.map(({ id }) => id)),
  ]
  return [
    ...files.map(({ subjectId, fileId }) => ({ violationId: subjectId, of: 'violation' as const, fileId })),
    ...brought.map(({ subjectId, fileId }) =>
      ({ violationId: violationOf.get(subjectId) ?? subjectId, of: 'appeal' as const, fileId })),
  ]
}
