// Shows an auction as the wire has it: a dealer sees no plate before the award, and nothing of how it came to market.
import type { AnswerOf } from '@bidyard/contract/call'
import type { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { noticesMax } from '@bidyard/contract/shapes/auctions/auctions'
import { auctionProcessStepOf } from '@bidyard/contract/states/derived'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { findIsWon } from '../../cars/for-other-areas.ts'
import { findFavorite } from '../favorites/favorites.sql.ts'
import { gapsOf } from './auction-rules.ts'
import { findListingFacts } from '../listings/listing-facts.sql.ts'
import { type AuctionRecord, listNotices } from './auctions.sql.ts'
import type { AuctionViewer } from './seen-auctions.ts'

type Whole = AnswerOf<typeof auctionsCalls.getAuction>
type Notice = Whole['notices'][number]
type Shown = AnswerOf<typeof auctionsCalls.listAuctions>['items'][number]

const earlier = (one: Date | null, other: Date | null): Date | null =>
  (one !== null && other !== null && other < one ? other : one)

/** Of what comes after the end dealers learn whether the car was sold, and neither when nor why something moved. */
const asToldTo = (viewer: AuctionViewer, auction: AuctionRecord): AuctionRecord => {
  if (viewer !== 'dealer') return auction
  const told = {
    ...auction, state: auction.toldState, endReason: null, openAt: null, screenedAt: null, returnedAt: null,
    resubmittedAt: null,
  }
  const closedAt = earlier(auction.closedAt, auction.endsAt)
  return closedAt === null
    ? told : { ...told, orderState: 'biddingCompleted', closedAt, updatedAt: closedAt, version: 1 }
}

/** With whether the car is the caller's by now, where that was asked for. */
export type SeenAuction = AuctionRecord & { readonly isWon?: boolean }

export const showAuction = (viewer: AuctionViewer, record: SeenAuction): Shown => {
  const auction = asToldTo(viewer, record)
  const { state, endReason } = auction
  return {
    id: auction.id, auctionNo: auction.auctionNo, orderId: auction.orderId, state,
    carNumber: viewer === 'dealer' && record.isWon !== true ? maskCarNumber(auction.carNumber) : auction.carNumber,
    // Awards are told by the area that holds bids; a car in contract without one waits for its seller.
    processStep: auctionProcessStepOf({
      state, endReason, hasAwardedBidding: auction.orderState !== 'biddingCompleted',
    }),
    kind: auction.kind, houseType: auction.houseType, region: auction.region, round: auction.round,
    model: auction.model, modelYear: auction.modelYear, openAt: timeOf(auction.openAt),
    openedAt: timeOf(auction.openedAt), endsAt: timeOf(auction.endsAt),
    closedAt: timeOf(auction.closedAt), endReason, screenedAt: timeOf(auction.screenedAt),
    returnedAt: timeOf(auction.returnedAt), resubmittedAt: timeOf(auction.resubmittedAt),
    correctedAt: timeOf(auction.correctedAt), version: auction.version, createdAt: timeOf(auction.createdAt),
    updatedAt: timeOf(auction.updatedAt),
  }
}

export const isSentBack = ({ returnedAt, resubmittedAt }: AuctionRecord): boolean =>
  returnedAt !== null && resubmittedAt === null

export const readGaps = async (db: Reader, auction: AuctionRecord) =>
  auction.state === 'preparation'
    ? gapsOf({ ...auction, ...await findListingFacts(db, auction.orderId), isSentBack: isSentBack(auction) })
    : []

export const describeAuction = async (
  db: Reader, caller: Caller, viewer: AuctionViewer, auction: AuctionRecord,
): Promise<Whole> => {
  const isDealer = viewer === 'dealer'
  const notices = await listNotices(db, auction.id, noticesMax)
  const favorite = isDealer && caller.memberId !== null
    ? await findFavorite(db, caller.memberId, auction.id) : undefined
  // While it takes bids nobody has won it.
  const isWon = isDealer && auction.state !== 'auction' && await findIsWon(db, caller, auction.orderId)
  return {
    ...showAuction(viewer, { ...auction, isWon }),
    notices: notices.map(({ kind, reason, corrected, ...times }) => ({
      kind, reason, endsBefore: timeOf(times.endsBefore), endsAfter: timeOf(times.endsAfter),
      corrected: corrected as Notice['corrected'], createdAt: timeOf(times.createdAt),
    })),
    gaps: isDealer ? [] : await readGaps(db, auction),
    returnReasons: isDealer ? [] : auction.returnReasons,
    returnNote: isDealer ? null : auction.returnNote,
    endNote: isDealer ? null : auction.endNote,
    isFavorite: isDealer ? favorite !== undefined && favorite.unselectedAt === null : null,
  }
}
