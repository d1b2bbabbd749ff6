// Prints: sheets, slips and statements as PDF, and the check of one by anybody who holds it.
import { z } from 'zod'
import { call } from '../call.ts'
import { monthGiven } from '../shapes/money.ts'
import { printCheckShape, printNo, printShape } from '../shapes/prints/prints.ts'

const sides = ['dealer', 'seller', 'partner', 'staff'] as const
const ofAuction = z.strictObject({ auctionId: z.uuid() })
const params = z.object({ id: z.uuid() })
// The same print of the same day is the same document, so no key is needed; its links must not be kept.
const print = { method: 'POST', answer: printShape, idempotency: 'none', perMinute: 60 } as const
const office = { ...print, surface: 'office' } as const

export const printsCalls = {
  printAuctionCarCheckInfo: call({
    ...print,
    path: '/prints/auction-car-check-info',
    summary: 'The inspection sheet of an auction’s car, with its damage map and photos; before the award without plate',
    who: sides,
    body: ofAuction,
    errors: { AUCTION_NOT_FOUND: [], AUCTION_INVALID: [] },
  }),
  printAuctionInAmountInfo: call({
    ...print,
    path: '/prints/auction-in-amount-info',
    summary: 'What was asked and came in for a sold car, each side its own money, the office both',
    who: sides,
    body: ofAuction,
    errors: { AUCTION_NOT_FOUND: [], AUCTION_INVALID: [] },
  }),
  printStatement: call({
    ...office,
    path: '/shops/:id/statement/print',
    summary: 'A month of a shop on paper; a dealer prints those of the own shop',
    who: ['dealer', 'staff'],
    params,
    body: z.strictObject({ month: monthGiven }),
    errors: { INVALID_MONTH_FORMAT: [] },
  }),
  printYardSlip: call({
    ...office,
    path: '/check-ins/:id/slip',
    summary: 'The slip for the windscreen of a car in the yard; once it has left, the slip of its release',
    who: ['staff'],
    params,
    body: z.strictObject({}),
  }),
  checkPrint: call({
    method: 'GET',
    surface: 'office',
    path: '/prints/:printNo',
    summary: 'Whether a print is one of ours, and what it is of; no sign-in is needed',
    who: 'anyone',
    params: z.object({ printNo }),
    answer: printCheckShape,
    perMinute: 30,
  }),
}
