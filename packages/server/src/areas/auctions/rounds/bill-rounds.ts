// Bills sellers for coming to market, for each further round, and for rounds that found no buyer: each of them once.
import { sellerFeeType } from '@bidyard/contract/enums'
import { billRounds, type RoundBill } from '../../finance/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import type { AuctionGiven } from '../auction-parts.ts'
import { type BillableRound, listBillableRounds } from './round-bills.sql.ts'

const billOf = (feeType: RoundBill['feeType'], source: string, of: BillableRound): RoundBill => {
  const { orderId, kind, revision, round, carNumber } = of
  const note = [sellerFeeType.labels[feeType].ko, carNumber, ...(feeType === 'exhibitFee' ? [] : [`${round}회차`])]
  return { source, feeType, orderId, kind, revision, note: note.join(' ') }
}

/** A car comes to market once, however often its opening is put off or its listing called off before. */
const openingOf = (of: BillableRound): RoundBill => {
  const { orderId, round, openedAt: at } = of
  return {
    ...(round === 1
      ? billOf('exhibitFee', `exhibit:${orderId}`, of) : billOf('retryAuctionFee', `retry:${orderId}:${round}`, of)),
    at,
  }
}

export const billOpenings: Reaction<'auctionsOpened'> = async (given, told) => {
  const opened = await listBillableRounds(given.tx, told.flatMap(({ auctionIds }) => auctionIds))
  await billRounds(given, opened.map(openingOf))
}

/** Of auctions that ended without a buyer. */
export const billFailed = async (given: AuctionGiven, auctionIds: readonly string[]): Promise<void> => {
  const failed = await listBillableRounds(given.tx, auctionIds)
  await billRounds(given, failed.map((of) => billOf('failedBidFee', `failed:${of.id}`, of)))
}
