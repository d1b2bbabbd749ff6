// The life of a bid: one for each auction and shop, raised only, and at most one awarded for each auction.
import { biddingState } from '../../enums/bidding.ts'
import { machine } from '../../machine.ts'

export const biddingMachine = machine('bidding', biddingState, {
  submit: {
    from: [], to: 'bidding', by: 'dealer',
    guards: ['eligible', 'auctionOpen', 'amountInUnit', 'amountInBounds', 'notOwnCar'],
  },
  raise: {
    from: ['bidding'], to: 'same', by: 'dealer',
    guards: ['eligible', 'auctionOpen', 'amountInUnit', 'amountInBounds', 'notOwnCar', 'strictlyHigher'],
    effect: 'an equal amount would lose its place in time',
  },
  pause: {
    from: ['bidding'], to: 'biddingPaused', by: ['flow', 'staff'],
    guards: ['auctionOpenOrInContract'],
    effect: 'the shop is restricted or its deposit too small',
  },
  resume: {
    from: ['biddingPaused'], to: 'bidding', by: ['flow', 'staff'],
    guards: ['auctionOpenOrInAwardDecision'],
    effect: 'keeps amount and time, ranks are counted again',
  },
  reserve: {
    from: ['bidding'], to: 'awardReserved', by: ['seller', 'staff', 'flow'],
    guards: ['auctionInContract', 'bidderWaitingOrConsulted', 'noneReservedOrAwarded', 'candidateLeft'],
  },
  release: {
    from: ['awardReserved'], to: 'bidding', by: ['seller', 'clock'],
    guards: ['purchaseUndecided'],
    effect: 'reverted, or the sale decision came too late',
  },
  drop: {
    from: ['awardReserved'], to: 'cancelled', by: ['seller', 'buyer', 'clock', 'flow', 'staff'],
    effect: 'cancelled, declined, too late or banned',
  },
  refuse: { from: ['awardReserved'], to: 'bidFailed', by: 'seller', effect: 'the sale is declined' },
  award: { from: ['awardReserved'], to: 'awarded', by: 'flow', effect: 'both accepted, or prime reached its reserve' },
  lose: {
    from: ['bidding', 'biddingPaused'], to: 'bidFailed', by: 'flow',
    effect: 'another is awarded, or the round ends',
  },
  finish: { from: ['awarded'], to: 'done', by: 'flow', effect: 'its contract is done' },
  cancel: {
    from: ['bidding', 'biddingPaused', 'awardReserved', 'awarded'], to: 'cancelled', by: ['staff', 'flow'],
    guards: ['awardedOnlyThroughContract'],
    effect: 'a typing error undone, or auction or contract cancelled',
  },
})
