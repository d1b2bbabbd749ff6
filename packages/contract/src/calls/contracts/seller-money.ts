// What goes out to the sellers of cars: where they want it, what waits, and what the bank has.
import { z } from 'zod'
import { call } from '../../call.ts'
import { sellerPayoutState } from '../../enums/finance.ts'
import { limits } from '../../limits.ts'
import { field, get, list } from '../../list.ts'
import { sellerPayoutShape } from '../../shapes/contracts/house.ts'
import { payoutAccountShape, payoutAccountWish, transferNote } from '../../shapes/money.ts'
import { reasonShape } from '../../shapes/texts.ts'

const params = z.object({ id: z.uuid() })
const sellers = ['seller', 'partner', 'staff'] as const
const payouts = { surface: 'office', path: '/seller-payouts', who: sellers } as const
const act = {
  surface: 'office', who: ['staff'], parts: ['money'], method: 'POST', params, idempotency: 'required',
} as const
const account = { surface: 'office', path: '/orders/:id/payout-account', who: sellers, params } as const

export const sellerMoneyCalls = {
  getSellerAccount: call({
    ...account,
    method: 'GET',
    summary: 'Where the seller of a car wants its money; of the number the end alone',
    answer: z.object({ account: payoutAccountShape.nullable() }),
  }),
  setSellerAccount: call({
    ...account,
    parts: ['screening'],
    method: 'POST',
    summary: 'Where the seller of a car wants its money; the first account counts at once, a changed one a day later',
    body: z.strictObject(payoutAccountWish),
    answer: payoutAccountShape,
    idempotency: 'required',
  }),
  listSellerPayouts: list({
    ...payouts,
    summary: 'What goes out to sellers; a seller sees what is for the own cars',
    item: sellerPayoutShape,
    shows: 'sellerPayout',
    fields: {
      state: field.choice(sellerPayoutState), contractId: field.id(), orderId: field.id(), carNumber: field.text(),
      won: field.number(),
    },
    sort: ['paidAt', 'won'],
  }),
  getSellerPayout: get({ ...payouts, summary: 'One payout to a seller', item: sellerPayoutShape }),
  sendSellerPayout: call({
    ...act,
    path: '/seller-payouts/:id/send',
    summary: 'Notes that the bank has the transfer; by somebody else than who approved the papers',
    body: transferNote,
    errors: { PAYOUT_ACCOUNT_CHANGED: [] },
    answer: sellerPayoutShape,
  }),
  returnSellerPayout: call({
    ...act,
    path: '/seller-payouts/:id/come-back',
    summary: 'Notes that the bank could not deliver a transfer; it waits again, for the newest account',
    body: z.strictObject({ reason: reasonShape }),
    answer: sellerPayoutShape,
  }),
  viewSellerAccount: call({
    surface: 'office',
    who: ['staff'],
    parts: ['money'],
    method: 'POST',
    path: '/seller-payouts/:id/view-account',
    summary: 'The whole account number, for the transfer; the look is written down',
    params,
    body: z.strictObject({ reason: reasonShape }),
    answer: z.object({ number: z.string().max(limits.digitsText).meta({ examples: ['110123456789'] }) }),
    idempotency: 'none',
    isLook: true,
  }),
}
