// Reads past violations and awards as they were judged and priced; a draft is put beside them afterwards.
import type { ContractKind, ViolationDetailType } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export interface Span {
  readonly from: Date
  readonly until: Date
}

export interface PastViolation {
  readonly id: string
  readonly place: number
  readonly violationNo: string
  readonly shopId: string
  readonly shopName: string
  readonly detail: ViolationDetailType
  readonly appliedAt: Date
  readonly counts: boolean
  readonly rule: unknown
  readonly priceWon: number | null
  readonly pointsUntil: Date
  readonly isAsked: boolean
}

/** Of the period the newest, and of their shops what came before and still stood then, because the ladder counts it. */
export const listPastViolations = async (
  db: Reader, { from, until }: Span, max: number,
): Promise<readonly PastViolation[]> => {
  const { rows } = await sql<PastViolation>`
    with asked as (
      select id, shop_id, place, applied_at from shop_violations
      where applied_at >= ${from} and applied_at < ${until} and deleted_at is null
      order by applied_at desc, place desc limit ${max}
    ), shops_of as (select shop_id, max(place) as place, min(applied_at) as since from asked group by shop_id)
    select held.id, held.place, held.violation_no as "violationNo", held.shop_id as "shopId", shops.name as "shopName",
      held.detail, held.applied_at as "appliedAt", held.pardoned_at is null and held.deleted_at is null as counts,
      held.rule, held.price_won as "priceWon", held.points_until as "pointsUntil", asked.id is not null as "isAsked"
    from shops_of
      join shop_violations held on held.shop_id = shops_of.shop_id and held.place <= shops_of.place
      join shops on shops.id = held.shop_id
      left join asked on asked.id = held.id
    where asked.id is not null or held.points_until > shops_of.since
    order by held.applied_at desc, held.place desc`.execute(db)
  return rows
}

export interface PastAward {
  readonly contractId: string
  readonly contractNo: string
  readonly kind: ContractKind
  readonly shopName: string
  readonly awardedAt: Date
  readonly priceWon: number
  readonly revision: number
}

export const listPastAwards = async (
  db: Reader, { from, until }: Span, max: number,
): Promise<readonly PastAward[]> => {
  const { rows } = await sql<PastAward>`
    select contracts.id as "contractId", contract_no as "contractNo", contracts.kind, shops.name as "shopName",
      awarded_at as "awardedAt", coalesce(price_won, corrected_won, amount_won) as "priceWon",
      configuration_revision as revision
    from contracts join shops on shops.id = contracts.shop_id
    where awarded_at >= ${from} and awarded_at < ${until}
    order by awarded_at desc, contracts.id limit ${max}`.execute(db)
  return rows
}
