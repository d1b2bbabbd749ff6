// Reads what a listing has of all that its approval asks for.
import type { CarPhotoView } from '@bidyard/contract/enums'
import { kindsWhere } from '@bidyard/contract/shapes/contracts/traits-of'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

const checkedBySeller = sql.join(kindsWhere('checkedBy', 'seller').map((kind) => sql.lit(kind)))

/** Of a row of `orders` in the query around it: what sellers look at themselves is not enough for every kind. */
export const hasCheck = sql<boolean>`exists (
  select from car_checks checks where checks.order_id = orders.id and checks.state = 'complete'
    and (checks.source = 'inspector' or orders.kind in (${checkedBySeller})))`

export interface ListingFacts {
  readonly hasCheck: boolean
  readonly views: readonly CarPhotoView[]
  readonly isCheckedIn: boolean
  readonly hasRegister: boolean
}

export const findListingFacts = async (db: Reader, orderId: string): Promise<ListingFacts> => {
  const { rows } = await sql<ListingFacts>`
    select
      ${hasCheck} as "hasCheck",
      array(select distinct view from car_photos where order_id = orders.id) as views,
      exists (select from check_ins where order_id = orders.id and released_at is null) as "isCheckedIn",
      exists (select from car_registers where order_id = orders.id and facts is not null) as "hasRegister"
    from orders where orders.id = ${orderId}`.execute(db)
  return rows[0] ?? { hasCheck: false, views: [], isCheckedIn: false, hasRegister: false }
}
