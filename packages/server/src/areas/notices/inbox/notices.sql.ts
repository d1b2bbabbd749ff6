// Notices as rows: one for each person, kind and thing, which counts what is told of it once more.
import type { NoticeKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Past } from '../../../runtime/time/back-then.ts'

export interface NoticeRecord {
  readonly id: string
  readonly memberId: string
  readonly exhibitId: string | null
  readonly kind: NoticeKind
  readonly facts: unknown
  readonly toldCount: number
  readonly unreadCount: number
  readonly toldAt: Date
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Whose notices: a session that covers one exhibit sees those of this exhibit, and of nothing else. */
export interface Reading {
  readonly memberId: string
  readonly exhibitId: string | null
}

export interface NewNotice extends Reading {
  readonly onceKey: string
  readonly kind: NoticeKind
  readonly thing: string
  readonly facts: object
}

/** Answers whom anything was told that they had not been told before. */
export const insertNotices = async (
  tx: Tx, notices: readonly NewNotice[], past: Past | undefined,
): Promise<readonly Reading[]> => {
  if (notices.length === 0) return []
  const column = (of: (one: NewNotice) => string | null) => notices.map(of)
  const { rows } = await sql<Reading>`
    with given as (
      select * from unnest(
        ${column((one) => one.onceKey)}::text[], ${column((one) => one.memberId)}::uuid[],
        ${column((one) => one.exhibitId)}::uuid[], ${column((one) => one.kind)}::text[],
        ${column((one) => one.thing)}::text[], ${column((one) => JSON.stringify(one.facts))}::text[]
      ) with ordinality as given (once_key, member_id, exhibit_id, kind, thing, facts, place)
    ), fresh as (
      insert into notice_tellings (once_key) select once_key from given order by once_key
      on conflict do nothing returning once_key
    ), counted as (
      select member_id, (array_agg(exhibit_id))[1] as exhibit_id, kind, thing, count(*)::int as told,
        (array_agg(facts order by place desc))[1]::jsonb as facts
      from given join fresh using (once_key) group by member_id, kind, thing
    ), written as (
      insert into notices (
        member_id, exhibit_id, kind, thing, facts, told_count, unread_count, told_at, created_at, updated_at
      )
      select member_id, exhibit_id, kind, thing, facts, told, case when ${past?.isSeen ?? false} then 0 else told end,
        told_at, told_at, told_at
      from counted, (select coalesce(${past?.at ?? null}::timestamptz, app_now()) as told_at) as moment
      order by member_id, kind, thing
      on conflict (member_id, kind, thing) do update set
        facts = case when excluded.told_at < notices.told_at then notices.facts else excluded.facts end,
        told_count = notices.told_count + excluded.told_count,
        unread_count = notices.unread_count + excluded.unread_count,
        told_at = greatest(notices.told_at, excluded.told_at),
        created_at = least(notices.created_at, excluded.created_at),
        updated_at = greatest(notices.updated_at, excluded.updated_at)
      returning member_id, exhibit_id
    )
    select distinct member_id as "memberId", exhibit_id as "exhibitId" from written`.execute(tx)
  return rows
}

export const noticesQuery = (db: Reader, { memberId, exhibitId }: Reading) =>
  db.selectFrom('notices').select([
    'notices.id', 'notices.member_id as memberId', 'notices.exhibit_id as exhibitId', 'notices.kind', 'notices.facts',
    'notices.told_count as toldCount', 'notices.unread_count as unreadCount', 'notices.told_at as toldAt',
    'notices.created_at as createdAt', 'notices.updated_at as updatedAt',
  ]).where('notices.member_id', '=', memberId)
    .where(sql<boolean>`notices.exhibit_id is not distinct from ${exhibitId}::uuid`)
    .$narrowType<Pick<NoticeRecord, 'kind'>>()

export const findNotice = (db: Reader, of: Reading, id: string): Promise<NoticeRecord | undefined> =>
  noticesQuery(db, of).where('notices.id', '=', id).executeTakeFirst()

export const findUnreadCount = async (db: Reader, { memberId, exhibitId }: Reading): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from notices
    where member_id = ${memberId} and exhibit_id is not distinct from ${exhibitId}::uuid
      and unread_count > 0`.execute(db)
  return rows[0]?.count ?? 0
}

/** What was told after one looked stays unread. */
export const updateRead = async (tx: Tx, { memberId, exhibitId }: Reading, id: string, seen: number): Promise<void> => {
  await sql`
    update notices
    set unread_count = least(unread_count, greatest(told_count - ${seen}::int, 0)), updated_at = app_now()
    where id = ${id} and member_id = ${memberId}
      and exhibit_id is not distinct from ${exhibitId}::uuid`.execute(tx)
}

/** In the order in which they are told. */
export const updateAllRead = async (tx: Tx, { memberId, exhibitId }: Reading, until: string): Promise<boolean> => {
  const { rows } = await sql`
    with held as (
      select id from notices
      where member_id = ${memberId} and exhibit_id is not distinct from ${exhibitId}::uuid and unread_count > 0
        and told_at <= ${until}::timestamptz
      order by member_id, kind, thing for no key update
    )
    update notices set unread_count = 0, updated_at = app_now() where id in (select id from held)
    returning id`.execute(tx)
  return rows.length > 0
}

/** Answers how many there were; keys are kept as long as what they keep from being told again. */
export const deleteOldNotices = async (tx: Tx, days: number, max: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with old as (select id from notices where told_at < app_now() - make_interval(days => ${days}) limit ${max}),
      old_keys as (
        select once_key from notice_tellings where created_at < app_now() - make_interval(days => ${days}) limit ${max}
      ),
      notices_gone as (delete from notices where id in (select id from old) returning 1),
      keys_gone as (delete from notice_tellings where once_key in (select once_key from old_keys) returning 1)
    select greatest((select count(*) from notices_gone), (select count(*) from keys_gone))::int as count`.execute(tx)
  return rows[0]?.count ?? 0
}
