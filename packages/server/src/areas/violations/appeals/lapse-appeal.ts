// Closes an appeal that nobody need answer any more, because its violation counts for nothing.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type SanctionGiven, violationAppeals } from '../violation-parts.ts'
import { findAppealOf, updateAnswer } from './appeals.sql.ts'

export const lapseAppeal = async ({ tx, doer }: SanctionGiven, violationId: string, reason: string): Promise<void> => {
  const appeal = await findAppealOf(tx, violationId)
  if (appeal?.state !== 'submitted') return
  await updateAnswer(tx, appeal.id, { answer: null, memberId: null })
  await moveStates(tx, violationAppeals, { action: 'lapse', as: 'flow', ids: [appeal.id], doer, reason })
}
