// Watching an auction while it runs: how many bid, the glass that the office may break, and a dealer's bid box.
import { z } from 'zod'
import { call } from '../../call.ts'
import { auctionState } from '../../enums/auctions.ts'
import { contractKind } from '../../enums/contracts.ts'
import { field, get, list } from '../../list.ts'
import { auctionRoomShape, bidBoxShape, revealedShape } from '../../shapes/bidding/rooms.ts'
import { reasonShape } from '../../shapes/texts.ts'

const rooms = { surface: 'office', path: '/auction-rooms', who: ['seller', 'partner', 'staff'] } as const
const id = z.object({ id: z.uuid() })

export const roomCalls = {
  listAuctionRooms: list({
    ...rooms,
    summary: 'Auctions with how many bid and whether the hoped price is met; sellers and partners see their cars',
    item: auctionRoomShape,
    fields: { state: field.choice(auctionState), kind: field.choice(contractKind), endsAt: field.time() },
    sort: ['endsAt'],
  }),
  getAuctionRoom: get({ ...rooms, summary: 'The same of one auction, by its id', item: auctionRoomShape }),
  revealBids: call({
    surface: 'office',
    method: 'POST',
    path: '/auction-rooms/:id/reveal',
    summary: 'Breaks the glass: shows who bid how much while the auction runs. The reason stays in the access log',
    who: ['staff'],
    parts: ['screening', 'sanctions'],
    params: id,
    body: z.strictObject({ reason: reasonShape }),
    answer: revealedShape,
    idempotency: 'none',
    isLook: true,
  }),
  getBidBox: call({
    method: 'GET',
    path: '/context/shop-member/auctions/:id/bid-box',
    summary: 'What a bid on this auction has to keep to, the own bid, and by which scale an award is charged',
    who: ['dealer'],
    params: id,
    answer: bidBoxShape,
  }),
}
