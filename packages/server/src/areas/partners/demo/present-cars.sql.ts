// Lets the customers of a demo partner present cars, each customer some of them.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

export interface PresentedCar {
  readonly carNo: string
  readonly exhibitId: string
  readonly partnerId: string
  readonly userId: string
  readonly memberId: string
  readonly name: string
}

/** In turn, so that each customer has about as many. */
export const insertPresentedCars = async (
  tx: Tx, partnerCode: string, carNos: readonly string[],
): Promise<readonly PresentedCar[]> => {
  const { rows } = await sql<PresentedCar>`
    with sellers as (
      select customers.id, customers.partner_id, customers.user_id, members.id as member_id, users.name,
        row_number() over (order by customers.customer_key) - 1 as place, count(*) over () as total
      from partner_customers customers
        join partners on partners.company_id = customers.partner_id
        join members on members.user_id = customers.user_id
        join users on users.id = customers.user_id
      where partners.code = ${partnerCode}
    ), held as (
      select count(*) as cars from exhibits join sellers on sellers.id = exhibits.customer_id
    ), written as (
      insert into exhibits (partner_id, customer_id, exhibit_key, car_no)
      select sellers.partner_id, sellers.id, 'car-' || car_no, car_no
      from unnest(${carNos}::text[]) with ordinality as given (car_no, at), held, sellers
      where sellers.place = (held.cars + given.at) % sellers.total
      on conflict (partner_id, exhibit_key) do nothing
      returning id, partner_id, customer_id, car_no
    )
    select written.car_no as "carNo", written.id as "exhibitId", written.partner_id as "partnerId",
      sellers.user_id as "userId", sellers.member_id as "memberId", sellers.name
    from written join sellers on sellers.id = written.customer_id`.execute(tx)
  return rows
}
