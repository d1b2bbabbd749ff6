// Takes away what is kept of a member: at once everything that no law keeps, and each other part when its time is over.
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

export interface Erased {
  readonly userId: string
  readonly memberId: string
  readonly personId: string | null
  /** When the membership ended. */
  readonly createdAt: Date
}

/** What stands where something was. */
export interface Blanks {
  readonly gone: string
  readonly file: string
}

/** Nobody's member where nobody came in. */
type Applied = Pick<Erased, 'personId' | 'createdAt'> & { readonly memberId: string | null }

/** What was rejected is known by the person alone; what somebody hands in anew, who was deleted, is not meant. */
const registrationsOf = ({ memberId, personId, createdAt }: Applied) => sql`
  (member_id = ${memberId} or (member_id is null and person_id = ${personId}::uuid and submitted_at <= ${createdAt}))
  and state <> 'inProgress'`

const runAll = async (tx: Tx, statements: readonly RawBuilder<unknown>[]): Promise<void> => {
  for (const statement of statements) await statement.execute(tx)
}

export const listRegistrationIds = async (tx: Tx, erased: Applied): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from member_registrations where ${registrationsOf(erased)} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The login is known by its member's number from now on, and nothing leads from it to a person. */
export const updateAccount = (erased: Erased, tx: Tx): Promise<void> => {
  const { userId, memberId } = erased
  return runAll(tx, [
    sql`update members set email = null, profile_file_id = null, updated_at = app_now() where id = ${memberId}`,
    sql`
      update users set uid = 'gone-' || id, person_id = null,
        password_hash = null, totp_sealed = null, totp_confirmed_at = null, totp_pending_sealed = null,
        device_uid_hash = null, device_set_at = null, updated_at = app_now()
      where id = ${userId}`,
    sql`update sessions set device = null, address = null where user_id = ${userId}`,
    sql`delete from sign_in_tickets where user_id = ${userId}`,
    sql`delete from push_addresses where member_id = ${memberId}`,
    sql`delete from notices where member_id = ${memberId}`,
    sql`delete from notice_settings where member_id = ${memberId}`,
    sql`delete from saved_searches where member_id = ${memberId}`,
    sql`delete from auction_favorites where member_id = ${memberId}`,
  ])
}

/** Whoever has no row of a person is told by this name alone. */
export const updateName = async (tx: Tx, { userId }: Erased): Promise<void> => {
  await sql`
    update users set name = '탈퇴 회원 ' || members.member_no, updated_at = app_now()
    from members where users.id = ${userId} and members.user_id = users.id`.execute(tx)
}

/**
 * What the applicant told beside the name, and wrote of a shop, which has its facts by now. What made nobody a member
 * gave no right, so nothing of it has to be told.
 */
export const updateTold = (erased: Applied, tx: Tx, { gone }: Blanks): Promise<void> => runAll(tx, [
  sql`
    update member_registrations set username = 'gone-' || id, email = null, password_hash = null,
      reject_note = case when reject_note is not null then ${gone}::text end,
      shop_info = shop_info || jsonb_build_object('representativeName', ${gone}::text, 'phoneNumber', '', 'email', '',
        'address', jsonb_build_object('postalCode', '00000', 'road', ${gone}::text, 'detail', ''))
    where ${registrationsOf(erased)}`,
  sql`
    update member_registrations set name = ${gone}, shop_name = ${gone}, business_number = '1000000000',
      shop_info = shop_info || jsonb_build_object('shopName', ${gone}::text, 'companyName', null,
        'businessNumber', '1000000000', 'corporateNumber', null)
    where ${registrationsOf(erased)} and state = 'rejected'`,
])

/** Who was given which right has been told for long enough. */
export const updateRegistrations = async (erased: Applied, tx: Tx, words: Blanks): Promise<void> => {
  await updateTold(erased, tx, words)
  await sql`update member_registrations set name = ${words.gone} where ${registrationsOf(erased)}`.execute(tx)
}

/** Of a shop that came of a registration and is open still, or may be opened again, they are its own papers. */
export const insertShopPapers = async (
  tx: Tx, registrationIds: readonly string[], closedDays: number,
): Promise<void> => {
  await sql`
    insert into file_uses (file_id, subject, subject_id)
    select brought.file_id, 'shop', shops.id
    from member_registration_documents brought
      join member_registrations founded on founded.id = brought.registration_id
      join shops on shops.id = founded.shop_id
      join file_uses held on held.file_id = brought.file_id and held.subject = 'memberRegistration'
        and held.subject_id = founded.id
    where founded.id = any(${registrationIds}::uuid[]) and founded.state = 'approved' and founded.is_new_shop
      and (shops.state <> 'closed' or shops.updated_at >= app_now() - make_interval(days => ${closedDays}))
      and brought.usage_type not in ('employeeCard', 'representativeKrRrn')
    on conflict do nothing`.execute(tx)
}

/** Closed for so long that nobody opens them again, with papers still; held, as one of them may just be reopened. */
export const lockShopsWithPapers = async (tx: Tx, closedDays: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from shops
    where state = 'closed' and updated_at < app_now() - make_interval(days => ${closedDays})
      and exists (select from file_uses where subject = 'shop' and subject_id = shops.id)
    order by id for no key update`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The names that people give to their files say who they are. */
export const updatePapers = async (
  tx: Tx, { file }: Blanks, registrationIds: readonly string[],
): Promise<void> => {
  await sql`
    update files set name = ${file}, announced_from = null where id in (
      select file_id from member_registration_documents where registration_id = any(${registrationIds}::uuid[]))
  `.execute(tx)
}

/** All but papers: what hangs on a car or a contract is its own, and pictures that nothing shows go. */
export const updateFiles = ({ userId }: Erased, tx: Tx, { file }: Blanks): Promise<void> => {
  const own = sql`uploader_id = ${userId}
    and not exists (select from member_registration_documents where file_id = files.id)`
  return runAll(tx, [
    sql`update files set name = ${file}, announced_from = null where ${own}`,
    sql`
      update files set keep_until = app_now()
      where ${own} and state = 'commit' and usage_type = 'memberProfileImage'
        and not exists (select from file_uses where file_uses.file_id = files.id)`,
  ])
}

export const updateReports = ({ memberId }: Erased, tx: Tx, { gone }: Blanks): Promise<void> => runAll(tx, [sql`
  update auction_error_reports set statement = ${gone}, answer = case when answer is not null then ${gone}::text end
  where member_id = ${memberId}`])

export const updateCancelRequests = ({ memberId }: Erased, tx: Tx, { gone }: Blanks): Promise<void> => runAll(tx, [sql`
  update bidding_cancel_requests set note = case when note is not null then ${gone}::text end,
    answer = case when answer is not null then ${gone}::text end
  where member_id = ${memberId}`])

/** Versions before wrote the answer down as the reason of the pardon, too. */
export const updateAppeals = ({ memberId }: Erased, tx: Tx, { gone }: Blanks): Promise<void> => runAll(tx, [
  sql`
    update violation_appeals set statement = ${gone}, answer = case when answer is not null then ${gone}::text end
    where member_id = ${memberId}`,
  sql`
    update shop_violations set pardon_reason = ${gone} where pardon_reason is not null
      and id = any(array(select violation_id from violation_appeals
        where member_id = ${memberId} and state = 'accepted'))`,
])

export const updateRequests = ({ memberId }: Erased, tx: Tx, { gone }: Blanks): Promise<void> => runAll(tx, [sql`
  update data_requests set statement = ${gone}, answer = case when answer is not null then ${gone}::text end
  where member_id = ${memberId}`])

/**
 * Who else needs the row of a person, which is held from now on: another login or another deletion, whose own time
 * comes; or somebody who applies anew, of whom nobody knows yet whether they come in.
 */
export const lockPerson = async (
  tx: Tx, personId: string, memberId: string,
): Promise<'nobody' | 'another' | 'applicant'> => {
  await sql`select from persons where id = ${personId} for update`.execute(tx)
  const { rows: [row] } = await sql<{ isHeld: boolean; isAsked: boolean }>`
    select exists (select from users where person_id = ${personId})
        or exists (select from data_erasures where person_id = ${personId} and member_id <> ${memberId}) as "isHeld",
      exists (select from member_registrations where person_id = ${personId} and state = 'inProgress') as "isAsked"
  `.execute(tx)
  if (row?.isHeld === true) return 'another'
  return row?.isAsked === true ? 'applicant' : 'nobody'
}

export interface Blank {
  readonly name: string
  readonly birthday: Uint8Array
  readonly phone: Uint8Array
}

/** Registrations name the row for good, so it stays and says nothing. */
export const updatePerson = async (tx: Tx, personId: string, blank: Blank): Promise<void> => {
  await sql`
    update persons set name = ${blank.name}, birthday_sealed = ${blank.birthday}, phone_sealed = ${blank.phone},
      phone_hash = sha256(new_id()::text::bytea), identity_hash = sha256(new_id()::text::bytea), ci_hash = null,
      updated_at = app_now()
    where id = ${personId}`.execute(tx)
}
