// Says what is wrong in a listing, once until it is answered.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { lockEnd } from '../auctions/auctions.sql.ts'
import { auctionViewerOf } from '../auctions/seen-auctions.ts'
import { getWritten, showReport } from './error-reports.ts'
import { findReport, insertReport } from './reports.sql.ts'

export const submitAuctionErrorReport = action(auctionsCalls.submitAuctionErrorReport, async (given) => {
  const { tx, now, caller, body, fail, emit } = given
  const { memberId, shopId } = caller
  if (memberId === null) throw fail('REPORT_MEMBER_NOT_FOUND')
  const { auctionId } = body
  const auction = await lockEnd(tx, auctionId)
  if (auction === undefined || auctionViewerOf(caller, auction) === undefined) throw fail('AUCTION_NOT_FOUND')
  const isOver = auction.endsAt === null || auction.endsAt.getTime() <= now.getTime()
  if (auction.state !== 'auction' || isOver) throw fail('AUCTION_NOT_IN_BIDDABLE_STATE')
  const id = await insertReport(tx, { ...body, memberId, shopId })
  if (id === undefined) throw fail('AUCTION_ALREADY_REPORTED')

  emit('auctionErrorReportChanged', { reportId: id, auctionId, memberId })
  return showReport(caller, getWritten(await findReport(tx, id)))
})
