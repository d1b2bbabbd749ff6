// What stays of members who left: what is there now, until when, and whose time has come.
import type { OwnDataSection } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Kept, LastFacts } from '../own-data/kept.ts'

export interface Erasure {
  readonly memberId: string
  readonly userId: string
  readonly personId: string | null
  readonly erasedAt: Date | null
  readonly kept: readonly Kept[]
  /** When the membership ended. */
  readonly createdAt: Date
}

type Row = Omit<Erasure, 'kept'> & {
  readonly kept: readonly { readonly section: OwnDataSection; readonly until: string | null }[]
}
const opened = ({ kept, ...row }: Row): Erasure => ({
  ...row, kept: kept.map(({ section, until }) => ({ section, until: until === null ? null : new Date(until) })),
})

const erasure = sql`
  select held.member_id as "memberId", members.user_id as "userId", held.person_id as "personId",
    held.erased_at as "erasedAt", held.kept, held.created_at as "createdAt"
  from data_erasures held join members on members.id = held.member_id`

export const findErasure = async (db: Reader, requestId: string): Promise<Erasure | undefined> => {
  const { rows: [row] } = await sql<Row>`${erasure} where held.request_id = ${requestId}`.execute(db)
  return row && opened(row)
}

/** One whose time has come, and that no other node holds. */
export const lockDueErasure = async (tx: Tx): Promise<Erasure | undefined> => {
  const { rows: [row] } = await sql<Row>`
    ${erasure} where held.next_at <= app_now() order by held.next_at limit 1
    for update of held skip locked`.execute(tx)
  return row && opened(row)
}

/**
 * Of dealers and partners' people among them who have left, once each; with the request that they left by, if one was
 * granted. Answers whose were new. The office's own people stay: the logs of the house name them.
 */
export const insertErasures = async (tx: Tx, memberIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ memberId: string }>`
    insert into data_erasures (member_id, request_id, person_id, next_at)
    select members.id, asked.id, users.person_id, app_now()
    from members join users on users.id = members.user_id
      left join data_requests asked
        on asked.member_id = members.id and asked.kind = 'deletion' and asked.state = 'granted'
    where members.id = any(${memberIds}::uuid[]) and members.state = 'left'
      and members.type in ('plain', 'partner_user')
    order by members.id
    on conflict (member_id) do nothing returning member_id as "memberId"`.execute(tx)
  return rows.map(({ memberId }) => memberId)
}

export const updateErasure = async (tx: Tx, memberId: string, given: {
  readonly kept: readonly Kept[]; readonly nextAt: Date | null; readonly personId: string | null
}): Promise<void> => {
  await tx.updateTable('data_erasures')
    .set({
      kept: JSON.stringify(given.kept), next_at: given.nextAt, person_id: given.personId,
      erased_at: sql<Date>`coalesce(erased_at, app_now())`,
    })
    .where('member_id', '=', memberId).execute()
}

/** Of one that cannot go now. */
export const updatePutOff = async (tx: Tx, memberId: string, days: number): Promise<void> => {
  await tx.updateTable('data_erasures').set({ next_at: sql<Date>`app_now() + make_interval(days => ${days})` })
    .where('member_id', '=', memberId).where('next_at', 'is not', null).execute()
}

/** Of what a law may keep: when the newest was written, or ended where its time counts from there. */
export const listLastFacts = async (db: Reader, userId: string, memberId: string): Promise<LastFacts> => {
  const { rows } = await sql<{ section: keyof LastFacts; at: Date }>`
    select section, at from (
      select 'person' as section, coalesce(persons.created_at, users.created_at) as at
      from users left join persons on persons.id = users.person_id where users.id = ${userId}::uuid
      union all select 'opening', members.created_at from members join users on users.id = members.user_id
        where members.id = ${memberId}::uuid and users.person_id is null
      union all select 'registrations', max(reviewed_at) from member_registrations
        where member_id = ${memberId}::uuid and state = 'approved'
      union all select 'consents', max(agreed_at) from (
        select agreed_at from member_registration_consents agreed
          join member_registrations on member_registrations.id = agreed.registration_id
          where member_id = ${memberId}::uuid
        union all select agreed_at from member_consents where member_id = ${memberId}::uuid) as agreed
      union all select 'bids', max(bid_at) from bid_entries where member_id = ${memberId}::uuid
      union all select 'contracts', max(coalesce(done_at, cancelled_at, created_at)) from contracts
        where member_id = ${memberId}::uuid
      union all select 'violations', max(violate_at) from shop_violations where member_id = ${memberId}::uuid
      union all select 'reports', max(coalesce(answered_at, report_at)) from auction_error_reports
        where member_id = ${memberId}::uuid
      union all select 'cancelRequests', max(coalesce(answered_at, created_at)) from bidding_cancel_requests
        where member_id = ${memberId}::uuid
      union all select 'appeals', max(coalesce(answered_at, created_at)) from violation_appeals
        where member_id = ${memberId}::uuid
      union all select 'requests', max(coalesce(decided_at, created_at)) from data_requests
        where member_id = ${memberId}::uuid
      union all select 'ownChanges', max(created_at) from audit_log where member_id = ${memberId}::uuid
      union all select 'ownLooks', max(created_at) from access_log where user_id = ${userId}::uuid
      union all select 'looksAtMe', max(created_at) from access_log
        where (subject = 'member' and subject_id = ${memberId}::text)
          or (subject = 'user' and subject_id = ${userId}::text)
    ) as facts where at is not null`.execute(db)
  return Object.fromEntries(rows.map(({ section, at }) => [section, at]))
}
