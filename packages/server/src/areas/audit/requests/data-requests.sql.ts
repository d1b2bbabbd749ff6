// Reads and writes requests about personal data, each with the member and whoever decided.
import type { DataRequestGround, DataRequestKind, DataRequestState, OwnDataField } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface DataRequestRecord {
  readonly id: string
  readonly kind: DataRequestKind
  readonly state: DataRequestState
  readonly field: OwnDataField | null
  readonly statement: string
  readonly decideUntil: Date
  readonly ground: DataRequestGround | null
  readonly answer: string | null
  readonly decidedAt: Date | null
  readonly decidedBy: string | null
  readonly decidedByName: string | null
  readonly memberId: string
  readonly memberNo: string
  readonly memberName: string
  readonly placeName: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const dataRequestsQuery = (db: Reader) =>
  db
    .selectFrom('data_requests as asked')
    .innerJoin('members', 'members.id', 'asked.member_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('shops', 'shops.id', 'members.shop_id')
    .leftJoin('companies', 'companies.id', 'members.company_id')
    .leftJoin('members as clerks', 'clerks.id', 'asked.decided_by')
    .leftJoin('users as clerk_users', 'clerk_users.id', 'clerks.user_id')
    .select([
      'asked.id', 'asked.kind', 'asked.state', 'asked.field', 'asked.statement', 'asked.decide_until as decideUntil',
      'asked.ground', 'asked.answer', 'asked.decided_at as decidedAt', 'asked.decided_by as decidedBy',
      'clerk_users.name as decidedByName', 'asked.member_id as memberId', 'members.member_no as memberNo',
      'users.name as memberName', sql<string | null>`coalesce(shops.name, companies.name)`.as('placeName'),
      'asked.created_at as createdAt', 'asked.updated_at as updatedAt',
    ])
    .$narrowType<Pick<DataRequestRecord, 'field' | 'ground'>>()

export const findDataRequest = (db: Reader, id: string): Promise<DataRequestRecord | undefined> =>
  dataRequestsQuery(db).where('asked.id', '=', id).executeTakeFirst()

export const listDataRequestsById = (db: Reader, ids: readonly string[]): Promise<DataRequestRecord[]> =>
  dataRequestsQuery(db).where('asked.id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('asked.id').execute()

export const lockDataRequest = async (tx: Tx, id: string): Promise<DataRequestRecord | undefined> => {
  await tx.selectFrom('data_requests').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findDataRequest(tx, id)
}

/** In the order in which they are locked. */
export const listOpenRequests = async (
  tx: Tx, memberIds: readonly string[],
): Promise<readonly { readonly id: string; readonly memberId: string }[]> =>
  tx.selectFrom('data_requests').select(['id', 'member_id as memberId'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`).where('state', '=', 'submitted')
    .orderBy('id').execute()

/** Undefined when one of the kind waits already. */
export const insertDataRequest = async (tx: Tx, given: {
  readonly memberId: string; readonly kind: DataRequestKind; readonly field: OwnDataField | null
  readonly statement: string; readonly days: number
}): Promise<string | undefined> => {
  const row = await tx
    .insertInto('data_requests')
    .values({
      member_id: given.memberId, kind: given.kind, field: given.field, statement: given.statement,
      decide_until: sql<Date>`app_now() + make_interval(days => ${given.days})`,
    })
    .onConflict((on) => on.columns(['member_id', 'kind']).where('state', '=', sql.lit('submitted')).doNothing())
    .returning('id').executeTakeFirst()
  return row?.id
}

/** Written before its machine moves it: the table asks for both together. */
export const updateDecision = async (tx: Tx, id: string, given: {
  readonly answer: string; readonly ground: DataRequestGround | null; readonly memberId: string | null
}): Promise<void> => {
  await tx.updateTable('data_requests')
    .set({ answer: given.answer, ground: given.ground, decided_by: given.memberId, decided_at: sql<Date>`app_now()` })
    .where('id', '=', id).execute()
}

/** What stands against a deletion, bids that may still win among it; the shop counts where the member leads it. */
export const findObstacles = async (
  db: Reader,
  of: { readonly memberId: string; readonly shopId: string | null; readonly ledShopId: string | null },
): Promise<{ readonly hasTrade: boolean; readonly hasSanction: boolean }> => {
  const { rows: [row] } = await sql<{ hasTrade: boolean; hasSanction: boolean }>`
    select
      exists (select from contracts where state not in ('done', 'cancelled')
        and (member_id = ${of.memberId}::uuid or shop_id = ${of.ledShopId}::uuid))
      or exists (select from biddings where shop_id = ${of.shopId}::uuid
        and state in ('bidding', 'biddingPaused', 'awardReserved', 'awarded')
        and (member_id = ${of.memberId}::uuid or shop_id = ${of.ledShopId}::uuid)) as "hasTrade",
      exists (select from shop_penalties held join shop_violations on shop_violations.id = held.violation_id
        where held.kind = 'restriction' and held.ended_at is null
          and (held.until_at is null or held.until_at > app_now())
          and (shop_violations.member_id = ${of.memberId}::uuid or held.shop_id = ${of.ledShopId}::uuid))
      or exists (select from violation_appeals where state = 'submitted'
        and (member_id = ${of.memberId}::uuid or shop_id = ${of.ledShopId}::uuid)) as "hasSanction"`.execute(db)
  return row ?? { hasTrade: false, hasSanction: false }
}
