// What the office may do about an order, as it and its auctions stand.
import type { AuctionState } from '@bidyard/contract/enums/auctions'
import type { OrderState } from '@bidyard/contract/enums/cars'
import type { Order } from '@bidyard/contract/shapes/cars/orders'

const acts = [
  'fillIn', 'lookUp', 'registerByHand', 'historyByHand', 'photos', 'confirm', 'reserve', 'prepare', 'retry', 'cancel',
] as const
export type Act = (typeof acts)[number]

export type OrderFacts = Pick<Order, 'state' | 'checkId' | 'mayRetry'>

const beforeMarket: readonly OrderState[] = ['draft', 'confirmed', 'declined', 'retryAuction']

/** The office takes cars back from the market as well, as long as no contract lives. */
const takenBack: readonly OrderState[] = [...beforeMarket, 'biddingInProgress', 'biddingCompleted']

const may: Readonly<Record<Act, (order: OrderFacts) => boolean>> = {
  fillIn: ({ state }) => beforeMarket.includes(state),
  lookUp: ({ state }) => beforeMarket.includes(state),
  registerByHand: ({ state }) => beforeMarket.includes(state),
  historyByHand: ({ state }) => beforeMarket.includes(state),
  photos: ({ state }) => beforeMarket.includes(state),
  confirm: ({ state }) => state === 'draft',
  reserve: ({ state, checkId }) => (state === 'confirmed' || state === 'retryAuction') && checkId === null,
  prepare: ({ state }) => state === 'confirmed' || state === 'retryAuction',
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
