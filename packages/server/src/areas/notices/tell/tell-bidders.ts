// Tells shops what became of their bids: paused, asked to buy, bought, lost, cancelled; the car corrected, or back.
import { findReport } from '../../auctions/for-other-areas.ts'
import {
  findCancelRequest, listCorrectedBids, listEndedBids, listExtendedBids, listOldBids, listPausedBids,
} from '../../bidding/for-other-areas.ts'
import { listContractsById } from '../../contracts/for-other-areas.ts'
import { telling } from '../../../runtime/time/back-then.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { carNameOf } from './car-name.ts'
import { tell, tellEach } from './tell.ts'

const contractsOf = ({ tx }: Pick<ReactionGiven, 'tx'>, payloads: readonly { readonly contractId: string }[]) =>
  listContractsById(tx, payloads.map(({ contractId }) => contractId))

export const tellOfQuestion = telling<'purchaseAsked'>(async (given, payloads) => {
  const contracts = await contractsOf(given, payloads)
  await tell(given, contracts.flatMap(({ id, shopId, amountWon, auctionNo, model, dueAt }) =>
    (dueAt === null ? [] : [{
      kind: 'purchaseAsked' as const, of: shopId, key: `contract ${id} asks`, thing: id,
      facts: { auctionNo, carName: carNameOf(model), amountWon, until: timeOf(dueAt) },
    }])))
})

export const tellOfAward = telling<'carAwarded'>(async (given, payloads) => {
  const contracts = await contractsOf(given, payloads)
  await tell(given, contracts.map(({ id, shopId, amountWon, auctionNo, model, contractNo }) => ({
    kind: 'carAwarded' as const, of: shopId, key: `contract ${id} awarded`, thing: id,
    facts: { auctionNo, contractNo, carName: carNameOf(model), amountWon },
  })))
})

/** Once of each bid: whoever did not bid again in the next round heard of the first one. */
export const tellOfRetry = telling<'orderRetried'>(async (given, payloads) => {
  const bids = await listOldBids(given.tx, payloads.map(({ orderId }) => orderId))
  await tell(given, bids.map(({ biddingId, shopId, auctionNo, model }) => ({
    kind: 'carRetried' as const, of: shopId, key: `bidding ${biddingId} retried`, thing: biddingId,
    facts: { auctionNo, carName: carNameOf(model) },
  })))
})

/** Of each pause once: a bid may be paused again after it went on. */
export const tellOfPaused = telling<'bidsPaused'>(async (given, payloads) => {
  const bids = await listPausedBids(given.tx, payloads.flatMap(({ biddingIds }) => biddingIds))
  await tell(given, bids.map(({ biddingId, shopId, auctionNo, model, note, version }) => ({
    kind: 'bidPaused' as const, of: shopId, key: `bidding ${biddingId} paused ${version}`, thing: biddingId,
    facts: { biddingId, auctionNo, carName: carNameOf(model), note },
  })))
})

export const tellOfResumed = telling<'bidsResumed'>(async (given, payloads) => {
  const bids = await listPausedBids(given.tx, payloads.flatMap(({ biddingIds }) => biddingIds))
  await tell(given, bids.map(({ biddingId, shopId, auctionNo, model, version }) => ({
    kind: 'bidResumed' as const, of: shopId, key: `bidding ${biddingId} resumed ${version}`, thing: biddingId,
    facts: { biddingId, auctionNo, carName: carNameOf(model) },
  })))
})

export const tellOfCancelled = telling<'bidsCancelled'>(async (given, payloads) => {
  const bids = await listEndedBids(given.tx, payloads.flatMap(({ biddingIds }) => biddingIds))
  await tell(given, bids.map(({ biddingId, shopId, auctionNo, model, amountWon, note }) => ({
    kind: 'bidCancelled' as const, of: shopId, key: `bidding ${biddingId} cancelled`, thing: biddingId,
    facts: { auctionNo, carName: carNameOf(model), amountWon, note },
  })))
})

export const tellOfLost = telling<'bidsLost'>(async (given, payloads) => {
  const bids = await listEndedBids(given.tx, payloads.flatMap(({ biddingIds }) => biddingIds))
  await tell(given, bids.map(({ biddingId, shopId, auctionNo, model, amountWon }) => ({
    kind: 'bidLost' as const, of: shopId, key: `bidding ${biddingId} lost`, thing: biddingId,
    facts: { auctionNo, carName: carNameOf(model), amountWon },
  })))
})

export const tellOfCorrection = telling<'auctionsCorrected'>(async (given, payloads) => {
  const bids = await listCorrectedBids(given.tx, payloads.flatMap(({ auctionIds }) => auctionIds))
  await tell(given, bids.map(({ biddingId, shopId, auctionId, auctionNo, model, correctedAt }) => ({
    kind: 'carCorrected' as const, of: shopId, key: `bidding ${biddingId} corrected ${timeOf(correctedAt)}`,
    thing: auctionId, facts: { auctionId, auctionNo, carName: carNameOf(model) },
  })))
})

/** What a correction puts off is told with it; what an outage does, on the pages of all those cars. */
export const tellOfExtension = telling<'auctionPutOff'>(async (given, payloads) => {
  const bids = await listExtendedBids(given.tx, payloads.map(({ auctionId }) => auctionId))
  await tell(given, bids.map(({ biddingId, shopId, auctionId, auctionNo, model, endsAt, reason }) => ({
    kind: 'auctionExtended' as const, of: shopId, key: `bidding ${biddingId} until ${timeOf(endsAt)}`,
    thing: auctionId, facts: { auctionId, auctionNo, carName: carNameOf(model), until: timeOf(endsAt), reason },
  })))
})

/** One that is followed is told with the bid that it cancels. */
export const tellOfDeclinedCancel = telling<'biddingCancelRequestChanged'>((given, payloads) =>
  tellEach(given, payloads, async ({ requestId }) => {
    const request = await findCancelRequest(given.tx, requestId)
    if (request?.state !== 'declined' || request.answer === null) return undefined
    const { id, biddingId, shopId, auctionNo, model, answer } = request
    return {
      kind: 'cancelDeclined', of: shopId, key: `cancel request ${id} declined`, thing: biddingId,
      facts: { biddingId, auctionNo, carName: carNameOf(model), answer },
    }
  }))

export const tellOfAnswer = telling<'auctionErrorReportChanged'>((given, payloads) =>
  tellEach(given, payloads, async ({ reportId }) => {
    const report = await findReport(given.tx, reportId)
    if (report === undefined || report.answer === null) return undefined
    const { id, memberId, auctionId, auctionNo, answer } = report
    return {
      kind: 'reportAnswered', of: memberId, key: `report ${id} answered`, thing: id,
      facts: { auctionId, auctionNo, answer },
    }
  }))
