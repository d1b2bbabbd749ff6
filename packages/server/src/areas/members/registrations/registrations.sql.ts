// Reads and writes registrations: what stands in the way of one, the row itself, its papers and its review.
import type {
  BusinessOwnerType, MemberRejectType, RegistrationStatus, RegistrationType,
} from '@bidyard/contract/enums'
import type { RegistrationDocument } from '@bidyard/contract/shapes/registration/registration-documents'
import { sql } from 'kysely'
import { planAnew, type Reader, type Tx } from '../../../runtime/database/database.ts'

export interface RegistrationRecord {
  readonly id: string
  readonly state: RegistrationStatus
  readonly username: string
  readonly passwordHash: string | null
  readonly personId: string
  readonly name: string
  readonly email: string | null
  readonly phoneSealed: Uint8Array
  readonly birthdaySealed: Uint8Array
  readonly registrationType: RegistrationType
  readonly businessOwnerType: BusinessOwnerType
  readonly shopId: string | null
  readonly isNewShop: boolean
  readonly shopName: string
  readonly businessNumber: string
  readonly shopInfo: unknown
  readonly memberId: string | null
  readonly submittedAt: Date
  readonly reviewedAt: Date | null
  readonly reviewerName: string | null
  readonly rejectType: MemberRejectType | null
  readonly rejectNote: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const registrationsQuery = (db: Reader) =>
  db
    .selectFrom('member_registrations as of')
    .innerJoin('persons', 'persons.id', 'of.person_id')
    .leftJoin('members as reviewers', 'reviewers.id', 'of.reviewed_by')
    .leftJoin('users as reviewer_users', 'reviewer_users.id', 'reviewers.user_id')
    .select([
      'of.id', 'of.state', 'of.username', 'of.password_hash as passwordHash', 'of.person_id as personId', 'of.name',
      'of.email', 'persons.phone_sealed as phoneSealed', 'persons.birthday_sealed as birthdaySealed',
      'of.registration_type as registrationType', 'of.business_owner_type as businessOwnerType',
      'of.shop_id as shopId', 'of.is_new_shop as isNewShop', 'of.shop_name as shopName',
      'of.business_number as businessNumber', 'of.shop_info as shopInfo', 'of.member_id as memberId',
      'of.submitted_at as submittedAt', 'of.reviewed_at as reviewedAt', 'reviewer_users.name as reviewerName',
      'of.reject_type as rejectType', 'of.reject_note as rejectNote', 'of.created_at as createdAt',
      'of.updated_at as updatedAt',
    ])

export const findRegistration = (db: Reader, id: string): Promise<RegistrationRecord | undefined> =>
  registrationsQuery(db).where('of.id', '=', id).executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getRegistrationRecord = (tx: Tx, id: string): Promise<RegistrationRecord> =>
  registrationsQuery(tx).where('of.id', '=', id).executeTakeFirstOrThrow()

export const lockRegistration = async (tx: Tx, id: string): Promise<RegistrationRecord | undefined> => {
  await tx.selectFrom('member_registrations').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findRegistration(tx, id)
}

export const listRegistrationsById = (
  db: Reader, ids: readonly string[],
): Promise<readonly RegistrationRecord[]> =>
  registrationsQuery(db).where('of.id', '=', sql<string>`any(${ids}::uuid[])`).execute()

/** Newest first. */
export const listRegistrationsOf = (
  db: Reader, personIds: readonly string[],
): Promise<readonly RegistrationRecord[]> =>
  registrationsQuery(db).where('of.person_id', '=', sql<string>`any(${personIds}::uuid[])`)
    .orderBy('of.submitted_at', 'desc').orderBy('of.id', 'desc').limit(50).execute()

/** The newest one under a username that made nobody a member. */
export const findUnapproved = (db: Reader, username: string): Promise<RegistrationRecord | undefined> =>
  registrationsQuery(db).where('of.username', '=', username).where('of.state', '<>', 'approved')
    .orderBy('of.submitted_at', 'desc').orderBy('of.id', 'desc').limit(1).executeTakeFirst()

/** By a login, or by a registration that may still become one. */
export const findUsernameTaken = async (db: Reader, username: string): Promise<boolean> => {
  const { rows: [row] } = await sql<{ taken: boolean }>`
    select exists (select from users where uid = ${username})
      or exists (select from member_registrations where username = ${username} and state <> 'rejected')
      as taken`.execute(db)
  return row?.taken === true
}

/** Of these, the ones under which somebody has applied who may still get them. */
export const listAppliedUsernames = async (db: Reader, usernames: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ username: string }>`${planAnew}
    select username from member_registrations
    where username = any(${usernames}::text[]) and state <> 'rejected'`.execute(db)
  return rows.map(({ username }) => username)
}

/** Somebody else's registration would found a shop of the same number. */
export const findFounding = async (db: Reader, businessNumber: string): Promise<boolean> => {
  const row = await db.selectFrom('member_registrations').select('id')
    .where('business_number', '=', businessNumber).where('state', '=', 'inProgress').where('is_new_shop', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

export interface NewRegistration {
  readonly username: string
  readonly passwordHash: string
  readonly personId: string
  readonly name: string
  readonly email: string | null
  readonly registrationType: RegistrationType
  readonly businessOwnerType: BusinessOwnerType
  readonly shopId: string | null
  readonly shopName: string
  readonly businessNumber: string
  readonly shopInfo: object | null
}

/** Undefined when somebody else won the name, the person or the new shop in the meantime. */
export const insertRegistration = async (tx: Tx, given: NewRegistration): Promise<string | undefined> => {
  const row = await tx
    .insertInto('member_registrations')
    .values({
      username: given.username, password_hash: given.passwordHash, person_id: given.personId, name: given.name,
      email: given.email, registration_type: given.registrationType, business_owner_type: given.businessOwnerType,
      shop_id: given.shopId, is_new_shop: given.shopInfo !== null, shop_name: given.shopName,
      business_number: given.businessNumber, shop_info: given.shopInfo,
    })
    .onConflict((conflict) => conflict.doNothing()).returning('id').executeTakeFirst()
  return row?.id
}

/** What was decided; the state itself is moved by its machine right after. */
export const updateReviewed = async (tx: Tx, id: string, review: {
  readonly reviewedBy: string | null; readonly memberId?: string; readonly shopId?: string
  readonly rejectType?: MemberRejectType; readonly rejectNote?: string
}): Promise<void> => {
  const { reviewedBy, memberId, shopId, rejectType, rejectNote } = review
  await tx
    .updateTable('member_registrations')
    .set({
      reviewed_by: reviewedBy, reviewed_at: sql<Date>`app_now()`,
      ...(memberId === undefined ? {} : { member_id: memberId }),
      ...(shopId === undefined ? {} : { shop_id: shopId }),
      ...(rejectType === undefined ? {} : { reject_type: rejectType, reject_note: rejectNote ?? null }),
    })
    .where('id', '=', id).execute()
}

/** The login has its own by now. */
export const deletePasswordOf = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('member_registrations').set({ password_hash: null }).where('id', '=', id).execute()
}

export const deleteOldPasswords = async (tx: Tx, days: number): Promise<void> => {
  await tx
    .updateTable('member_registrations').set({ password_hash: null })
    .where('state', '=', 'rejected').where('password_hash', 'is not', null)
    .where('reviewed_at', '<', sql<Date>`app_now() - make_interval(days => ${days})`).execute()
}

export interface BroughtDocument {
  readonly usageType: RegistrationDocument
  readonly fileId: string
}

export const insertDocuments = async (tx: Tx, id: string, documents: readonly BroughtDocument[]): Promise<void> => {
  if (documents.length === 0) return
  await tx
    .insertInto('member_registration_documents')
    .values(documents.map(({ usageType, fileId }) => ({
      registration_id: id, file_id: fileId, usage_type: usageType,
    })))
    .execute()
}

/** Of all by whom somebody came to a shop. */
export const listDocumentsOfShop = async (db: Reader, shopId: string): Promise<readonly BroughtDocument[]> =>
  (await db
    .selectFrom('member_registration_documents as brought')
    .innerJoin('member_registrations as of', 'of.id', 'brought.registration_id')
    .select(['brought.usage_type as usageType', 'brought.file_id as fileId'])
    .where('of.shop_id', '=', shopId).where('of.state', '=', 'approved')
    .orderBy('of.submitted_at').orderBy('brought.file_id').execute()) as BroughtDocument[]

export const listDocuments = async (db: Reader, id: string): Promise<readonly BroughtDocument[]> =>
  (await db
    .selectFrom('member_registration_documents')
    .select(['usage_type as usageType', 'file_id as fileId'])
    .where('registration_id', '=', id).orderBy('usage_type').orderBy('file_id').execute()) as BroughtDocument[]
