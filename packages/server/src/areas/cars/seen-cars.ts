// Whose cars somebody sees: the office all, sellers and partners theirs, dealers those that are listed, without plates.
import type { OrderState } from '@bidyard/contract/enums'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { type SqlBool, sql } from 'kysely'
import { type Caller, isStaff } from '../../runtime/caller.ts'
import { ofSeenExhibit, seesCarOf } from '../partners/for-other-areas.ts'

/** After the end a car that stays to be seen would tell that it was bid on; awards will show it to their winners. */
const listedStates: readonly OrderState[] = ['biddingInProgress']

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
  return caller.roles.has('dealer') && listedStates.includes(car.state) ? 'dealer' : undefined
}

/** For lists over `orders`: the cars of one's own. */
export const ofOwnCars = (caller: Caller) =>
  ofSeenExhibit(caller, sql<string>`orders.exhibit_id`, sql<string>`orders.partner_id`)

/** For lists over `orders`: with those that dealers see. */
export const ofSeenCars = (caller: Caller) =>
  caller.roles.has('dealer')
    ? sql<SqlBool>`(orders.state = any(${listedStates}::text[]) or ${ofOwnCars(caller)})`
    : ofOwnCars(caller)

export const shownPlate = (viewer: CarViewer, carNumber: string): string =>
  viewer === 'dealer' ? maskCarNumber(carNumber) : carNumber
