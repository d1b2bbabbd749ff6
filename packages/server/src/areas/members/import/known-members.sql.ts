// Who is a member of the house already, by login, and everybody of its shops as a file takes them along.
import type {
  BusinessOwnerType, MemberGrade, MemberPart, MemberState, MemberType, RegistrationType, ShopGrade, ShopKind, ShopState,
} from '@bidyard/contract/enums'
import { sql } from 'kysely'
import { planAnew, type Reader } from '../../../runtime/database/database.ts'

export interface KnownLogin {
  readonly username: string
  readonly personId: string | null
  readonly shopId: string | null
  readonly type: MemberType | null
  readonly state: MemberState | null
}

/** Those of these logins that somebody has or had. */
export const listKnownLogins = async (db: Reader, usernames: readonly string[]): Promise<readonly KnownLogin[]> => {
  const { rows } = await sql<KnownLogin>`${planAnew}
    select users.uid as username, users.person_id as "personId", members.shop_id as "shopId", members.type,
      members.state
    from users left join members on members.user_id = users.id
    where users.uid = any(${usernames}::text[])`.execute(db)
  return rows
}

export interface TakenAlong {
  readonly businessNumber: string
  readonly shopName: string
  readonly companyName: string
  readonly registrationType: RegistrationType
  readonly corporateNumber: string | null
  readonly representativeName: string
  readonly shopPhoneNumber: string
  readonly shopEmail: string | null
  readonly postalCode: string | null
  readonly road: string | null
  readonly detail: string | null
  readonly shopKind: ShopKind
  readonly shopGrade: ShopGrade
  readonly shopState: ShopState
  readonly username: string | null
  readonly name: string | null
  readonly birthdaySealed: Uint8Array | null
  readonly phoneSealed: Uint8Array | null
  readonly email: string | null
  readonly ownerType: BusinessOwnerType | null
  readonly grade: MemberGrade | null
  readonly part: MemberPart | null
  readonly mayBid: boolean | null
  readonly state: MemberState | null
  readonly joinedAt: Date | null
}

const shopsWithPeople = sql`
  shops join companies on companies.id = shops.company_id
    left join (members join users on users.id = members.user_id)
      on members.shop_id = shops.id and members.type = 'plain' and members.state <> 'left'`

export const getTakenAlongCount = async (db: Reader): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${shopsWithPeople}`.execute(db)
  return rows[0]?.count ?? 0
}

const isRestricted = sql`exists (
  select from shop_penalties held where held.shop_id = shops.id and held.kind = 'restriction' and held.ended_at is null
    and (held.until_at is null or held.until_at > app_now()))`

/**
 * Every shop with its people, and those shops that have none; by number and login, which are the same
 * everywhere. No file brings bans and restrictions along: whoever has one leaves as suspended.
 */
export const listTakenAlong = async (
  db: Reader, after: readonly [businessNumber: string, username: string], most: number,
): Promise<readonly TakenAlong[]> => {
  const { rows } = await sql<TakenAlong>`
    select companies.business_number as "businessNumber", shops.name as "shopName", companies.name as "companyName",
      shops.registration_type as "registrationType", companies.corporate_number as "corporateNumber",
      companies.representative_name as "representativeName", companies.phone_number as "shopPhoneNumber",
      companies.email as "shopEmail", companies.postal_code as "postalCode", companies.road_address as road,
      companies.address_detail as detail, shops.kind as "shopKind", shops.grade as "shopGrade",
      case when shops.state = 'active' and (shops.barred_at is not null or ${isRestricted})
        then 'suspended' else shops.state end as "shopState",
      users.uid as username, coalesce(persons.name, users.name) as name, persons.birthday_sealed as "birthdaySealed",
      persons.phone_sealed as "phoneSealed", members.email, members.business_owner_type as "ownerType", members.grade,
      members.part, members.may_bid as "mayBid", members.joined_at as "joinedAt",
      case when users.state = 'restricted' then 'suspended' else members.state end as state
    from ${shopsWithPeople}
      left join persons on persons.id = users.person_id
    where (companies.business_number, coalesce(users.uid, '') collate "C") > (${after[0]}, ${after[1]} collate "C")
    order by companies.business_number, coalesce(users.uid, '') collate "C" limit ${most}`.execute(db)
  return rows
}
