// Everything that decides whether a member may bid, in one question: usable inside a bid's own transaction.
import type {
  BusinessOwnerType, CompanyState, MemberGrade, MemberState, MemberType, ShopGrade, ShopKind, ShopState,
  SubscriptionState,
} from '@bidyard/contract/enums'
import { CompiledQuery } from 'kysely'
import type { Reader } from '../../runtime/database/database.ts'

export interface EligibilityRow {
  readonly memberId: string
  readonly memberState: MemberState
  readonly memberType: MemberType
  readonly memberGrade: MemberGrade | null
  readonly businessOwnerType: BusinessOwnerType | null
  readonly mayBid: boolean
  readonly shopId: string | null
  readonly shopState: ShopState | null
  readonly companyState: CompanyState | null
  readonly shopGrade: ShopGrade | null
  readonly shopKind: ShopKind | null
  readonly restrictionCount: number
  readonly isBanned: boolean | null
  readonly isOpenEnded: boolean | null
  readonly restrictedUntil: Date | null
  readonly heldWon: number
  readonly month: string
  readonly subscriptionState: SubscriptionState | null
  readonly overdueCount: number
  readonly overdueWon: number
  /** The configuration of shops in force, as it is kept. */
  readonly shopRules: unknown
  readonly now: Date
}

// Put together once; each lateral is a look into an index of few rows. Bids come in batches, so it takes many members.
const text = `
  select members.id as "memberId", members.state as "memberState", members.type as "memberType",
    members.grade as "memberGrade", members.business_owner_type as "businessOwnerType", members.may_bid as "mayBid",
    shops.id as "shopId", shops.state as "shopState", companies.state as "companyState", shops.grade as "shopGrade",
    shops.kind as "shopKind", restriction.*, deposit."heldWon", moment.month, subscription.state as "subscriptionState",
    overdue.*, moment."shopRules", moment.now
  from (
    select app_now() as now, to_char(app_now() at time zone 'Asia/Seoul', 'YYYY-MM') as month,
      versions.value as "shopRules"
    from configurations
      join configuration_versions versions
        on versions.key = configurations.key and versions.version = configurations.version
    where configurations.key = 'shop'
  ) as moment
  cross join unnest($1::uuid[]) as asked (id)
  join members on members.id = asked.id
  left join shops on shops.id = members.shop_id
  left join companies on companies.id = shops.company_id
  cross join lateral (
    select count(*)::int as "restrictionCount", bool_or(restriction = 'permanentBan') as "isBanned",
      bool_or(until_at is null) as "isOpenEnded", max(until_at) as "restrictedUntil"
    from shop_penalties
    where shop_id = members.shop_id and kind = 'restriction' and ended_at is null
      and (until_at is null or until_at > moment.now)
  ) as restriction
  cross join lateral (
    select coalesce(sum(remaining_won), 0)::bigint as "heldWon"
    from shop_deposits where shop_id = members.shop_id and state = 'deposited'
  ) as deposit
  left join lateral (
    select state from shop_subscriptions
    where shop_id = members.shop_id and month = moment.month
    order by state in ('cancelled', 'refunded'), created_at desc limit 1
  ) as subscription on true
  cross join lateral (
    select count(*)::int as "overdueCount", coalesce(sum(total_won), 0)::bigint as "overdueWon"
    from amounts where shop_id = members.shop_id and state = 'billed' and due_at < moment.now
  ) as overdue`

export const listEligibility = async (db: Reader, memberIds: readonly string[]): Promise<readonly EligibilityRow[]> =>
  (await db.executeQuery<EligibilityRow>(CompiledQuery.raw(text, [memberIds]))).rows
