// Violations and penalties: the office sees all, a dealer those of the own shop; another's are as if missing.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { type RawBuilder, sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import {
  penaltiesOfHeld, penaltiesQuery, penaltyInForce, violationState,
} from '../standing/penalties.sql.ts'
import type { ViolationParts } from '../violation-parts.ts'
import { describeViolation } from './describe-violation.ts'
import { readPenalty, showPenalty, showViolation } from './show-violation.ts'
import { findViolation, violationsQuery } from './violations.sql.ts'

const place: Readonly<Record<'shopName' | 'companyId' | 'memberId' | 'detail', RawBuilder<unknown>>> = {
  shopName: sql`shops.name collate "korean"`,
  companyId: sql`shops.company_id`,
  memberId: sql`held.member_id`,
  detail: sql`held.detail`,
}

export const listShopViolations = listing(violationsCalls.listShopViolations, ({ db, caller }) => {
  const all = violationsQuery(db).select(penaltiesOfHeld.as('penalties'))
  return source({
    query: isStaff(caller) ? all : all.where('held.shop_id', '=', caller.shopId),
    columns: {
      ...place,
      id: sql`held.id`,
      shopId: sql`held.shop_id`,
      violationNo: sql`held.violation_no`,
      state: violationState,
      type: sql`held.type`,
      escalation: sql`held.rule ->> 'escalation'`,
      orderId: sql`held.order_id`,
      auctionId: sql`held.auction_id`,
      biddingId: sql`held.bidding_id`,
      contractId: sql`held.contract_id`,
      violateAt: sql`held.violate_at`,
      createdAt: sql`held.created_at`,
      updatedAt: sql`held.updated_at`,
    },
    item: (row) => showViolation(caller, row, row.penalties.map(readPenalty)),
  })
})

export const getShopViolation = (parts: ViolationParts) => read(violationsCalls.getShopViolation, async (given) => {
  const { db, caller, params, refuse } = given
  const violation = await findViolation(db, params.id)
  if (violation === undefined || !(isStaff(caller) || violation.shopId === caller.shopId)) throw refuse('notFound')
  return describeViolation(parts, given, violation.id)
})

export const listShopPenalties = listing(violationsCalls.listShopPenalties, ({ db, caller }) => {
  const all = penaltiesQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('penalties.shop_id', '=', caller.shopId),
    columns: {
      ...place,
      id: sql`penalties.id`,
      shopId: sql`penalties.shop_id`,
      violationId: sql`penalties.violation_id`,
      state: sql`case when ${penaltyInForce} then 'active' else 'ended' end`,
      kind: sql`penalties.kind`,
      from: sql`penalties.from_at`,
      until: sql`penalties.until_at`,
      createdAt: sql`penalties.created_at`,
      updatedAt: sql`penalties.updated_at`,
    },
    item: (penalty) => ({
      ...showPenalty(penalty, penalty.now), violationId: penalty.violationId, detail: penalty.detail,
      shopId: penalty.shopId, shopName: penalty.shopName, companyId: penalty.companyId, memberId: penalty.memberId,
      createdAt: timeOf(penalty.createdAt), updatedAt: timeOf(penalty.updatedAt),
    }),
  })
})
