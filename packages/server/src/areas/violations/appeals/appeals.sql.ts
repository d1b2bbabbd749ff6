// Reads and writes appeals, each with the violation and the people that it names.
import type { ViolationAppealState, ViolationDetailType } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface AppealRecord {
  readonly id: string
  readonly violationId: string
  readonly violationNo: string
  readonly detail: ViolationDetailType
  readonly shopId: string
  readonly shopName: string
  readonly memberId: string
  readonly memberName: string
  readonly state: ViolationAppealState
  readonly statement: string
  readonly answer: string | null
  readonly answeredBy: string | null
  readonly answeredByName: string | null
  readonly answeredAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const appealsQuery = (db: Reader) =>
  db
    .selectFrom('violation_appeals as appeals')
    .innerJoin('shop_violations as held', 'held.id', 'appeals.violation_id')
    .innerJoin('shops', 'shops.id', 'appeals.shop_id')
    .innerJoin('members', 'members.id', 'appeals.member_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('members as clerks', 'clerks.id', 'appeals.answered_by')
    .leftJoin('users as clerk_users', 'clerk_users.id', 'clerks.user_id')
    .where('held.deleted_at', 'is', null)
    .select([
      'appeals.id', 'appeals.violation_id as violationId', 'held.violation_no as violationNo', 'held.detail',
      'appeals.shop_id as shopId', 'shops.name as shopName', 'appeals.member_id as memberId',
      'users.name as memberName', 'appeals.state', 'appeals.statement', 'appeals.answer',
      'appeals.answered_by as answeredBy', 'clerk_users.name as answeredByName', 'appeals.answered_at as answeredAt',
      'appeals.created_at as createdAt', 'appeals.updated_at as updatedAt',
    ])

export const findAppeal = (db: Reader, id: string): Promise<AppealRecord | undefined> =>
  appealsQuery(db).where('appeals.id', '=', id).executeTakeFirst()

export const findAppealOf = (db: Reader, violationId: string): Promise<AppealRecord | undefined> =>
  appealsQuery(db).where('held.id', '=', violationId).executeTakeFirst()

export const listAppealsOf = (
  db: Reader, violationIds: readonly string[],
): Promise<readonly AppealRecord[]> =>
  appealsQuery(db).where('held.id', '=', sql<string>`any(${violationIds}::uuid[])`).execute()

/** Undefined when there is one already. */
export const insertAppeal = async (tx: Tx, given: {
  readonly violationId: string; readonly shopId: string; readonly memberId: string; readonly statement: string
}): Promise<string | undefined> => {
  const row = await tx
    .insertInto('violation_appeals')
    .values({
      violation_id: given.violationId, shop_id: given.shopId, member_id: given.memberId, statement: given.statement,
    })
    .onConflict((on) => on.column('violation_id').doNothing())
    .returning('id').executeTakeFirst()
  return row?.id
}

/** Written before its machine moves it: the table asks for both together. */
export const updateAnswer = async (
  tx: Tx, id: string, given: { readonly answer: string | null; readonly memberId: string | null },
): Promise<void> => {
  await tx.updateTable('violation_appeals')
    .set({ answer: given.answer, answered_by: given.memberId, answered_at: sql<Date>`app_now()` })
    .where('id', '=', id).execute()
}
