// Shows a violation as the wire has it; who applied it is for the office alone.
import type { violationsCalls } from '@bidyard/contract/calls/violations'
import type { ItemOf } from '@bidyard/contract/list'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { PenaltyRecord, PenaltyText } from '../standing/penalties.sql.ts'
import { isInForce } from '../standing/standing-rules.ts'
import { relatedOf } from './related.ts'
import { readRule } from './rule-of.ts'
import { actionOf, liftingOf, mayAppeal, stateOf } from './violation-rules.ts'
import type { ViolationRecord } from './violations.sql.ts'

export type ShownViolation = ItemOf<typeof violationsCalls.listShopViolations>

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

export const readPenalty = (text: PenaltyText): PenaltyRecord => ({
  ...text, from: new Date(text.from), until: dateOf(text.until), endedAt: dateOf(text.endedAt),
})

export const showPenalty = (penalty: PenaltyRecord, now: Date): ShownViolation['penalties'][number] => {
  const isOver = !isInForce(penalty, now)
  // Its time may be over before the clock comes to write that down.
  const endedAt = isOver ? penalty.endedAt ?? penalty.until : null
  return {
    id: penalty.id, kind: penalty.kind, cause: penalty.cause, state: isOver ? 'ended' : 'active', value: penalty.value,
    restriction: penalty.restriction, claimWon: penalty.claimWon, from: timeOf(penalty.from),
    until: timeOf(penalty.until), endedAt: timeOf(endedAt), end: isOver ? penalty.endedAs ?? 'expired' : null,
  }
}

const authorOf = (caller: Caller, { appliedBy, appliedByName, actor }: ViolationRecord): ShownViolation['appliedBy'] =>
  isStaff(caller) ? { memberId: appliedBy, name: appliedByName, actor } : null

const pardonOf = ({ pardonedAt, pardonReason }: ViolationRecord): ShownViolation['pardon'] =>
  pardonedAt === null || pardonReason === null ? null : { at: timeOf(pardonedAt), reason: pardonReason }

export const showViolation = (
  caller: Caller, violation: ViolationRecord, penalties: readonly PenaltyRecord[],
): ShownViolation => {
  const { now } = violation
  const rule = readRule(violation.rule)
  const { wayOut, restrictedUntil } = liftingOf(penalties, now)
  return {
    id: violation.id, violationNo: violation.violationNo, shopId: violation.shopId, shopName: violation.shopName,
    companyId: violation.companyId, memberId: violation.memberId, memberName: violation.memberName,
    type: violation.type, detail: violation.detail, action: actionOf(violation, rule, penalties),
    escalation: rule.escalation, state: stateOf(violation, penalties, now), rule, ruleVersion: violation.ruleVersion,
    violateAt: timeOf(violation.violateAt), appliedAt: timeOf(violation.appliedAt),
    appliedBy: authorOf(caller, violation), statement: violation.statement,
    isEvidenceShown: violation.isEvidenceShown, related: relatedOf(violation), priceWon: violation.priceWon,
    penalties: penalties.map((penalty) => showPenalty(penalty, now)), wayOut,
    restrictedUntil: timeOf(restrictedUntil), pardon: pardonOf(violation),
    appealUntil: timeOf(violation.appealUntil), appealState: violation.appealState,
    mayAppeal: mayAppeal(violation, now), createdAt: timeOf(violation.createdAt),
    updatedAt: timeOf(violation.updatedAt),
  }
}
