// The life of an auction, from the screening of its listing to the end of its contract.
import { auctionState } from '../../enums/auctions.ts'
import { machine } from '../../machine.ts'

export const auctionMachine = machine('auction', auctionState, {
  prepare: {
    from: [], to: 'preparation', by: ['staff', 'flow'],
    guards: ['noLiveAuctionOfOrder', 'roundLeft'],
    effect: 'follows a confirmed order, a complete check or a retry',
  },
  returnListing: { from: ['preparation'], to: 'same', by: 'staff', effect: 'the seller mends and hands it in again' },
  approveListing: {
    from: ['preparation'], to: 'same', by: 'staff',
    guards: ['carCheckComplete', 'photosComplete', 'checkedInIfInflow', 'registerReadUnlessSelf'],
    effect: 'sets screenedAt',
  },
  // Assumed: what dealers will see is what the office saw, so an approval ends with the next change of the car.
  reopenListing: {
    from: ['preparation'], to: 'same', by: 'flow',
    guards: ['listingApproved'],
    effect: 'its car was changed after the approval: it is screened again, and opens at no time of its own',
  },
  open: {
    from: ['preparation'], to: 'auction', by: ['staff', 'clock'],
    guards: ['listingApproved'],
    effect: 'order takes bids, the search table gets its row',
  },
  extend: { from: ['auction'], to: 'same', by: ['staff', 'clock'], guards: ['endOnlyLater'], effect: 'all are told' },
  correct: { from: ['auction'], to: 'same', by: 'staff', effect: 'material: 24 hours more, bidders are told' },
  close: {
    from: ['auction'], to: 'contract', by: 'clock',
    guards: ['endReached', 'hasRankedBidding'],
    effect: 'bidders are written with their ranks',
  },
  closeEmpty: {
    from: ['auction'], to: 'cancelled', by: 'clock',
    guards: ['endReached', 'hasNoRankedBidding'],
    effect: 'ends as retried or declined',
  },
  // Assumed: the clock ends a round, too, when nobody was chosen in time.
  endRound: {
    from: ['contract'], to: 'cancelled', by: ['flow', 'staff', 'seller', 'clock'],
    guards: ['noLiveContract'],
    effect: 'ends as declined or retried',
  },
  finish: { from: ['contract'], to: 'done', by: 'flow', effect: 'its contract is done' },
  // Assumed: sellers take their order back, and its auction goes with it; an auction alone is the office’s to cancel.
  cancel: {
    from: ['preparation', 'auction', 'contract'], to: 'cancelled', by: ['staff', 'flow'],
    guards: ['noLiveContract'],
    effect: 'ends as cancelled, all biddings with it',
  },
}, {
  chooseCandidate: {
    whose: 'seller', duty: 'choose a candidate; 24 hours at least after one fell, 7 days at most from the close',
    due: { hours: 48 }, atDue: 'endRound',
  },
  consult: {
    whose: 'staff', duty: 'consult the seller of a prime car that missed its reserve',
    due: { hours: 24 }, atDue: 'endRound',
  },
})
