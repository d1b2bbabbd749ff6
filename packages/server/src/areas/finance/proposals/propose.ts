// Writes down what somebody wants done with money, for another person to confirm.
import type { MoneyAct } from '@bidyard/contract/enums'
import type { Caller } from '../../../runtime/caller.ts'
import { refuse } from '../../../runtime/failure.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { findProposal, insertProposal, type ProposalFacts } from './proposals.sql.ts'
import { type ShownProposal, showProposal } from './show-proposal.ts'

export interface ProposalWish {
  readonly act: MoneyAct
  readonly subject: string
  readonly subjectId: string
  readonly shopId: string | null
  readonly won: number | null
  readonly facts?: ProposalFacts
  readonly reason: string
}

interface Proposing extends MoneyGiven {
  readonly caller: Caller
  readonly params?: { readonly id?: string }
}

/** A conflict where the same already waits for somebody. */
export const propose = async (given: Proposing, wish: ProposalWish): Promise<ShownProposal> => {
  const { tx, caller, doer, params, emit } = given
  if (caller.memberId === null) throw refuse('forbidden')
  const id = await insertProposal(tx, { ...wish, facts: wish.facts ?? {}, proposedBy: caller.memberId })
  if (id === undefined) throw refuse('conflict')
  const proposal = await findProposal(tx, id)
  if (proposal === undefined) throw new Error('a proposal that was just written is gone')
  const shown = showProposal(proposal)
  await writeAudit(tx, doer, [{
    act: `propose ${wish.act}`, subject: wish.subject, subjectId: wish.subjectId, askedId: params?.id, after: shown,
    reason: wish.reason,
  }])
  emit('moneyProposalChanged', { proposalId: id })
  return shown
}
