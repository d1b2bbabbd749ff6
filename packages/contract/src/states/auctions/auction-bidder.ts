// The life of a bidder: a row for each ranked bid from the close on, as the seller sees it.
import { bidderState } from '../../enums/bidding.ts'
import { machine } from '../../machine.ts'

export const auctionBidderMachine = machine('auction-bidder', bidderState, {
  list: { from: [], to: 'waiting', by: 'clock', effect: 'at the close; a paused bid has no rank' },
  choose: { from: ['waiting'], to: 'awardInProgress', by: ['seller', 'staff', 'flow'] },
  consult: { from: ['waiting'], to: 'afterConsulting', by: 'clock', effect: 'prime, best bid below the reserve' },
  chooseConsulted: {
    from: ['afterConsulting'], to: 'awardInProgress', by: 'staff',
    guards: ['sellerConsentNoted'],
  },
  release: {
    from: ['awardInProgress'], to: 'waiting', by: ['seller', 'clock'],
    effect: 'reverted, or the sale decision came too late',
  },
  refuse: {
    from: ['awardInProgress', 'afterConsulting'], to: 'rejected', by: ['seller', 'staff'],
    effect: 'the seller says no, or staff for the seller',
  },
  drop: {
    from: ['awardInProgress'], to: 'cancelled', by: ['seller', 'buyer', 'clock', 'flow'],
    effect: 'cancelled, declined, too late or banned',
  },
  completeAward: { from: ['awardInProgress'], to: 'awardCompleted', by: 'flow', effect: 'sets awardedAt' },
  win: { from: ['awardCompleted'], to: 'winner', by: 'flow', effect: 'the car is paid' },
  unwin: {
    from: ['winner'], to: 'awardCompleted', by: 'flow',
    guards: ['screeningNotApproved'],
    effect: 'the bank took the money back',
  },
  finish: { from: ['winner'], to: 'completed', by: 'flow', effect: 'sets doneAt' },
  lose: { from: ['waiting', 'afterConsulting'], to: 'rejected', by: 'flow', effect: 'another is awarded, or declined' },
  retry: { from: ['waiting', 'afterConsulting'], to: 'retryAuction', by: 'flow', effect: 'the car is auctioned again' },
  cancel: {
    from: ['waiting', 'awardInProgress', 'afterConsulting', 'awardCompleted', 'winner'], to: 'cancelled', by: 'flow',
    effect: 'auction or contract cancelled; sets cancelledAt',
  },
})
