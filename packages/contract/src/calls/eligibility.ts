// Eligibility: whether a member may bid for the shop now, and every reason that stands in the way.
import { z } from 'zod'
import { call } from '../call.ts'
import { eligibilityShape } from '../shapes/standing/eligibility.ts'

export const eligibilityCalls = {
  getBiddingEligibility: call({
    method: 'POST',
    path: '/context/shop-member/bidding-eligibility/get-info',
    summary: 'Whether the member may bid now, with every obstacle at once; the office names the member',
    who: ['dealer', 'staff'],
    body: z.strictObject({ memberId: z.uuid().nullable().default(null) }),
    answer: eligibilityShape,
    errors: { MEMBER_NOT_FOUND: [], MEMBER_IS_NOT_SHOP_MEMBER: [] },
    idempotency: 'none',
  }),
}
