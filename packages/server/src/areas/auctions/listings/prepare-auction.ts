// The office prepares the next auction of an order, where none is under way and a round is left.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockOrder } from '../../cars/for-other-areas.ts'
import { getAuctionRecord } from '../auctions/hold-auction.ts'
import { prepareAuctions } from './prepare-auctions.ts'
import { describeAuction } from '../auctions/show-auction.ts'

export const prepareAuction = action(auctionsCalls.prepareAuction, async (given) => {
  const { tx, caller, params, doer, refuse } = given
  if ((await lockOrder(tx, params.id)) === undefined) throw refuse('notFound')
  const [id] = await prepareAuctions(given, [params.id])
  if (id === undefined) throw refuse('conflict')
  await writeAudit(tx, doer, [{
    act: 'prepare auction', subject: 'auction', subjectId: id, askedId: params.id, after: { orderId: params.id },
  }])
  return describeAuction(tx, caller, 'office', await getAuctionRecord(tx, id))
})
