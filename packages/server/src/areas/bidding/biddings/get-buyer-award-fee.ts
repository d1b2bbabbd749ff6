// What the award of a bid costs its buyer: as it would be until the award, and then as it stands in the books.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import type { AmountState, BiddingState, BuyerAwardFeeStatus } from '@bidyard/contract/enums'
import { awardFeeWon } from '@bidyard/contract/shapes/money/award-fee'
import type { Reader } from '../../../runtime/database/database.ts'
import { read } from '../../../runtime/handler.ts'
import { findAwardFee, splitVat } from '../../finance/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { bidViewerOf } from '../seen-by.ts'
import { type BiddingRow, findBidding } from './biddings.sql.ts'

/** Awards come from whoever holds contracts: of a bid the one that it came to, with what the car costs by now. */
export type FindAward = (db: Reader, biddingId: string) => Promise<
  { readonly contractId: string; readonly priceWon: number } | undefined
>

const statusOf: Readonly<Record<AmountState, BuyerAwardFeeStatus>> = {
  expected: 'pending', billed: 'charged', paid: 'paid', refunding: 'cancelled', refunded: 'cancelled',
  voided: 'cancelled',
}

const isOver = (state: BiddingState): boolean => state === 'bidFailed' || state === 'cancelled'

/** By the numbers of its round. */
const wouldBe = async (db: Reader, { kind, revision, state }: BiddingRow, priceWon: number) => {
  const { value: fees } = await readConfigurationAt(db, 'fees', revision)
  const status: BuyerAwardFeeStatus = isOver(state) ? 'cancelled' : 'pending'
  return { ...splitVat(awardFeeWon(fees.successBidFee[kind], priceWon), fees.vatBasisPoints), status }
}

/** A fee tells the price, so it is as sealed as that. */
export const getBuyerAwardFee = (findAwardOf: FindAward) =>
  read(biddingCalls.getBuyerAwardFee, async ({ db, caller, params, refuse }) => {
    const bid = await findBidding(db, params.id)
    if (bid === undefined || bidViewerOf(caller, bid) === undefined) throw refuse('notFound')
    const award = await findAwardOf(db, bid.id)
    const priceWon = award?.priceWon ?? bid.amountWon
    const fee = award === undefined ? undefined : await findAwardFee(db, award.contractId)
    const planned = await wouldBe(db, bid, priceWon)
    // Given up because the price that holds by now has none, it is nothing, and nothing was cancelled.
    const isNone = fee?.state === 'voided' && planned.totalWon === 0 && !isOver(bid.state)
    if (fee === undefined || isNone) return { biddingId: bid.id, kind: bid.kind, priceWon, ...planned }
    const { supplyWon, vatWon, totalWon, state } = fee
    return { biddingId: bid.id, kind: bid.kind, priceWon, supplyWon, vatWon, totalWon, status: statusOf[state] }
  })
