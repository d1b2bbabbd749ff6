// After a correction of the listing a shop may ask to have its bid cancelled; the office follows, or says why not.
import { z } from 'zod'
import { call } from '../../call.ts'
import { biddingCancelState } from '../../enums/bidding.ts'
import { limits } from '../../limits.ts'
import { field, list } from '../../list.ts'
import { biddingCancelRequestShape } from '../../shapes/bidding/corrections.ts'
import { versionShape } from '../../shapes/companies.ts'
import { reasonShape, textOf } from '../../shapes/texts.ts'

const id = z.object({ id: z.uuid() })

export const cancelRequestCalls = {
  requestBiddingCancel: call({
    method: 'POST',
    path: '/biddings/:id/cancel-request',
    summary: 'Asks the office to cancel a bid that stood before the last correction; it binds until it is cancelled',
    who: ['dealer'],
    params: id,
    body: z.strictObject({ note: textOf(2, limits.reason).nullable() }),
    answer: biddingCancelRequestShape,
    errors: {
      INVALID_STATE: ['0006.bid_not_open', '0007.not_corrected', '0008.already_asked'],
      INVALID_PERMISSION: ['0002.no_bidding_permission'],
    },
  }),
  listBiddingCancelRequests: list({
    surface: 'office',
    path: '/bidding-cancel-requests',
    who: ['staff'],
    parts: ['screening', 'sanctions'],
    summary: 'Shops that asked to have a bid cancelled after a correction, never with its amount',
    item: biddingCancelRequestShape,
    fields: { auctionId: field.id(), biddingId: field.id(), state: field.choice(biddingCancelState) },
    sort: [],
  }),
  declineBiddingCancel: call({
    surface: 'office',
    method: 'POST',
    path: '/bidding-cancel-requests/:id/decline',
    summary: 'Leaves the bid as it is, with a reason that the shop is told; whoever agrees cancels the bid',
    who: ['staff'],
    parts: ['screening', 'sanctions'],
    params: id,
    body: z.strictObject({ seenVersion: versionShape, reason: reasonShape }),
    answer: biddingCancelRequestShape,
    about: 'bidding',
  }),
}
