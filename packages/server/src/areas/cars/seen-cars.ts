// Whose cars somebody sees: the office all, sellers theirs, dealers what is listed or was bid on, with plates once won.
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

/** A buyer is a dealer to whose shop the car was awarded: it knows which car it is, and no more of its owner. */
export type CarViewer = 'office' | 'seller' | 'buyer' | 'dealer'

export interface SeenCar {
  readonly state: OrderState
  readonly partnerId: string | null
  readonly exhibitId: string | null
  /** Awarded to the caller's shop, where that was asked for. */
  readonly isWon?: boolean
}

/** Undefined for everybody to whom the car does not exist. */
export const carViewerOf = (caller: Caller, car: SeenCar): CarViewer | undefined => {
  if (isStaff(caller)) return 'office'
  if (seesCarOf(caller, car)) return 'seller'
  if (car.isWon === true) return 'buyer'
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

/** Whether the car was awarded to the caller's shop and its contract did not fall since; for lists, a column. */
export const isWonBy = ({ roles, shopId }: Caller, orderId: RawBuilder<string>) =>
  roles.has('dealer') && shopId !== null
    ? sql<boolean>`exists (select from contracts won where won.order_id = ${orderId}
      and won.shop_id = ${shopId}::uuid and won.awarded_at is not null and won.state <> 'cancelled')`
    : sql<boolean>`false`

export const findIsWon = async (db: Reader, caller: Caller, orderId: string): Promise<boolean> => {
  const { rows } = await sql<{ isWon: boolean }>`
    select ${isWonBy(caller, sql`${orderId}::uuid`)} as "isWon"`.execute(db)
  return rows[0]?.isWon === true
}

/** With the cars that a dealer's shop once bid on, which stay to be seen by it, and those that it won. */
export const findCarViewer = async (
  db: Reader, caller: Caller, car: SeenCar & { readonly orderId: string },
): Promise<CarViewer | undefined> => {
  const viewer = carViewerOf(caller, car)
  if (viewer !== undefined || !caller.roles.has('dealer') || caller.shopId === null) return viewer
  const orderId = sql<string>`${car.orderId}::uuid`
  const { rows } = await sql<{ isSeen: boolean; isWon: boolean }>`
    select ${wasBidOn(caller, orderId)} as "isSeen", ${isWonBy(caller, orderId)} as "isWon"`.execute(db)
  const [row] = rows
  if (row?.isWon === true) return 'buyer'
  return row?.isSeen === true ? 'dealer' : undefined
}

/** For lists over `orders`: with those that dealers see. */
export const ofSeenCars = (caller: Caller) =>
  caller.roles.has('dealer')
    ? sql<SqlBool>`(orders.state = any(${seesMarket(caller) ? listedStates : []}::text[])
      or ${wasBidOn(caller, sql`orders.id`)} or ${ofOwnCars(caller)})`
    : ofOwnCars(caller)

export const shownPlate = (viewer: CarViewer, carNumber: string): string =>
  viewer === 'dealer' ? maskCarNumber(carNumber) : carNumber
