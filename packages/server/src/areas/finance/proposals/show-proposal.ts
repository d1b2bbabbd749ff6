// Shows a proposal as the wire has it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { shown, shownOrNull } from '../times.ts'
import type { ProposalRecord } from './proposals.sql.ts'

export type ShownProposal = AnswerOf<typeof financeCalls.getMoneyProposal>

export const showProposal = (row: ProposalRecord): ShownProposal => ({
  id: row.id, act: row.act, state: row.state, subject: row.subject, subjectId: row.subjectId, shopId: row.shopId,
  shopName: row.shopName, won: row.won, paymentMethod: row.facts.paymentMethod ?? null, reason: row.reason,
  proposedBy: { memberId: row.proposedBy, name: row.proposerName, actor: 'staff' },
  decidedBy: row.decidedBy === null ? null : { memberId: row.decidedBy, name: row.deciderName, actor: 'staff' },
  decisionReason: row.decisionReason, decidedAt: shownOrNull(row.decidedAt), version: row.version,
  createdAt: shown(row.createdAt), updatedAt: shown(row.updatedAt),
})
