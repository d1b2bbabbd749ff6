// The settlement sheet of a sold car: its buyer's money, its seller's, and for the office both.
import { printsCalls } from '@bidyard/contract/calls/prints'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { inPrintTurn } from '../../../runtime/print/print-turn.ts'
import { type AuctionRecord, auctionViewerOf, findAuction } from '../../auctions/for-other-areas.ts'
import {
  type ContractRecord, type ContractViewer, contractViewerOf, findPayoutOf, listContractsOf, showSellerPayout,
} from '../../contracts/for-other-areas.ts'
import { listAmountsOf, listSellerFeesOf, showFacts } from '../../finance/for-other-areas.ts'
import { issuePrint } from '../issue/issue-print.ts'
import type { PrintParts } from '../print-parts.ts'
import { settlementData, type SettlementFacts } from './settlement-data.ts'

const template = new URL('./settlement.typ', import.meta.url)

interface Sold {
  readonly contract: ContractRecord
  readonly viewer: ContractViewer
}

/** The newest that was awarded and that the caller is a side of. */
const findSold = async (db: Reader, caller: Caller, { id }: AuctionRecord): Promise<Sold | undefined> => {
  const seen = (await listContractsOf(db, [id])).flatMap((contract): Sold[] => {
    const viewer = contractViewerOf(caller, contract)
    return viewer === undefined || contract.awardedAt === null ? [] : [{ contract, viewer }]
  })
  return seen.find(({ contract }) => contract.state !== 'cancelled') ?? seen[0]
}

const readMoney = async (db: Reader, { contract, viewer }: Sold): Promise<SettlementFacts> => {
  const payout = viewer === 'buyer' ? undefined : await findPayoutOf(db, contract.id)
  return {
    contract, viewer, payout: payout === undefined ? undefined : showSellerPayout(payout),
    amounts: viewer === 'seller' ? [] : (await listAmountsOf(db, contract)).map(showFacts),
    sellerFees: viewer === 'buyer' ? [] : await listSellerFeesOf(db, contract.orderId),
  }
}

export const printAuctionInAmountInfo = (parts: PrintParts) =>
  inSteps(printsCalls.printAuctionInAmountInfo, (given) => inPrintTurn(async () => {
    const { db, caller, body, fail } = given
    const auction = await findAuction(db, body.auctionId)
    if (auction === undefined || auctionViewerOf(caller, auction) === undefined) throw fail('AUCTION_NOT_FOUND')
    // Whether another has bought it is nobody's to learn here.
    const sold = await findSold(db, caller, auction)
    if (sold === undefined) throw fail('AUCTION_INVALID')
    return issuePrint(given, parts, {
      kind: 'settlement', subject: 'contract', subjectId: sold.contract.id, subjectNo: auction.auctionNo, template,
      data: settlementData(await readMoney(db, sold)),
    })
  }))
