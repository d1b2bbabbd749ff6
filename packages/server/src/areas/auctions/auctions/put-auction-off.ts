// The office puts the end of an open auction off, or tells that something material was corrected.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { correctCar, faulty } from '../../cars/for-other-areas.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { afterQuietHours, isTooFar, tooFar } from './auction-rules.ts'
import { getAuctionRecord, holdAuction } from './hold-auction.ts'
import { putOff } from './put-off.ts'
import { describeAuction } from './show-auction.ts'

const hourMs = 3_600_000

export const extendAuction = action(auctionsCalls.extendAuction, async (given) => {
  const { tx, now, caller, params, body: { seenVersion, reason, ...body }, doer, request, refuse } = given
  const { auction, viewer } = await holdAuction(given, { ...params, seenVersion })
  const { id, endsAt: endsBefore } = auction
  // Its time may be over although the clock has not come by yet: then nobody may give it more.
  if (auction.state !== 'auction' || endsBefore === null || endsBefore <= now) throw refuse('conflict')
  if (isTooFar(new Date(body.endsAt), now)) throw faulty(request.language, [{ path: 'body.endsAt', said: tooFar }])
  const { value: { quietHours } } = await readConfiguration(tx, 'deadlines')
  const endsAfter = afterQuietHours(new Date(body.endsAt), quietHours)
  if (endsAfter <= endsBefore) throw refuse('conflict')

  await putOff(given, auction, { kind: 'extended', reason, endsBefore, endsAfter })
  await writeAudit(tx, doer, [{
    act: 'extend auction', subject: 'auction', subjectId: id, before: { endsAt: endsBefore },
    after: { endsAt: endsAfter }, reason,
  }])
  return describeAuction(tx, caller, viewer, await getAuctionRecord(tx, id))
})

export const correctAuction = action(auctionsCalls.correctAuction, async (given) => {
  const { tx, now, caller, params, body: { seenVersion, statement, facts }, doer, refuse } = given
  const { auction, viewer } = await holdAuction(given, { ...params, seenVersion })
  const { id, endsAt: endsBefore } = auction
  if (auction.state !== 'auction' || endsBefore === null || endsBefore <= now) throw refuse('conflict')
  const { value: { materialCorrectionHours } } = await readConfiguration(tx, 'bidding')
  const { value: { quietHours } } = await readConfiguration(tx, 'deadlines')
  const endsAfter = afterQuietHours(new Date(endsBefore.getTime() + materialCorrectionHours * hourMs), quietHours)

  // The row of the search table is written anew with the end, from what the car is then.
  const corrected = facts === undefined
    ? null : await correctCar(given, { orderId: auction.orderId, wish: facts, authorName: caller.name })
  if (corrected === undefined) throw refuse('conflict')
  await putOff(given, auction, { kind: 'corrected', reason: statement, endsBefore, endsAfter, corrected })
  await writeAudit(tx, doer, [{
    act: 'correct auction', subject: 'auction', subjectId: id,
    before: { endsAt: endsBefore, facts: corrected?.before ?? null },
    after: { endsAt: endsAfter, statement, facts: corrected?.after ?? null },
  }])
  return describeAuction(tx, caller, viewer, await getAuctionRecord(tx, id))
})
