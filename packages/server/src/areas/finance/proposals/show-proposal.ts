// Shows a proposal as the wire has it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { ProposalRecord } from './proposals.sql.ts'

export type ShownProposal = AnswerOf<typeof financeCalls.getMoneyProposal>

/** Whoever confirms sees where the money goes, but not the whole number. */
const returnToOf = ({ facts: { returnTo } }: ProposalRecord): ShownProposal['returnTo'] =>
  returnTo === undefined
    ? null
    : { bankCode: returnTo.bankCode, numberTail: returnTo.numberTail, holderName: returnTo.holderName }

/** Whoever confirms that a car is given back sees what else happens by it. */
const endingOf = ({ facts: { cancelType, next, refundsFee } }: ProposalRecord): ShownProposal['ending'] =>
  cancelType === undefined || next === undefined ? null : { cancelType, next, refundsFee: refundsFee === true }

export const showProposal = (row: ProposalRecord): ShownProposal => ({
  id: row.id, act: row.act, state: row.state, subject: row.subject, subjectId: row.subjectId, shopId: row.shopId,
  shopName: row.shopName, won: row.won, paymentMethod: row.facts.paymentMethod ?? null,
  amountId: row.facts.amountId ?? null, amountNo: row.facts.amountNo ?? null, returnTo: returnToOf(row),
  transferNo: row.facts.transferNo ?? null, ending: endingOf(row), priceWon: row.facts.priceWon ?? null,
  reason: row.reason,
  proposedBy: { memberId: row.proposedBy, name: row.proposerName, actor: 'staff' },
  decidedBy: row.decidedBy === null ? null : { memberId: row.decidedBy, name: row.deciderName, actor: 'staff' },
  decisionReason: row.decisionReason, decidedAt: timeOf(row.decidedAt), version: row.version,
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})
