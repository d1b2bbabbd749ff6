// Whose cars somebody sees: the office all, sellers theirs, dealers what is listed or was bid on, without plates.
import type { OrderState } from '@bidyard/contract/enums'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Caller, isStaff } from '../../runtime/caller.ts'
import type { Reader } from '../../runtime/database/database.ts'
import { ofSeenExhibit, seesCarOf } from '../partners/for-other-areas.ts'

/** After the end a car that stays to be seen would tell that it was bid on: whoever bid knows that of the own bid. */
const listedStates: readonly OrderState[] = ['biddingInProgress']

/** A shop that is banned for good sees what it bid on, and no market. */
const seesMarket = ({ roles, isBarred }: Caller): boolean => roles.has('dealer') && !isBarred

export type CarViewer = 'office' | 'seller' | 'dealer'

export interface SeenCar {
  readonly state: OrderState
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

/** Undefined for everybody to whom the car does not exist. */
export const carViewerOf = (caller: Caller, car: SeenCar): CarViewer | undefined => {
  if (isStaff(caller)) return 'office'
  if (seesCarOf(caller, car)) return 'seller'
  return seesMarket(caller) && listedStates.includes(car.state) ? 'dealer' : undefined
}

/** For lists over `orders`: the cars of one's own. */
export const ofOwnCars = (caller: Caller) =>
  ofSeenExhibit(caller, sql<string>`orders.exhibit_id`, sql<string>`orders.partner_id`)

/** A bid that was undone while the auction ran was none. */
const wasBidOn = (caller: Caller, orderId: RawBuilder<string>) => sql<boolean>`exists (
  select from auctions bid_on where bid_on.order_id = ${orderId} and (
    exists (select from biddings where auction_id = bid_on.id and shop_id = ${caller.shopId}::uuid
      and state <> 'cancelled')
    or exists (select from auction_bidders where auction_id = bid_on.id and shop_id = ${caller.shopId}::uuid)))`

/** With the cars that a dealer's shop once bid on, which stay to be seen by it. */
export const findCarViewer = async (
  db: Reader, caller: Caller, car: SeenCar & { readonly orderId: string },
): Promise<CarViewer | undefined> => {
  const viewer = carViewerOf(caller, car)
  if (viewer !== undefined || !caller.roles.has('dealer') || caller.shopId === null) return viewer
  const { rows } = await sql<{ isSeen: boolean }>`
    select ${wasBidOn(caller, sql`${car.orderId}::uuid`)} as "isSeen"`.execute(db)
  return rows[0]?.isSeen === true ? 'dealer' : undefined
}

/** For lists over `orders`: with those that dealers see. */
export const ofSeenCars = (caller: Caller) =>
  caller.roles.has('dealer')
    ? sql<SqlBool>`(orders.state = any(${seesMarket(caller) ? listedStates : []}::text[])
      or ${wasBidOn(caller, sql`orders.id`)} or ${ofOwnCars(caller)})`
    : ofOwnCars(caller)

export const shownPlate = (viewer: CarViewer, carNumber: string): string =>
  viewer === 'dealer' ? maskCarNumber(carNumber) : carNumber
