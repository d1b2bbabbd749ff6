// From the close to the award: how a seller chooses a bidder, takes that back, or sells to nobody; and what staff does.
import { z } from 'zod'
import { call } from '../../call.ts'
import { contractKind, dutyParty, roundNext } from '../../enums/contracts.ts'
import { limits } from '../../limits.ts'
import { field, list } from '../../list.ts'
import { tradeProcessRowShape, tradeProcessShape } from '../../shapes/contracts/trade-process.ts'
import { reasonShape, textOf } from '../../shapes/texts.ts'

const params = z.object({ id: z.uuid() })
const answer = tradeProcessShape
const sellers = ['seller', 'partner', 'staff'] as const
const act = {
  method: 'POST', who: sellers, parts: ['screening'], params, answer, idempotency: 'required', about: 'auction',
} as const
const office = {
  surface: 'office', method: 'POST', params, answer, idempotency: 'required', about: 'auction',
} as const
const processErrors = { AUCTION_NOT_FOUND: [], AUCTION_INVALID: [], AUCTION_TRADE_PROCESS_INVALID: [] } as const
const afterRound = roundNext.schema.extract(['retry', 'decline'])
const whyOrNot = z.strictObject({ reason: reasonShape.nullable() })

export const tradeProcessCalls = {
  listTradeProcesses: list({
    surface: 'office',
    path: '/trade-processes',
    who: ['staff'],
    summary: 'Closed auctions that have no buyer yet: who is asked, whose turn it is, and until when',
    item: tradeProcessRowShape,
    fields: {
      kind: field.choice(contractKind), carNumber: field.text(), isConsulting: field.boolean(), closedAt: field.time(),
      dueAt: field.time(), whose: field.choice(dutyParty),
    },
    sort: ['dueAt', 'closedAt'],
  }),
  getSellerTradeProcess: call({
    method: 'GET',
    path: '/auctions/:id/seller-trade-process',
    summary: 'How the seller of a car looks for its buyer: who is asked, until when, and what was before',
    who: sellers,
    params,
    answer,
    errors: { AUCTION_NOT_FOUND: [] },
  }),
  requestSale: call({
    ...act,
    path: '/auctions/:id/seller-trade-process/sale-request',
    summary: 'The seller wishes to sell to this bidder, who is asked until the deadline',
    body: z.strictObject({ bidderId: z.uuid() }),
    errors: { ...processErrors, CANDIDATE_INVALID: [] },
  }),
  revertSaleRequest: call({
    ...act,
    path: '/auctions/:id/seller-trade-process/sale-request/revert',
    summary: 'Takes a sale request back; the bidder waits again and may be chosen again',
    body: whyOrNot,
    errors: processErrors,
  }),
  cancelCurrent: call({
    ...act,
    path: '/auctions/:id/seller-trade-process/cancel-current',
    summary: 'Drops the bidder who was chosen, for good',
    body: whyOrNot,
    errors: processErrors,
  }),
  expireSaleRequest: call({
    method: 'POST',
    path: '/auctions/:id/seller-trade-process/expire-sale-request@scheudled',
    summary: 'Ends a sale request that nobody answered in time; the clock here does so by itself',
    who: ['scheduler'],
    params,
    answer,
    errors: processErrors,
    idempotency: 'optional',
  }),

  declineRound: call({
    ...office,
    path: '/auctions/:id/decline-round',
    summary: 'Sells to nobody of this round; the car goes to another auction if its seller wishes so',
    who: sellers,
    parts: ['screening'],
    body: z.strictObject({ next: afterRound, reason: reasonShape }),
    errors: processErrors,
  }),
  addConsultingNote: call({
    ...office,
    path: '/auctions/:id/consulting-notes',
    summary: 'Notes what was said in a talk with the seller of a car that missed its reserve',
    who: ['staff'],
    parts: ['screening'],
    body: z.strictObject({ note: textOf(2, limits.note) }),
    errors: { AUCTION_NOT_FOUND: [], AUCTION_TRADE_PROCESS_INVALID: [] },
  }),
  refuseConsulted: call({
    ...office,
    path: '/auctions/:id/refuse-consulted',
    summary: 'The seller does not sell below the reserve; the car goes to another auction if the seller wishes so',
    who: ['staff'],
    parts: ['screening'],
    body: z.strictObject({ next: afterRound, reason: reasonShape }),
    errors: { AUCTION_NOT_FOUND: [], AUCTION_TRADE_PROCESS_INVALID: [] },
  }),
}
