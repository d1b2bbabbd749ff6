// Corrects something material in a listing, tells everybody what it was before, and gives them more time.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../../runtime/handler.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import { correctCar } from '../../../cars/for-other-areas.ts'
import { afterQuietHours, readConfiguration } from '../../../reference/for-other-areas.ts'
import { getAuctionRecord, holdAuction } from '../hold-auction.ts'
import { describeAuction } from '../show-auction.ts'
import { putOff } from './put-off.ts'

const hourMs = 3_600_000

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
