// Price cuts after the visit: itemised by the buyer, answered line by line by the seller, decided by staff if need be.
import { z } from 'zod'
import { call } from '../../call.ts'
import { lineAnswer } from '../../enums/contracts.ts'
import { adjustmentBounds } from '../../shapes/contracts/bounds.ts'
import { adjustmentShape, adjustmentWish } from '../../shapes/contracts/adjustment.ts'
import { wonShape } from '../../shapes/money.ts'
import { reasonShape } from '../../shapes/texts.ts'

const cut = {
  who: ['dealer', 'seller', 'partner', 'staff'],
  params: z.object({ id: z.uuid() }),
  answer: adjustmentShape,
  about: 'bidding',
} as const
const act = { ...cut, method: 'POST', parts: ['screening'], idempotency: 'required' } as const
const lines = <Line extends z.ZodType>(line: Line) => z.array(line).min(1).max(adjustmentBounds.lines)
const note = reasonShape.nullable()
const states = ['0002.invalid_auction_state', '0003.invalid_bidding_state', '0005.invalid_amount_state'] as const

export const adjustmentCalls = {
  getAdjustment: call({
    ...cut,
    method: 'GET',
    path: '/biddings/:id/adjustment',
    summary: 'The price cut of a bid that was awarded, with what it may come to at most',
    errors: { INVALID_STATE: ['0003.invalid_bidding_state', '0004.invalid_auction_house_type'] },
  }),
  submitAdjustment: call({
    ...act,
    path: '/biddings/:id/adjustment/submit',
    summary: 'Asks for a price cut, line by line with photos; the seller answers',
    body: adjustmentWish,
    errors: {
      INVALID_PERMISSION: [], INVALID_INPUT: ['0001.invalid_total_amount'],
      INVALID_STATE: ['0001.already_submitted', ...states, '0004.invalid_auction_house_type'],
    },
  }),
  resetAdjustment: call({
    ...act,
    path: '/biddings/:id/trade-adjustment/reset',
    summary: 'Takes a price cut back; once the seller has answered, the office does',
    body: z.strictObject({ reason: note }),
    errors: {
      INVALID_PERMISSION: [],
      INVALID_STATE: ['0001.not_submitted', ...states, '0004.invalid_auction_house_type'],
    },
  }),
  answerAdjustment: call({
    ...act,
    surface: 'office',
    path: '/biddings/:id/adjustment/answer',
    summary: 'The seller agrees to each line or disputes it',
    body: z.strictObject({
      answers: lines(z.strictObject({ lineId: z.uuid(), answer: lineAnswer.schema, note })),
    }),
    errors: {
      INVALID_PERMISSION: [], INVALID_INPUT: [],
      INVALID_STATE: ['0001.not_submitted', ...states, '0004.invalid_auction_house_type'],
    },
  }),
  decideAdjustment: call({
    ...act,
    surface: 'office',
    path: '/biddings/:id/adjustment/decide',
    summary: 'Staff decides what of each disputed line holds, or of all where the seller said nothing in time',
    body: z.strictObject({
      decisions: lines(z.strictObject({ lineId: z.uuid(), allowedWon: wonShape, note })),
      isUnfair: z.boolean(),
      reason: reasonShape,
    }),
    errors: {
      INVALID_PERMISSION: [], INVALID_INPUT: [],
      INVALID_STATE: ['0001.not_submitted', ...states, '0004.invalid_auction_house_type'],
    },
  }),
}
