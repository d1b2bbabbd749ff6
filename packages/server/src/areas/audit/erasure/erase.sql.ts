// Takes away what is kept of a member: at once everything that no law keeps, and each other part when its time is over.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

export interface Erased {
  readonly userId: string
  readonly memberId: string
  readonly personId: string | null
}

/** What was rejected is known by the person alone; what somebody hands in anew is not meant. */
const registrationsOf = ({ memberId, personId }: Erased) => sql`
  (member_id = ${memberId} or (member_id is null and person_id = ${personId}::uuid)) and state <> 'inProgress'`

const runAll = async (tx: Tx, statements: readonly RawBuilder<unknown>[]): Promise<void> => {
  for (const statement of statements) await statement.execute(tx)
}

/** The login is known by its member's number from now on, and nothing leads from it to a person. */
export const updateAccount = (erased: Erased, tx: Tx): Promise<void> => {
  const { userId, memberId } = erased
  return runAll(tx, [
    sql`update members set email = null, profile_file_id = null, updated_at = app_now() where id = ${memberId}`,
    sql`
      update users set uid = 'gone-' || users.id, name = '탈퇴 회원 ' || members.member_no, person_id = null,
        password_hash = null, totp_sealed = null, totp_confirmed_at = null, totp_pending_sealed = null,
        device_uid_hash = null, device_set_at = null, updated_at = app_now()
      from members where users.id = ${userId} and members.user_id = users.id`,
    sql`update sessions set device = null, address = null where user_id = ${userId}`,
    sql`delete from sign_in_tickets where user_id = ${userId}`,
    sql`delete from push_addresses where member_id = ${memberId}`,
    sql`delete from notices where member_id = ${memberId}`,
    sql`delete from notice_settings where member_id = ${memberId}`,
    sql`delete from phone_messages where member_id = ${memberId}`,
    sql`delete from saved_searches where member_id = ${memberId}`,
    sql`delete from auction_favorites where member_id = ${memberId}`,
    sql`
      update member_registrations set email = null, password_hash = null
      where ${registrationsOf(erased)}`,
  ])
}

/** What the applicant told of the own person; the shop's own facts are the shop's. */
export const updateRegistrations = (
  erased: Erased, tx: Tx, words: { readonly gone: string },
): Promise<void> => runAll(tx, [
  sql`
    update member_registrations set username = 'gone-' || id, name = ${words.gone}, email = null, password_hash = null
    where ${registrationsOf(erased)}`,
])

export const updateReports = ({ memberId }: Erased, tx: Tx, words: { readonly gone: string }): Promise<void> =>
  runAll(tx, [sql`update auction_error_reports set statement = ${words.gone} where member_id = ${memberId}`])

export const updateAppeals = ({ memberId }: Erased, tx: Tx, words: { readonly gone: string }): Promise<void> =>
  runAll(tx, [sql`update violation_appeals set statement = ${words.gone} where member_id = ${memberId}`])

export const updateRequests = ({ memberId }: Erased, tx: Tx, words: { readonly gone: string }): Promise<void> =>
  runAll(tx, [sql`update data_requests set statement = ${words.gone} where member_id = ${memberId}`])

export interface Blank {
  readonly name: string
  readonly birthday: Uint8Array
  readonly phone: Uint8Array
}

/** Registrations name the row for good, so it stays and says nothing; who is known by another login stays known. */
export const updatePerson = async (tx: Tx, personId: string, blank: Blank): Promise<void> => {
  await sql`
    update persons set name = ${blank.name}, birthday_sealed = ${blank.birthday}, phone_sealed = ${blank.phone},
      phone_hash = sha256(new_id()::text::bytea), identity_hash = sha256(new_id()::text::bytea), ci_hash = null,
      updated_at = app_now()
    where id = ${personId} and not exists (select from users where person_id = ${personId})`.execute(tx)
}
