// Puts the end of an auction off; everybody is told why.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../../runtime/handler.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import { faulty } from '../../../cars/for-other-areas.ts'
import { afterQuietHours, readConfiguration } from '../../../reference/for-other-areas.ts'
import { isTooFar, tooFar } from '../auction-rules.ts'
import { getAuctionRecord, holdAuction } from '../hold-auction.ts'
import { describeAuction } from '../show-auction.ts'
import { putOff } from './put-off.ts'

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
