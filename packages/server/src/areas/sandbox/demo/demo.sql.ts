// What only the demo world writes by itself: its turn among nodes that start at once, and api keys made of names.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { lockNumbers } from '../../../runtime/database/lock-numbers.ts'

/** False while another node has the turn. */
export const lockDemo = async (tx: Tx): Promise<boolean> => {
  const { rows: [row] } = await sql<{ mine: boolean }>`
    select pg_try_advisory_xact_lock(${lockNumbers.demoWorld}) as mine`.execute(tx)
  return row?.mine === true
}

export const findAnybody = async (db: Reader): Promise<boolean> =>
  (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined

/** The member behind a login, and the shop. */
export const findPlaceOf = (
  db: Reader, uid: string,
): Promise<{ readonly id: string; readonly shopId: string | null } | undefined> =>
  db.selectFrom('members').innerJoin('users', 'users.id', 'members.user_id')
    .select(['members.id', 'members.shop_id as shopId']).where('users.uid', '=', uid).executeTakeFirst()

export const insertApiKeys = async (tx: Tx, uids: readonly string[]): Promise<void> => {
  await sql`
    insert into sessions (kind, token_hash, user_id, ends_at)
    select 'api-key', sha256(convert_to('demo-' || uid, 'UTF8')), id, app_now() + interval '100 years'
    from users where uid = any(${uids}::text[])`.execute(tx)
}

/** What happened long ago, so that the lists of the demo world have an order in time. */
export const updateOpened = async (tx: Tx, shopId: string, daysAgo: number): Promise<void> => {
  await sql`
    with shop as (
      update shops set created_at = app_now() - make_interval(days => ${daysAgo}) where id = ${shopId}
      returning company_id, created_at
    )
    update companies set created_at = shop.created_at from shop where companies.id = shop.company_id`.execute(tx)
}

export const updateJoined = async (tx: Tx, memberId: string, daysAgo: number): Promise<void> => {
  await sql`
    with member as (
      update members set joined_at = app_now() - make_interval(days => ${daysAgo}),
        created_at = app_now() - make_interval(days => ${daysAgo}) where id = ${memberId}
      returning user_id, created_at
    )
    update users set created_at = member.created_at from member where users.id = member.user_id`.execute(tx)
}

export const updateSubmitted = async (tx: Tx, registrationId: string, hoursAgo: number): Promise<void> => {
  await sql`
    update member_registrations set submitted_at = app_now() - make_interval(hours => ${hoursAgo}),
      created_at = app_now() - make_interval(hours => ${hoursAgo}) where id = ${registrationId}`.execute(tx)
}

export const updateReviewed = async (tx: Tx, registrationId: string, hoursAgo: number): Promise<void> => {
  await sql`
    update member_registrations set reviewed_at = app_now() - make_interval(hours => ${hoursAgo})
    where id = ${registrationId}`.execute(tx)
}

export const updateMayBid = async (tx: Tx, memberId: string): Promise<void> => {
  await sql`update members set may_bid = true where id = ${memberId}`.execute(tx)
}
