// Shows an appeal as the wire has it; who answered it is for the office alone.
import type { violationsCalls } from '@bidyard/contract/calls/violations'
import type { AnswerOf, CallDefinition } from '@bidyard/contract/call'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { linkEvidence } from '../evidence.ts'
import { evidenceOf, type ViolationParts } from '../violation-parts.ts'
import type { AppealRecord } from './appeals.sql.ts'

type Whole = AnswerOf<typeof violationsCalls.getViolationAppeal>
type ItemOf<C extends CallDefinition> = AnswerOf<C> extends { items: readonly (infer Item)[] } ? Item : never
type Shown = ItemOf<typeof violationsCalls.listViolationAppeals>

export const showAppeal = (caller: Caller, appeal: AppealRecord): Shown => ({
  id: appeal.id, state: appeal.state, statement: appeal.statement, submittedAt: timeOf(appeal.createdAt),
  answer: appeal.answer, answeredAt: timeOf(appeal.answeredAt), violationId: appeal.violationId,
  violationNo: appeal.violationNo, detail: appeal.detail, shopId: appeal.shopId, shopName: appeal.shopName,
  memberId: appeal.memberId, memberName: appeal.memberName,
  answeredBy: isStaff(caller) && appeal.answeredBy !== null
    ? { memberId: appeal.answeredBy, name: appeal.answeredByName, actor: 'staff' } : null,
  createdAt: timeOf(appeal.createdAt), updatedAt: timeOf(appeal.updatedAt),
})

interface Looking {
  readonly db: Reader
  readonly caller: Caller
  readonly now: Date
}

export const describeAppeal = async (
  { storage }: ViolationParts, { db, caller, now }: Looking, appeal: AppealRecord,
): Promise<Whole> => ({
  ...showAppeal(caller, appeal),
  evidence: await linkEvidence({ db, storage, now, subject: evidenceOf.appeal, subjectId: appeal.id }),
})
