// What stays the same while many bids come: the bounds and owners of an auction, and who a bidder is.
import { CompiledQuery, sql } from 'kysely'
import type { ContractKind } from '@bidyard/contract/enums'
import type { Reader } from '../../../runtime/database/database.ts'
import type { Identities } from './identities.ts'

export interface OfferRow extends Identities {
  readonly id: string
  readonly kind: ContractKind
  readonly openedAt: Date | null
  readonly revision: number | null
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

// Those who say the same of themselves have this in common, whichever key their hashes are of: these are kept for a
// while, and a key may change meanwhile. All of them first and the first of these then: in one step PostgreSQL may go
// through everybody in the order of their ids until one fits, where it knows too little of the table.
const firstAlike = (whose: string): string => `(
    with alike as materialized (select same.id from persons same where same.identity_hash = ${whose}.identity_hash)
    select alike.id from alike order by 1 limit 1)`

// Whoever belongs to the company that offers it, whoever wrote it down, and the customer whose car it is. Where one of
// them works as well, by whichever login, nobody bids either: a colleague would bid in their place.
const offerText = `
  with offered as (
    select auctions.id, auctions.kind, auctions.opened_at as "openedAt", auctions.configuration_revision as revision,
      orders.partner_id as "partnerId", orders.exhibit_id as "exhibitId", orders.company_id, orders.member_id,
      orders.created_by
    from auctions join orders on orders.id = auctions.order_id where auctions.id = $1
  ), owners as (
    select created_by as user_id from offered
    union select members.user_id from offered join members on members.id = offered.member_id
    union select members.user_id
      from offered join members on members.company_id in (offered.company_id, offered."partnerId")
    union select customers.user_id
      from offered join exhibits on exhibits.id = offered."exhibitId"
        join partner_customers customers on customers.id = exhibits.customer_id
  ), people as (
    select persons.id, persons.identity_hash
    from owners join users on users.id = owners.user_id join persons on persons.id = users.person_id
  ), logins as (
    select user_id from owners
    union select users.id
      from people cross join lateral (
          select id from persons same where same.identity_hash = people.identity_hash offset 0
        ) same cross join lateral (select id from users where users.person_id = same.id offset 0) users
  ), own as (
    select company_id as id from offered where company_id is not null
    union select "partnerId" from offered where "partnerId" is not null
    union select members.company_id
      from logins join members on members.user_id = logins.user_id
      where members.state <> 'left' and members.company_id is not null
  )
  select id, kind, "openedAt", revision, "partnerId", "exhibitId",
    array(select id from own) as "companyIds",
    array(select business_number from own join companies on companies.id = own.id) as "businessNumbers",
    array(select user_id from logins) as "userIds",
    array(
      select key::text from people cross join unnest(array[id, ${firstAlike('people')}]) as key
    ) as "personKeys"
  from offered`

export const findOffer = async (db: Reader, auctionId: string): Promise<OfferRow | undefined> =>
  (await db.executeQuery<OfferRow>(CompiledQuery.raw(offerText, [auctionId]))).rows[0]

export interface StandingRow extends Identities {
  readonly version: number
  /** From this moment on the verdict may be another one, though nothing was written. */
  readonly turnsAt: Date
}

export const findStanding = async (db: Reader, shopId: string, memberId: string): Promise<StandingRow | undefined> => {
  const { rows } = await sql<StandingRow>`
    select standings.version, array[members.user_id] as "userIds", array[companies.id] as "companyIds",
      array[companies.business_number] as "businessNumbers",
      array(
        select key::text
        from users join persons on persons.id = users.person_id
          cross join unnest(array[persons.id, ${sql.raw(firstAlike('persons'))}]) as key
        where users.id = members.user_id
      ) as "personKeys",
      least(
        -- Counted where the month is one: elsewhere a month after its first day may be a day too early.
        (date_trunc('month', app_now() at time zone 'Asia/Seoul') + interval '1 month') at time zone 'Asia/Seoul',
        (select min(due_at) from amounts where amounts.shop_id = ${shopId} and state = 'billed' and due_at > app_now())
      ) as "turnsAt"
    from bidding_standings standings
      join members on members.shop_id = standings.shop_id and members.id = ${memberId}
      join companies on companies.id = members.company_id
    where standings.shop_id = ${shopId}`.execute(db)
  return rows[0]
}
