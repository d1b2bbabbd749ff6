// Reads and writes members, each with the person, the shop and the company behind it.
import type {
  BusinessOwnerType, MemberGrade, MemberPart, MemberState, MemberType, StaffPart, UserState,
} from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface MemberRecord {
  readonly id: string
  readonly memberNo: string
  readonly userId: string
  readonly uid: string
  readonly name: string
  readonly type: MemberType
  readonly state: MemberState
  readonly loginState: UserState
  readonly grade: MemberGrade | null
  readonly part: MemberPart | StaffPart | null
  readonly businessOwnerType: BusinessOwnerType | null
  readonly mayBid: boolean
  readonly email: string | null
  readonly profileFileId: string | null
  readonly personId: string | null
  readonly phoneSealed: Uint8Array | null
  readonly birthdaySealed: Uint8Array | null
  readonly companyId: string | null
  readonly companyName: string | null
  readonly shopId: string | null
  readonly shopName: string | null
  readonly joinedAt: Date
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const membersQuery = (db: Reader) =>
  db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('persons', 'persons.id', 'users.person_id')
    .leftJoin('companies', 'companies.id', 'members.company_id')
    .leftJoin('shops', 'shops.id', 'members.shop_id')
    .select([
      'members.id', 'members.member_no as memberNo', 'members.user_id as userId', 'users.uid', 'users.name',
      'members.type', 'members.state', 'users.state as loginState', 'members.grade', 'members.part',
      'members.business_owner_type as businessOwnerType', 'members.may_bid as mayBid', 'members.email',
      'members.profile_file_id as profileFileId', 'users.person_id as personId',
      'persons.phone_sealed as phoneSealed', 'persons.birthday_sealed as birthdaySealed',
      'members.company_id as companyId', 'companies.name as companyName', 'members.shop_id as shopId',
      'shops.name as shopName', 'members.joined_at as joinedAt', 'members.version',
      'members.created_at as createdAt', 'members.updated_at as updatedAt',
    ])
    .$narrowType<Pick<MemberRecord, 'part'>>()

export const findMember = (db: Reader, id: string): Promise<MemberRecord | undefined> =>
  membersQuery(db).where('members.id', '=', id).executeTakeFirst()

/** Of a row that this transaction has just written or locked. */
export const getMemberRecord = (tx: Tx, id: string): Promise<MemberRecord> =>
  membersQuery(tx).where('members.id', '=', id).executeTakeFirstOrThrow()

export const listMembersById = (db: Reader, ids: readonly string[]): Promise<MemberRecord[]> =>
  membersQuery(db).where('members.id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('members.id').execute()

/** Whoever works in the office now. */
export const listStaff = (db: Reader): Promise<MemberRecord[]> =>
  membersQuery(db).where('members.type', 'in', ['admin', 'root']).where('members.state', '=', 'active')
    .orderBy('members.id').execute()

/** Those who have not left it. */
export const listMembersOfShops = (db: Reader, shopIds: readonly string[]): Promise<MemberRecord[]> =>
  membersQuery(db).where('members.shop_id', '=', sql<string>`any(${shopIds}::uuid[])`)
    .where('members.state', '<>', 'left').orderBy('members.id').execute()

/** The people of partners, by their companies. */
export const listPeopleOfPartners = (db: Reader, companyIds: readonly string[]): Promise<MemberRecord[]> =>
  membersQuery(db).where('members.company_id', '=', sql<string>`any(${companyIds}::uuid[])`)
    .where('members.type', '=', 'partner_user').where('members.state', '<>', 'left').orderBy('members.id').execute()

/** In the order in which they are locked. */
export const listUserIdsOfShop = async (db: Reader, shopId: string): Promise<string[]> => {
  const rows = await db.selectFrom('members').select('user_id').where('shop_id', '=', shopId)
    .where('state', '<>', 'left').orderBy('user_id').execute()
  return rows.map(({ user_id }) => user_id)
}

export const lockMember = async (tx: Tx, id: string): Promise<MemberRecord | undefined> => {
  await tx.selectFrom('members').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findMember(tx, id)
}

export interface NewMember {
  readonly userId: string
  readonly type: MemberType
  readonly companyId: string | null
  readonly shopId?: string
  readonly grade?: MemberGrade
  readonly part?: MemberPart | StaffPart | null
  readonly businessOwnerType?: BusinessOwnerType
  readonly email?: string | null
  readonly mayBid?: boolean
  /** Where it was elsewhere, before this house. */
  readonly joinedAt?: Date | null
}

/** The id of each by its user; numbered in their order. */
export const insertMembers = async (tx: Tx, members: readonly NewMember[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ userId: string; id: string }>`
    with clock as materialized (select app_now() as now)
    insert into members (
      user_id, type, company_id, shop_id, grade, part, email, business_owner_type, may_bid, joined_at, created_at,
      updated_at)
    select "userId", type, "companyId", "shopId", grade, part, email, "businessOwnerType", coalesce("mayBid", false),
      coalesce("joinedAt", now), now, now
    from clock, rows from (json_to_recordset(${JSON.stringify(members)}::text::json) as (
        "userId" uuid, type text, "companyId" uuid, "shopId" uuid, grade text, part text, email text,
        "businessOwnerType" text, "mayBid" boolean, "joinedAt" timestamptz)) with ordinality
    order by ordinality
    returning user_id as "userId", id`.execute(tx)
  return new Map(rows.map(({ userId, id }) => [userId, id]))
}

export const insertMember = async (tx: Tx, member: NewMember): Promise<string> => {
  const id = (await insertMembers(tx, [member])).get(member.userId)
  if (id === undefined) throw new Error('a member was not written down')
  return id
}

export const updateMember = async (tx: Tx, id: string, changes: {
  readonly type?: MemberType; readonly grade?: MemberGrade; readonly part?: MemberPart | StaffPart | null
  readonly businessOwnerType?: BusinessOwnerType; readonly mayBid?: boolean
}): Promise<void> => {
  const { type, grade, part, businessOwnerType, mayBid } = changes
  await tx
    .updateTable('members')
    .set({
      ...(type === undefined ? {} : { type }), ...(grade === undefined ? {} : { grade }),
      ...(part === undefined ? {} : { part }), ...(mayBid === undefined ? {} : { may_bid: mayBid }),
      ...(businessOwnerType === undefined ? {} : { business_owner_type: businessOwnerType }),
      version: sql`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}

/** Of people of a partner whose company came after them. */
export const updateStaffPlaces = async (tx: Tx, companyId: string, uids: readonly string[]): Promise<void> => {
  await sql`
    update members set company_id = ${companyId}
    from users
    where users.id = members.user_id and users.uid = any(${uids}::text[]) and members.type = 'partner_user'`.execute(tx)
}

export const updateProfile = async (tx: Tx, id: string, changes: {
  readonly email?: string | null; readonly profileFileId?: string | null
}): Promise<void> => {
  const { email, profileFileId } = changes
  await tx
    .updateTable('members')
    .set({
      ...(email === undefined ? {} : { email }),
      ...(profileFileId === undefined ? {} : { profile_file_id: profileFileId }), updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}

/** How persons take part already, customers of partners left aside: those may deal as well. */
export const listPlacesOf = (db: Reader, personIds: readonly string[]) =>
  db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .leftJoin('member_registrations', 'member_registrations.member_id', 'members.id')
    .select(['members.id', 'member_registrations.id as registrationId', 'users.person_id as personId'])
    .where('users.person_id', '=', sql<string>`any(${personIds}::uuid[])`)
    .where('members.state', '<>', 'left')
    .where('members.type', '<>', 'partner_customer_user')
    .execute()

export const findOperatorCompany = async (db: Reader): Promise<string | null> => {
  const row = await db.selectFrom('companies').select('id').where('kind', '=', 'operator').executeTakeFirst()
  return row?.id ?? null
}
