// The second pair of eyes: another person confirms or refuses, the same one withdraws; what is confirmed is done.
import type { MoneyAct } from '@bidyard/contract/enums'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { refuse } from '../../../runtime/failure.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveEach } from '../../../runtime/work/move-states.ts'
import { lockAmount, lockShops, lockTrade } from '../amounts/amounts.sql.ts'
import { moneyProposals } from '../finance-parts.ts'
import { lockSellerFee } from '../seller-fees/seller-fees.sql.ts'
import { lockUnmatched } from '../unmatched/unmatched.sql.ts'
import { findProposal, lockProposal, type ProposalRecord, updateDecision } from './proposals.sql.ts'
import { type ShownProposal, showProposal } from './show-proposal.ts'

/** False where the world has moved on since it was proposed, in a way that nothing has told of: nothing is done. */
export type MoneyActRun = (given: ReactionGiven, proposal: ProposalRecord) => Promise<boolean>

export type MoneyActs = Readonly<Record<MoneyAct, MoneyActRun>>

type Decision = 'confirm' | 'refuse' | 'withdraw'

interface Deciding extends ReactionGiven {
  readonly caller: Caller
  readonly params: { readonly id: string }
  readonly body: { readonly reason: string }
}

const noteDecision = async (
  { tx, doer, emit }: ReactionGiven, decision: Decision, proposal: ProposalRecord, reason: string,
): Promise<ShownProposal> => {
  const after = await findProposal(tx, proposal.id)
  if (after === undefined) throw new Error('a locked row is gone')
  const shown = showProposal(after)
  await writeAudit(tx, doer, [{
    act: `${decision} ${proposal.act}`, subject: proposal.subject, subjectId: proposal.subjectId,
    askedId: proposal.id, before: showProposal(proposal), after: shown, reason,
  }])
  emit('moneyProposalChanged', { proposalId: proposal.id })
  return shown
}

/** The proposal is locked, waits, and was made by somebody else. */
export const confirmWith = async (
  given: ReactionGiven, proposal: ProposalRecord,
  { memberId, reason }: { readonly memberId: string; readonly reason: string }, run: MoneyActRun,
): Promise<ShownProposal> => {
  const { tx, doer } = given
  await updateDecision(tx, proposal.id, { memberId, reason })
  await moveEach(tx, moneyProposals, { action: 'confirm', as: 'staff', ids: [proposal.id], doer, reason })
  if (!(await run(given, proposal))) throw refuse('conflict')
  return noteDecision(given, 'confirm', proposal, reason)
}

/** Whatever overtakes it holds this and then the proposal, so whoever decides does too. */
const holdSubject = async (tx: Tx, { subject, subjectId, shopId, facts }: ProposalRecord): Promise<void> => {
  if (subject === 'contract') await lockTrade(tx, subjectId)
  const amountId = subject === 'amount' ? subjectId : facts.amountId
  if (amountId !== undefined) await lockAmount(tx, amountId)
  else if (shopId !== null) await lockShops(tx, [shopId])
  if (subject === 'unmatchedPayment') await lockUnmatched(tx, subjectId)
  if (subject === 'sellerFee') await lockSellerFee(tx, subjectId)
}

const holdProposal = async (tx: Tx, id: string): Promise<ProposalRecord | undefined> => {
  const found = await findProposal(tx, id)
  if (found !== undefined) await holdSubject(tx, found)
  return found && lockProposal(tx, id)
}

export const decide = async (given: Deciding, decision: Decision, run?: MoneyActs): Promise<ShownProposal> => {
  const { tx, caller, params, body: { reason }, doer } = given
  const memberId = caller.memberId
  if (memberId === null) throw refuse('forbidden')
  const proposal = await holdProposal(tx, params.id)
  if (proposal === undefined) throw refuse('notFound')
  if ((decision === 'withdraw') !== (proposal.proposedBy === memberId)) throw refuse('forbidden')
  if (proposal.state !== 'proposed') throw refuse('conflict')
  if (decision === 'confirm' && run !== undefined)
    return confirmWith(given, proposal, { memberId, reason }, run[proposal.act])
  await updateDecision(tx, proposal.id, { memberId, reason })
  await moveEach(tx, moneyProposals, { action: decision, as: 'staff', ids: [proposal.id], doer, reason })
  return noteDecision(given, decision, proposal, reason)
}
