// Shows what a shop asked for as the wire has it, and what a correction means for a bid of a shop.
import type { BidCorrection, BiddingCancelRequest } from '@bidyard/contract/shapes/bidding/corrections'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { CancelRequestRow, MaybeAsked } from './cancel-requests.sql.ts'

export const showRequest = (caller: Caller, row: CancelRequestRow): BiddingCancelRequest => ({
  id: row.id, auctionId: row.auctionId, auctionNo: row.auctionNo, biddingId: row.biddingId,
  biddingVersion: row.biddingVersion, shopId: row.shopId, shopName: row.shopName, memberId: row.memberId,
  correctedAt: timeOf(row.correctedAt), note: row.note, state: row.state, answer: row.answer,
  answeredAt: timeOf(row.answeredAt), answeredBy: isStaff(caller) ? row.answeredBy : null, version: row.version,
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

interface Corrected extends MaybeAsked {
  readonly correctedAt: Date | null
  readonly bidAt: Date
}

/** Whoever bid or raised after the correction has agreed to it, unless they had asked before. */
export const correctionOf = (row: Corrected): BidCorrection | null => {
  const { correctedAt, bidAt, askedState: state, askedAt, askedAnswer: answer } = row
  if (correctedAt === null) return null
  if (state !== null && askedAt !== null)
    return { correctedAt: timeOf(correctedAt), cancelRequest: { state, requestedAt: timeOf(askedAt), answer } }
  return bidAt > correctedAt ? null : { correctedAt: timeOf(correctedAt), cancelRequest: null }
}
