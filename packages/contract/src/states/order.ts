// The life of an order: one car that its owner wants to sell, through as many auctions as a house configures.
import { orderState } from '../enums/cars.ts'
import { machine } from '../machine.ts'

export const orderMachine = machine('order', orderState, {
  create: { from: [], to: 'draft', by: ['seller', 'partner', 'staff'] },
  confirm: {
    from: ['draft'], to: 'confirmed', by: ['seller', 'staff'],
    guards: ['complete', 'houseTypeFitsKind', 'termsAccepted'],
  },
  openBidding: { from: ['confirmed', 'retryAuction'], to: 'biddingInProgress', by: 'flow' },
  closeBidding: { from: ['biddingInProgress'], to: 'biddingCompleted', by: 'flow', effect: 'with or without a bid' },
  award: { from: ['biddingCompleted'], to: 'awarded', by: 'flow' },
  pay: { from: ['awarded'], to: 'depositCompleted', by: 'flow' },
  unpay: {
    from: ['depositCompleted'], to: 'awarded', by: 'flow',
    guards: ['screeningNotApproved'],
    effect: 'the bank took the money back',
  },
  complete: { from: ['depositCompleted'], to: 'completed', by: 'flow' },
  decline: {
    from: ['biddingCompleted', 'awarded', 'depositCompleted'], to: 'declined', by: ['flow', 'seller', 'staff'],
    guards: ['refundPostedIfPaid'],
    effect: 'asks what is next, for 7 days',
  },
  declineWithAuction: {
    from: ['biddingInProgress'], to: 'declined', by: 'flow',
    effect: 'staff cancelled its auction; asks what is next',
  },
  retry: {
    from: ['biddingCompleted', 'awarded', 'depositCompleted', 'declined'], to: 'retryAuction',
    by: ['flow', 'seller', 'staff'],
    guards: ['roundLeft', 'refundPostedIfPaid'],
    effect: 'prepares the next auction',
  },
  cancel: {
    from: ['draft', 'confirmed', 'declined', 'retryAuction'], to: 'cancelled', by: ['seller', 'staff'],
    effect: 'an auction in preparation goes with it',
  },
  lapse: { from: ['draft', 'declined'], to: 'cancelled', by: 'clock', guards: ['overdue'] },
  cancelBidding: { from: ['biddingInProgress'], to: 'cancelled', by: 'staff', effect: 'cancels the auction with it' },
  withdraw: {
    from: ['biddingInProgress'], to: 'cancelled', by: 'seller',
    guards: ['neverBidOn'],
    effect: 'withdraws the auction with it',
  },
  cancelAfterContract: {
    from: ['biddingCompleted', 'awarded', 'depositCompleted'], to: 'cancelled', by: 'staff',
    guards: ['noLiveContract', 'refundPostedIfPaid'],
  },
}, {
  // As a house begins; both are configured (`draftOrder`, `declinedOrder`), and a test holds them equal.
  draft: { whose: 'seller', duty: 'complete the draft', due: { days: 30 }, atDue: 'lapse' },
  declined: { whose: 'seller', duty: 'say what is next for the car', due: { businessDays: 7 }, atDue: 'lapse' },
})
