// What stays of members who were deleted: what is there now, until when, and whose time has come.
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
}

type Row = Omit<Erasure, 'kept'> & {
  readonly kept: readonly { readonly section: OwnDataSection; readonly until: string | null }[]
}
const opened = ({ kept, ...row }: Row): Erasure => ({
  ...row, kept: kept.map(({ section, until }) => ({ section, until: until === null ? null : new Date(until) })),
})

const erasure = sql`
  select held.member_id as "memberId", members.user_id as "userId", held.person_id as "personId",
    held.erased_at as "erasedAt", held.kept
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

export const insertErasure = async (tx: Tx, given: {
  readonly memberId: string; readonly requestId: string; readonly personId: string | null
}): Promise<void> => {
  await tx.insertInto('data_erasures')
    .values({
      member_id: given.memberId, request_id: given.requestId, person_id: given.personId,
      next_at: sql<Date>`app_now()`,
    })
    .execute()
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

/** Of what a law may keep: when the newest was written, or ended where its time counts from there. */
export const listLastFacts = async (db: Reader, userId: string, memberId: string): Promise<LastFacts> => {
  const { rows } = await sql<{ section: OwnDataSection; at: Date }>`
    select section, at from (
      select 'person' as section, persons.created_at as at
      from users join persons on persons.id = users.person_id where users.id = ${userId}::uuid
      union all select 'registrations', max(coalesce(reviewed_at, submitted_at)) from member_registrations
        where member_id = ${memberId}::uuid or (member_id is null and state <> 'inProgress'
          and person_id = (select person_id from users where id = ${userId}::uuid))
      union all select 'consents', max(agreed_at) from member_registration_consents agreed
        join member_registrations on member_registrations.id = agreed.registration_id
        where member_id = ${memberId}::uuid
      union all select 'bids', greatest(
        (select max(bid_at) from bid_entries where member_id = ${memberId}::uuid),
        (select max(coalesce(done_at, cancelled_at, created_at)) from contracts where member_id = ${memberId}::uuid))
      union all select 'violations', max(violate_at) from shop_violations where member_id = ${memberId}::uuid
      union all select 'reports', max(coalesce(answered_at, report_at)) from auction_error_reports
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
