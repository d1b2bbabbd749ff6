// What stands out in a month of the two logs, and the words that confirm months.
import type { LogFindingKind, LogKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

interface Stretch {
  readonly startsAt: Date
  readonly endsAt: Date
}

export interface Finding {
  readonly kind: LogFindingKind
  readonly log: LogKind
  readonly userId: string | null
  readonly uid: string | null
  readonly name: string | null
  readonly count: number
  readonly firstAt: Date
  readonly lastAt: Date
}

interface Rules {
  readonly behindGlass: readonly string[]
  readonly looksInDay: number
  readonly listedInDay: number
  readonly nightFrom: number
  readonly nightUntil: number
}

/** One row for each person and kind, and for each day of many looks; in the order of the kinds, the most first. */
export const listFindings = async (
  db: Reader, { startsAt, endsAt }: Stretch, rules: Rules, max: number,
): Promise<readonly Finding[]> => {
  const { rows } = await sql<Finding>`
    with looks as materialized (
      select user_id, act, subject, subject_id, shown_count, created_at, created_at at time zone 'Asia/Seoul' as seoul
      from access_log where created_at >= ${startsAt} and created_at < ${endsAt}
    ), found as (
      select 1 as place, 'behindGlass' as kind, 'looks' as log, user_id, count(*) as count,
        min(created_at) as first_at, max(created_at) as last_at
      from looks where act = any(${rules.behindGlass}::text[]) group by user_id
      union all
      select 2, 'manyLooks', 'looks', user_id, count(distinct (subject, subject_id)), min(created_at), max(created_at)
      from looks where act like 'view %' or act like 'read %' group by user_id, seoul::date
      having count(distinct (subject, subject_id)) >= ${rules.looksInDay}
      union all
      select 2, 'manyLooks', 'looks', user_id, sum(shown_count), min(created_at), max(created_at)
      from looks where act like 'list %' group by user_id, seoul::date
      having sum(shown_count) >= ${rules.listedInDay}
      union all
      select 3, 'atNight', 'changes', members.user_id, count(*), min(audit_log.created_at), max(audit_log.created_at)
      from audit_log join members on members.id = audit_log.member_id
      where audit_log.created_at >= ${startsAt} and audit_log.created_at < ${endsAt} and audit_log.actor = 'staff'
        and (extract(hour from audit_log.created_at at time zone 'Asia/Seoul') >= ${rules.nightFrom}
          or extract(hour from audit_log.created_at at time zone 'Asia/Seoul') < ${rules.nightUntil})
      group by members.user_id
      union all
      select 4, 'exports', 'looks', user_id, count(*), min(created_at), max(created_at)
      from looks where act like 'export %' group by user_id
    )
    select kind, log, user_id as "userId", uid, name, count::int as count, first_at as "firstAt", last_at as "lastAt"
    from found left join users on users.id = found.user_id
    order by place, count desc, last_at desc limit ${max}`.execute(db)
  return rows
}

export const findTotals = async (db: Reader, { startsAt, endsAt }: Stretch) => {
  const { rows } = await sql<{ changes: number; looks: number; people: number }>`
    select
      (select count(*)::int from audit_log where created_at >= ${startsAt} and created_at < ${endsAt}) as changes,
      count(*)::int as looks, count(distinct user_id)::int as people
    from access_log where created_at >= ${startsAt} and created_at < ${endsAt}`.execute(db)
  return rows[0] ?? { changes: 0, looks: 0, people: 0 }
}

export const confirmationsQuery = (db: Reader) => db
  .selectFrom('log_confirmations as confirmed')
  .innerJoin('members', 'members.id', 'confirmed.member_id')
  .innerJoin('users', 'users.id', 'members.user_id')
  .select([
    'confirmed.id', 'confirmed.month', 'confirmed.word', 'confirmed.member_id as memberId', 'users.name',
    sql<number>`jsonb_array_length(confirmed.found)`.as('findingCount'), 'confirmed.created_at as createdAt',
  ])

export type Confirmation = Awaited<ReturnType<ReturnType<typeof confirmationsQuery>['executeTakeFirstOrThrow']>>

export const findConfirmation = (db: Reader, month: string): Promise<Confirmation | undefined> =>
  confirmationsQuery(db).where('confirmed.month', '=', month).executeTakeFirst()

/** False where somebody else was first. */
export const insertConfirmation = async (tx: Tx, given: {
  readonly month: string; readonly word: string; readonly memberId: string; readonly found: readonly unknown[]
}): Promise<boolean> => {
  const row = await tx
    .insertInto('log_confirmations')
    .values({
      month: given.month, word: given.word, member_id: given.memberId,
      found: sql`${JSON.stringify(given.found)}::jsonb`,
    })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .returning('id').executeTakeFirst()
  return row !== undefined
}
