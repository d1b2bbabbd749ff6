// Shows an auction as the wire has it: a dealer sees no plate, and nothing of how it came to market.
import type { AnswerOf } from '@bidyard/contract/call'
import type { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { noticesMax } from '@bidyard/contract/shapes/auctions/auctions'
import { auctionProcessStepOf } from '@bidyard/contract/states/derived'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { findFavorite } from '../favorites/favorites.sql.ts'
import { shown, shownOrNull } from '../auction-parts.ts'
import { gapsOf } from './auction-rules.ts'
import { type AuctionRecord, findListingFacts, listNotices } from './auctions.sql.ts'
import type { AuctionViewer } from './seen-auctions.ts'

type Whole = AnswerOf<typeof auctionsCalls.getAuction>
type Shown = AnswerOf<typeof auctionsCalls.listAuctions>['items'][number]

export const showAuction = (viewer: AuctionViewer, auction: AuctionRecord): Shown => {
  const forOwner = (time: Date | null): string | null => (viewer === 'dealer' ? null : shownOrNull(time))
  return {
    id: auction.id, auctionNo: auction.auctionNo, orderId: auction.orderId, state: auction.state,
    carNumber: viewer === 'dealer' ? maskCarNumber(auction.carNumber) : auction.carNumber,
    // Awards are told by the area that holds bids; a car in contract without one waits for its seller.
    processStep: auctionProcessStepOf({ ...auction, hasAwardedBidding: auction.orderState !== 'biddingCompleted' }),
    kind: auction.kind, houseType: auction.houseType, region: auction.region, round: auction.round,
    model: auction.model, modelYear: auction.modelYear, openAt: forOwner(auction.openAt),
    openedAt: shownOrNull(auction.openedAt), endsAt: shownOrNull(auction.endsAt),
    closedAt: shownOrNull(auction.closedAt), endReason: auction.endReason, screenedAt: forOwner(auction.screenedAt),
    returnedAt: forOwner(auction.returnedAt), resubmittedAt: forOwner(auction.resubmittedAt),
    correctedAt: shownOrNull(auction.correctedAt), version: auction.version, createdAt: shown(auction.createdAt),
    updatedAt: shown(auction.updatedAt),
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
  return {
    ...showAuction(viewer, auction),
    notices: notices.map(({ kind, reason, ...times }) => ({
      kind: kind as Whole['notices'][number]['kind'], reason, endsBefore: shown(times.endsBefore),
      endsAfter: shown(times.endsAfter), createdAt: shown(times.createdAt),
    })),
    gaps: isDealer ? [] : await readGaps(db, auction),
    returnReasons: isDealer ? [] : auction.returnReasons,
    returnNote: isDealer ? null : auction.returnNote,
    endNote: isDealer ? null : auction.endNote,
    isFavorite: isDealer ? favorite !== undefined && favorite.unselectedAt === null : null,
  }
}
