// Proposals about money, for the office.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { findProposal, proposalsQuery } from './proposals.sql.ts'
import { showProposal } from './show-proposal.ts'

export const listMoneyProposals = listing(financeCalls.listMoneyProposals, ({ db }) => source({
  query: proposalsQuery(db),
  columns: {
    id: sql`proposal.id`,
    act: sql`proposal.act`,
    state: sql`proposal.state`,
    shopId: sql`proposal.shop_id`,
    subjectId: sql`proposal.subject_id`,
    createdAt: sql`proposal.created_at`,
    updatedAt: sql`proposal.updated_at`,
  },
  item: showProposal,
}))

export const getMoneyProposal = read(financeCalls.getMoneyProposal, async ({ db, params, refuse }) => {
  const proposal = await findProposal(db, params.id)
  if (proposal === undefined) throw refuse('notFound')
  return showProposal(proposal)
})
