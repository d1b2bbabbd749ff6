// The office opens an approved auction, now or at a time that the clock keeps.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { Attend } from '../../../runtime/work/sweeper.ts'
import { faulty } from '../../cars/for-other-areas.ts'
import { auctions } from '../auction-parts.ts'
import { isTooFar, tooFar } from './auction-rules.ts'
import { lockAuctions, updateAuction } from './auctions.sql.ts'
import { getAuctionRecord, holdAuction } from './hold-auction.ts'
import { openAuctions } from './open-auctions.ts'
import { describeAuction } from './show-auction.ts'
import { tellListings } from '../listings/tell-listings.ts'

const machine = auctions.machine.name

export const openAuction = action(auctionsCalls.openAuction, async (given) => {
  const { tx, now, caller, params, body, doer, request, refuse } = given
  const { auction, viewer } = await holdAuction(given, { ...params, seenVersion: body.seenVersion })
  const { id } = auction
  if (auction.state !== 'preparation' || auction.screenedAt === null) throw refuse('conflict')

  const openAt = body.openAt === null ? null : new Date(body.openAt)
  if (openAt !== null && isTooFar(openAt, now))
    throw faulty(request.language, [{ path: 'body.openAt', said: tooFar }])
  if (openAt === null || openAt.getTime() <= now.getTime()) await openAuctions(given, [auction], 'staff')
  else {
    await updateAuction(tx, id, caller.memberId, { openAt })
    await setDeadlines(tx, [{
      machine, rowId: id, duty: 'open', whose: 'clock', holderId: null, dueAt: openAt, finalAt: null,
    }])
    tellListings(given, [auction])
  }
  await writeAudit(tx, doer, [{
    act: 'open auction', subject: 'auction', subjectId: id, after: { openAt: body.openAt },
  }])
  return describeAuction(tx, caller, viewer, await getAuctionRecord(tx, id))
})

/** Whoever was sent back meanwhile owes nothing any more, so all that come here are approved. */
export const openDue: Attend = async (given, due) => {
  await openAuctions(given, await lockAuctions(given.tx, due.map(({ rowId }) => rowId)), 'clock')
}
