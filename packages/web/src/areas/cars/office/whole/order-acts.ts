// What the office may do about an order, as it and its auctions stand.
import type { AuctionState } from '@bidyard/contract/enums/auctions'
import type { OrderState } from '@bidyard/contract/enums/cars'
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { mayComeIn, preparing } from '@bidyard/contract/states/order-stages'

const acts = [
  'fillIn', 'lookUp', 'registerByHand', 'historyByHand', 'photos', 'confirm', 'reserve', 'prepare', 'retry', 'cancel',
] as const
export type Act = (typeof acts)[number]

export type OrderFacts = Pick<Order, 'state' | 'checkId' | 'mayRetry'>

/** The office takes cars back from the market as well, as long as no contract lives. */
const takenBack: readonly OrderState[] = [...preparing, 'biddingInProgress', 'biddingCompleted']

const may: Readonly<Record<Act, (order: OrderFacts) => boolean>> = {
  fillIn: ({ state }) => preparing.includes(state),
  lookUp: ({ state }) => preparing.includes(state),
  registerByHand: ({ state }) => preparing.includes(state),
  historyByHand: ({ state }) => preparing.includes(state),
  photos: ({ state }) => preparing.includes(state),
  confirm: ({ state }) => state === 'draft',
  reserve: ({ state, checkId }) => mayComeIn.includes(state) && checkId === null,
  prepare: ({ state }) => mayComeIn.includes(state),
  retry: ({ mayRetry }) => mayRetry,
  cancel: ({ state }) => takenBack.includes(state),
}

const isUnderWay = ({ state }: { readonly state: AuctionState }): boolean => state !== 'done' && state !== 'cancelled'

/** What is not known yet counts as one: a confirmation prepares the first auction, and there is never a second. */
export const actsFor = (
  order: OrderFacts, auctions: readonly { readonly state: AuctionState }[] | undefined,
): readonly Act[] => {
  const mayPrepare = auctions !== undefined && !auctions.some(isUnderWay)
  return acts.filter((act) => may[act](order) && (act !== 'prepare' || mayPrepare))
}
