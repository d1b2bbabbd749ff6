// What a dealer's bid box is drawn from: the bounds of this round, the own bid, and the scale that an award costs by.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { BidBox } from '@bidyard/contract/shapes/bidding/rooms'
import { wholeBasisPoints } from '@bidyard/contract/shapes/money/award-fee'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { correctionOf } from '../cancel-requests/show-cancel-request.ts'
import { isOwnCar, leastBid } from '../submit/bid-rules.ts'
import { findOffer, findStanding } from '../submit/known.sql.ts'
import { bindsUntil } from './binds-until.ts'
import { type BoxRow, findBox } from './rooms.sql.ts'

const ownBiddingOf = (row: BoxRow): BidBox['ownBidding'] => {
  const { ownId: id, ownState: state, ownAmountWon: amountWon, ownBidAt: bidAt, ownMemberId: memberId } = row
  if (id === null || state === null || amountWon === null || bidAt === null || memberId === null) return null
  return {
    id, state, amountWon, bidAt: timeOf(bidAt), memberId, correction: correctionOf({ ...row, bidAt }),
  }
}

export const getBidBox = read(biddingCalls.getBidBox, async ({ db, caller, now, params: { id }, refuse }) => {
  const { shopId, memberId } = caller
  if (shopId === null || memberId === null) throw refuse('forbidden')
  const [row, offer] = await Promise.all([findBox(db, id, shopId), findOffer(db, id)])
  if (row === undefined || offer === undefined || row.openedAt === null || row.revision === null)
    throw refuse('notFound')
  const [{ value: bidding }, { value: fees }, { value: deadlines }, own] = await Promise.all([
    readConfigurationAt(db, 'bidding', row.revision), readConfigurationAt(db, 'fees', row.revision),
    readConfigurationAt(db, 'deadlines', row.revision), findStanding(db, shopId, memberId),
  ])
  return {
    auctionId: id, state: row.state === 'auction' ? 'auction' as const : 'contract' as const, kind: row.kind,
    endsAt: timeOf(row.endsAt), now: timeOf(now), unitWon: bidding.unitWon, minimumWon: bidding.minimumWon,
    maximumWon: bidding.maximumWon, leastWon: leastBid(row.ownAmountWon, bidding), ownBidding: ownBiddingOf(row),
    isOwnCar: own !== undefined && isOwnCar(offer, own),
    askAgainAboveWon: row.guideMidWon === null
      ? null : Math.floor((row.guideMidWon * bidding.askAgainAboveGuideBasisPoints) / wholeBasisPoints),
    askAgainAboveGuideBasisPoints: bidding.askAgainAboveGuideBasisPoints,
    feeScale: fees.successBidFee[row.kind], vatBasisPoints: fees.vatBasisPoints,
    bindsUntil: row.endsAt === null
      ? null : timeOf(await bindsUntil(db, row.kind, row.closedAt ?? row.endsAt, deadlines)),
  }
})
