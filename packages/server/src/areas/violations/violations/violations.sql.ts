// Reads and writes violations, each with the shop and the people that it names.
import type { ViolationAppealState, ViolationDetailType, ViolationType } from '@bidyard/contract/enums'
import type { Related } from '@bidyard/contract/shapes/standing/violations'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Doer } from '../../../runtime/work/events.ts'

export interface ViolationRecord extends Related {
  readonly id: string
  readonly violationNo: string
  readonly place: number
  readonly shopId: string
  readonly shopName: string
  readonly companyId: string
  readonly memberId: string | null
  readonly memberName: string | null
  readonly type: ViolationType
  readonly detail: ViolationDetailType
  readonly ruleVersion: number
  readonly rule: unknown
  readonly source: string | null
  readonly violateAt: Date
  readonly appliedAt: Date
  readonly appliedBy: string | null
  readonly appliedByName: string | null
  readonly actor: string
  readonly statement: string
  readonly isEvidenceShown: boolean
  readonly priceWon: number | null
  readonly pointsUntil: Date
  readonly appealUntil: Date
  readonly pardonedAt: Date | null
  readonly pardonReason: string | null
  readonly appealState: ViolationAppealState | null
  readonly now: Date
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Deleted ones are for the audit alone: no list and no call finds them. */
export const violationsQuery = (db: Reader) =>
  db
    .selectFrom('shop_violations as held')
    .innerJoin('shops', 'shops.id', 'held.shop_id')
    .leftJoin('members', 'members.id', 'held.member_id')
    .leftJoin('users', 'users.id', 'members.user_id')
    .leftJoin('members as clerks', 'clerks.id', 'held.applied_by')
    .leftJoin('users as clerk_users', 'clerk_users.id', 'clerks.user_id')
    .leftJoin('violation_appeals as appeals', 'appeals.violation_id', 'held.id')
    .where('held.deleted_at', 'is', null)
    .select([
      'held.id', 'held.violation_no as violationNo', 'held.place', 'held.shop_id as shopId', 'shops.name as shopName',
      'shops.company_id as companyId', 'held.member_id as memberId', 'users.name as memberName', 'held.type',
      'held.detail', 'held.rule_version as ruleVersion', 'held.rule', 'held.source', 'held.violate_at as violateAt',
      'held.applied_at as appliedAt', 'held.applied_by as appliedBy', 'clerk_users.name as appliedByName', 'held.actor',
      'held.statement', 'held.is_evidence_shown as isEvidenceShown', 'held.order_id as orderId',
      'held.auction_id as auctionId', 'held.bidding_id as biddingId', 'held.contract_id as contractId',
      'held.price_won as priceWon', 'held.points_until as pointsUntil', 'held.appeal_until as appealUntil',
      'held.pardoned_at as pardonedAt', 'held.pardon_reason as pardonReason', 'appeals.state as appealState',
      'held.created_at as createdAt', 'held.updated_at as updatedAt', sql<Date>`app_now()`.as('now'),
    ])

export const findViolation = (db: Reader, id: string): Promise<ViolationRecord | undefined> =>
  violationsQuery(db).where('held.id', '=', id).executeTakeFirst()

export const listViolations = (db: Reader, ids: readonly string[]): Promise<readonly ViolationRecord[]> =>
  violationsQuery(db).where('held.id', '=', sql<string>`any(${ids}::uuid[])`).execute()

export const findViolationBySource = (db: Reader, source: string): Promise<ViolationRecord | undefined> =>
  violationsQuery(db).where('held.source', '=', source).executeTakeFirst()

/** Those of a contract, for what is done or can never be done any more. */
export const listViolationsOfContract = (
  db: Reader, contractId: string, details: readonly ViolationDetailType[],
): Promise<readonly ViolationRecord[]> =>
  violationsQuery(db).where('held.contract_id', '=', contractId)
    .where('held.detail', '=', sql<ViolationDetailType>`any(${details}::text[])`)
    .orderBy('held.shop_id').orderBy('held.place').execute()

/** The newest first. */
export const listViolationsOfShop = (
  db: Reader, shopId: string, most: number,
): Promise<readonly ViolationRecord[]> =>
  violationsQuery(db).where('held.shop_id', '=', shopId).orderBy('held.place', 'desc').limit(most).execute()

export interface NewViolation extends Related {
  readonly shopId: string
  readonly memberId: string | null
  readonly type: ViolationType
  readonly detail: ViolationDetailType
  readonly ruleVersion: number
  readonly rule: unknown
  readonly source: string | null
  readonly violateAt: Date
  readonly appliedAt: Date
  readonly statement: string
  readonly isEvidenceShown: boolean
  readonly priceWon: number | null
  readonly pointsUntil: Date
  readonly appealUntil: Date
}

export const insertViolation = async (tx: Tx, doer: Doer, given: NewViolation): Promise<string> => {
  const { id } = await tx
    .insertInto('shop_violations')
    .values({
      shop_id: given.shopId, member_id: given.memberId, type: given.type, detail: given.detail,
      rule_version: given.ruleVersion, rule: given.rule, source: given.source, violate_at: given.violateAt,
      applied_at: given.appliedAt, applied_by: doer.memberId, actor: doer.actor, statement: given.statement,
      is_evidence_shown: given.isEvidenceShown, order_id: given.orderId, auction_id: given.auctionId,
      bidding_id: given.biddingId, contract_id: given.contractId, price_won: given.priceWon,
      points_until: given.pointsUntil, appeal_until: given.appealUntil, created_at: given.appliedAt,
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

interface Undoing {
  readonly id: string
  readonly memberId: string | null
  readonly reason: string
  readonly at: Date
}

export const updatePardoned = async (tx: Tx, { id, memberId, reason, at }: Undoing): Promise<void> => {
  await tx.updateTable('shop_violations')
    .set({ pardoned_at: at, pardoned_by: memberId, pardon_reason: reason, updated_at: at })
    .where('id', '=', id).execute()
}

export const updateDeleted = async (tx: Tx, { id, memberId, reason, at }: Undoing): Promise<void> => {
  await tx.updateTable('shop_violations')
    .set({ deleted_at: at, deleted_by: memberId, delete_reason: reason, updated_at: at })
    .where('id', '=', id).execute()
}
