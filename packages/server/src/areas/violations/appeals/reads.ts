// Appeals: the office sees all, a dealer those of the own shop; another's is as if missing.
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import type { ViolationParts } from '../violation-parts.ts'
import { appealsQuery, findAppeal } from './appeals.sql.ts'
import { describeAppeal, showAppeal } from './show-appeal.ts'

export const listViolationAppeals = listing(violationsCalls.listViolationAppeals, ({ db, caller }) => {
  const all = appealsQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('appeals.shop_id', '=', caller.shopId),
    columns: {
      id: sql`appeals.id`,
      state: sql`appeals.state`,
      shopId: sql`appeals.shop_id`,
      shopName: sql`shops.name collate "korean"`,
      violationId: sql`appeals.violation_id`,
      violationNo: sql`held.violation_no`,
      detail: sql`held.detail`,
      submittedAt: sql`appeals.created_at`,
      createdAt: sql`appeals.created_at`,
      updatedAt: sql`appeals.updated_at`,
    },
    item: (row) => showAppeal(caller, row),
  })
})

export const getViolationAppeal = (parts: ViolationParts) =>
  read(violationsCalls.getViolationAppeal, async (given) => {
    const { db, caller, params, refuse } = given
    const appeal = await findAppeal(db, params.id)
    if (appeal === undefined || !(isStaff(caller) || appeal.shopId === caller.shopId)) throw refuse('notFound')
    return describeAppeal(parts, given, appeal)
  })
