// Bids, or raises the own bid: many at once in one transaction, each judged by the database inside it.
import { setTimeout as pause } from 'node:timers/promises'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { limits } from '@bidyard/contract/limits'
import type { BidReceipt } from '@bidyard/contract/shapes/bidding/biddings'
import { type Batches, openBatches } from '../../../runtime/batches/batches.ts'
import { sqlStateOf } from '../../../runtime/database/sql-state.ts'
import {
  batched, type Batched, type BatchedGiven, type BatchingParts,
} from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { fitsBounds, isOwnCar, refusalOf } from './bid-rules.ts'
import { type Bidder, type KnownBidders, openKnownBidders } from './known-bidders.ts'
import { type KnownOffers, type Offer, openKnownOffers } from './known-offers.ts'
import { type AskedBid, findEntry, insertBids, type JudgedBid } from './submit.sql.ts'

type Call = typeof biddingCalls.submitBid
type Given = BatchedGiven<Call>
type Answer = Batched<Call>

interface Desk {
  readonly parts: BatchingParts
  readonly bidders: KnownBidders
  readonly offers: KnownOffers
  readonly batches: Batches<AskedBid, JudgedBid>
}

/** As the database spells it: the same bid is the same, however its auction is written. */
const auctionOf = ({ body }: Given): string => body.auctionId.toLowerCase()

const receiptOf = (given: Given, bidder: Bidder, judged: Omit<JudgedBid, 'verdict'>) => {
  const { biddingId: id, previousWon, bidAt } = judged
  if (id === null || bidAt === null) throw new Error('a bid was taken and nothing told of it')
  const receipt: BidReceipt = {
    id, auctionId: auctionOf(given), shopId: bidder.shopId, memberId: bidder.memberId, state: 'bidding',
    amountWon: given.body.amount, previousWon, bidAt: timeOf(bidAt),
  }
  return receipt
}

/** What was taken once stays taken, though the same bid would be refused now. */
const answeredBefore = async (
  { parts }: Desk, given: Given, bidder: Bidder,
): Promise<Answer | undefined> => {
  const entry = await parts.inTurn(() => findEntry(parts.database.primary, bidder.memberId, given.idempotencyKey))
  if (entry === undefined) return undefined
  if (entry.auctionId !== auctionOf(given) || entry.amountWon !== given.body.amount) throw given.refuse('conflict')
  const { biddingId, previousWon, bidAt } = entry
  return {
    answer: receiptOf(given, bidder, { biddingId, previousWon, bidAt }),
    replayed: true, caller: bidder.caller,
  }
}

/** What stands in the way before the database is asked. */
const obstacleOf = (given: Given, bidder: Bidder, offer: Offer | undefined): Error | undefined => {
  const { fail, refuse } = given
  if (offer === undefined) return refuse('notFound')
  const word = refusalOf(bidder.obstacles)
  if (word !== undefined) return fail('INVALID_PERMISSION', word)
  return isOwnCar(offer.owners, bidder) ? fail('INVALID_PERMISSION', '0002.no_bidding_permission') : undefined
}

const askedOf = (given: Given, bidder: Bidder, offer: Offer): AskedBid => ({
  auctionId: offer.id, shopId: bidder.shopId, companyId: bidder.companyId, memberId: bidder.memberId,
  sessionId: bidder.sessionId, standing: bidder.standing, validFrom: bidder.validFrom, validUntil: bidder.validUntil,
  amountWon: fitsBounds(given.body.amount, offer.bounds) ? given.body.amount : 0, key: given.idempotencyKey,
  requestId: given.request.id, partnerId: offer.partnerId, exhibitId: offer.exhibitId,
})

/** Undefined where it has to be asked again. */
const answerOf = (given: Given, bidder: Bidder, judged: JudgedBid): Answer | undefined => {
  const { fail, refuse, admit } = given
  switch (judged.verdict) {
    case 'accepted':
    case 'replayed':
      return {
        answer: receiptOf(given, bidder, judged), replayed: judged.verdict === 'replayed', caller: bidder.caller,
      }
    case 'otherwise': throw refuse('conflict')
    case 'paused': throw fail('INVALID_PERMISSION', '0001.bidding_restricted')
    case 'closed': throw fail('INVALID_INPUT', '0002.invalid_auction_state')
    case 'amount': throw fail('INVALID_INPUT', '0001.invalid_amount')
    case 'signedOut':
      admit(undefined)
      throw refuse('unauthorized')
    case 'stale':
    case 'held':
    case 'raced':
      return undefined
  }
}

const pauseMs = 5

const bidOnce = async (desk: Desk, given: Given, first: Bidder): Promise<Answer> => {
  const { bidders, offers, batches } = desk
  let bidder: Bidder | undefined = first
  for (;;) {
    if (bidder === undefined) throw given.refuse('unauthorized')
    const auctionId = auctionOf(given)
    const offer = offers.peek(auctionId) ?? await offers.find(auctionId)
    const obstacle = obstacleOf(given, bidder, offer)
    if (obstacle !== undefined || offer === undefined) {
      const before = await answeredBefore(desk, given, bidder)
      if (before !== undefined) return before
      throw obstacle
    }
    given.stillInTime()
    const judged = await batches.submit(askedOf(given, bidder, offer), bidder.shopId)
    if (judged.verdict === 'stale' || judged.verdict === 'signedOut') bidders.forget(given.credential)
    const answer = answerOf(given, bidder, judged)
    if (answer !== undefined) return answer
    if (judged.verdict === 'stale') bidder = (await bidders.find(given.credential)).bidder
    else await pause(pauseMs)
  }
}

// The connection went away under the batch, or another node wrote the same key for something else in the same moment:
// the keys in the log tell which of its bids were taken.
const cut = new Set([
  'CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'ECONNRESET', 'EPIPE', '57P01', '40001', '40P01', '23505',
])
const triesMax = 3

const insertSurely = (parts: BatchingParts) => async (bids: readonly AskedBid[]): Promise<readonly JudgedBid[]> => {
  for (let tries = 1; ; tries++)
    try {
      return await insertBids(parts.database, bids)
    } catch (error) {
      if (tries === triesMax || !cut.has(sqlStateOf(error))) throw error
      await pause(pauseMs)
    }
}

const openDesk = (parts: BatchingParts): Desk => ({
  parts,
  bidders: openKnownBidders(parts),
  offers: openKnownOffers(parts),
  batches: openBatches({
    run: insertSurely(parts), lanes: limits.bidLanes, batchMax: limits.bidsPerBatch, waitingMax: limits.bidsWaiting,
    ownerMax: limits.bidsWaitingOfShop,
    // The second of the same key finds the answer of the first, and a raise what it raises.
    namesOf: ({ auctionId, shopId, memberId, key }) => [`${auctionId} ${shopId}`, `${memberId} ${key}`],
    // A constraint that is broken is broken by one of them; without a database none is better than the others.
    isOfOne: (error) => /^2[23]/.test(sqlStateOf(error)),
  }),
})

export const submitBid = batched(biddingCalls.submitBid, (parts) => {
  const desk = openDesk(parts)
  return {
    run: async (given) => {
      const { credential } = given
      // Nothing is waited for that is at hand.
      const { caller, bidder } = desk.bidders.peek(credential) ?? await desk.bidders.find(credential)
      given.admit(caller)
      if (bidder === undefined) throw given.fail('INVALID_PERMISSION', '0002.no_bidding_permission')
      return bidOnce(desk, given, bidder)
    },
  }
})
