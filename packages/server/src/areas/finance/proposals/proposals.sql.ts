// Reads and writes proposals about money, each with the names of both people.
import type {
  BankCode, ContractCancelType, MoneyAct, MoneyProposalState, PaymentMethod, RoundNext,
} from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { SealedPlace } from '../../../runtime/keys/tables.sql.ts'

/** A number that a proposal would return money to lies sealed among its facts. */
export const sealedInProposals = {
  table: 'money_proposals', column: 'facts', path: ['returnTo', 'numberSealed'],
} as const satisfies SealedPlace

/** What an act needs beside its subject. */
export interface ProposalFacts {
  readonly paymentMethod?: PaymentMethod
  /** Of money that nobody knows: the amount that it shall pay. */
  readonly amountId?: string
  readonly amountNo?: string
  /** Of money that nobody knows: where it shall go back to; the number is sealed, as base64. */
  readonly returnTo?: {
    readonly bankCode: BankCode; readonly numberSealed: string; readonly numberTail: string; readonly holderName: string
  }
  /** Of money that nobody knows: the transfer by which it was sent back by hand. */
  readonly transferNo?: string
  /** Of the money of a car: how its contract ends with it, and whether the fee goes back as well. */
  readonly cancelType?: ContractCancelType
  readonly next?: Exclude<RoundNext, 'nextCandidate'>
  readonly refundsFee?: boolean
  /** Of a car that is not paid yet: its new price. */
  readonly priceWon?: number
  readonly [name: string]: unknown
}

export interface ProposalRecord {
  readonly id: string
  readonly act: MoneyAct
  readonly state: MoneyProposalState
  readonly subject: string
  readonly subjectId: string
  readonly shopId: string | null
  readonly shopName: string | null
  readonly won: number | null
  readonly facts: ProposalFacts
  readonly reason: string
  readonly proposedBy: string
  readonly proposerName: string
  readonly decidedBy: string | null
  readonly deciderName: string | null
  readonly decisionReason: string | null
  readonly decidedAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const proposalsQuery = (db: Reader) =>
  db
    .selectFrom('money_proposals as proposal')
    .leftJoin('shops', 'shops.id', 'proposal.shop_id')
    .innerJoin('members as proposer', 'proposer.id', 'proposal.proposed_by')
    .innerJoin('users as proposer_user', 'proposer_user.id', 'proposer.user_id')
    .leftJoin('members as decider', 'decider.id', 'proposal.decided_by')
    .leftJoin('users as decider_user', 'decider_user.id', 'decider.user_id')
    .select([
      'proposal.id', 'proposal.act', 'proposal.state', 'proposal.subject', 'proposal.subject_id as subjectId',
      'proposal.shop_id as shopId', 'shops.name as shopName', 'proposal.won', 'proposal.facts', 'proposal.reason',
      'proposal.proposed_by as proposedBy', 'proposer_user.name as proposerName', 'proposal.decided_by as decidedBy',
      'decider_user.name as deciderName', 'proposal.decision_reason as decisionReason',
      'proposal.decided_at as decidedAt', 'proposal.version', 'proposal.created_at as createdAt',
      'proposal.updated_at as updatedAt',
    ])
    .$castTo<ProposalRecord>()

export const findProposal = (db: Reader, id: string): Promise<ProposalRecord | undefined> =>
  proposalsQuery(db).where('proposal.id', '=', id).executeTakeFirst()

/** What waits for a second person about this. */
export const findOpenProposal = (
  db: Reader, { act, subjectId }: { readonly act: MoneyAct; readonly subjectId: string },
): Promise<ProposalRecord | undefined> =>
  proposalsQuery(db).where('proposal.act', '=', act).where('proposal.subject_id', '=', subjectId)
    .where('proposal.state', '=', 'proposed').executeTakeFirst()

export const lockProposal = async (tx: Tx, id: string): Promise<ProposalRecord | undefined> => {
  await tx.selectFrom('money_proposals').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findProposal(tx, id)
}

export const lockOpenProposals = async (tx: Tx, { acts, subjectIds }: {
  readonly acts: readonly MoneyAct[]; readonly subjectIds: readonly string[]
}): Promise<readonly string[]> =>
  (await tx.selectFrom('money_proposals').select('id').where('state', '=', 'proposed').where('act', 'in', acts)
    .where('subject_id', '=', sql<string>`any(${subjectIds}::uuid[])`).orderBy('id').forNoKeyUpdate().execute())
    .map(({ id }) => id)

/** Where it still waits. */
export const lockOpenById = async (tx: Tx, id: string): Promise<readonly string[]> =>
  (await tx.selectFrom('money_proposals').select('id').where('id', '=', id).where('state', '=', 'proposed')
    .forNoKeyUpdate().execute()).map((row) => row.id)

export const listOpenAbout = (db: Reader, subjectIds: readonly string[]): Promise<readonly ProposalRecord[]> =>
  proposalsQuery(db).where('proposal.state', '=', 'proposed')
    .where('proposal.subject_id', '=', sql<string>`any(${subjectIds}::uuid[])`).orderBy('proposal.id').execute()

/** What would pay an amount with money that nobody knew is of the shop that owes it. */
export const listOpenOfShops = (db: Reader, shopIds: readonly string[]): Promise<readonly ProposalRecord[]> =>
  proposalsQuery(db).where('proposal.state', '=', 'proposed')
    .where('proposal.shop_id', '=', sql<string>`any(${shopIds}::uuid[])`).orderBy('proposal.id').execute()

/** Undefined where the same is proposed already. */
export const insertProposal = async (tx: Tx, proposal: {
  readonly act: MoneyAct; readonly subject: string; readonly subjectId: string; readonly shopId: string | null
  readonly won: number | null; readonly facts: ProposalFacts; readonly reason: string; readonly proposedBy: string
}): Promise<string | undefined> => {
  const { subjectId, shopId, proposedBy, facts, ...rest } = proposal
  const row = await tx.insertInto('money_proposals')
    .values({
      ...rest, subject_id: subjectId, shop_id: shopId, proposed_by: proposedBy, facts: JSON.stringify(facts),
      state: 'proposed',
    })
    .onConflict((conflict) => conflict.columns(['act', 'subject_id'])
      .where(sql<boolean>`state = 'proposed'`).doNothing())
    .returning('id').executeTakeFirst()
  return row?.id
}

/** The state and who decided belong to one statement, for neither may stand without the other. */
export const updateDecision = async (tx: Tx, id: string, decision: {
  readonly memberId: string; readonly reason: string
}): Promise<void> => {
  await tx.updateTable('money_proposals')
    .set({
      decided_by: decision.memberId, decision_reason: decision.reason, decided_at: sql<Date>`app_now()`,
      version: sql`version + 1`,
    })
    .where('id', '=', id).execute()
}

/** By nobody: the flow of things has decided. */
export const updateLapsed = async (tx: Tx, ids: readonly string[], reason: string): Promise<void> => {
  await tx.updateTable('money_proposals')
    .set({ decision_reason: reason, decided_at: sql<Date>`app_now()`, version: sql`version + 1` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

export const findOpenCount = async (db: Reader): Promise<number> => {
  const row = await db.selectFrom('money_proposals').select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'proposed').executeTakeFirstOrThrow()
  return row.count
}
