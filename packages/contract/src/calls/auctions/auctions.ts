// Auctions: lists and one of them, and what the office does with them from the screening to the last moment.
import { z } from 'zod'
import { call } from '../../call.ts'
import { auctionEndReason, auctionState, listingReturnReason } from '../../enums/auctions.ts'
import { contractKind } from '../../enums/contracts.ts'
import { province } from '../../enums/shops.ts'
import { auctionHouseType } from '../../enums/yard.ts'
import { limits } from '../../limits.ts'
import { field, get, list } from '../../list.ts'
import { auctionRowShape, auctionShape } from '../../shapes/auctions/auctions.ts'
import { versionShape } from '../../shapes/companies.ts'
import { correctionShape } from '../../shapes/auctions/corrections.ts'
import { timeShape } from '../../shapes/labels.ts'
import { reasonShape, textOf } from '../../shapes/texts.ts'
import { plateField } from '../cars/facts.ts'

const auctions = { path: '/auctions', who: ['dealer', 'seller', 'partner', 'staff'] } as const
const id = z.object({ id: z.uuid() })
const seen = { seenVersion: versionShape } as const
const act = {
  surface: 'office', method: 'POST', who: ['staff'], parts: ['screening'], params: id, answer: auctionShape,
} as const
const office = ['seller', 'partner', 'staff'] as const

export const auctionCalls = {
  listAuctions: list({
    ...auctions,
    summary: 'Auctions; dealers see those that were opened, sellers and partners those of their cars',
    item: auctionRowShape,
    fields: {
      orderId: field.id(), carNumber: plateField, houseType: field.choice(auctionHouseType),
      state: field.choice(auctionState), kind: field.choice(contractKind), auctionNo: field.text(),
      region: field.choice(province), endReason: field.choice(auctionEndReason), openedAt: field.time(),
      endsAt: field.time(), screenedAt: field.only(office, field.time()), openAt: field.only(office, field.time()),
      returnedAt: field.only(office, field.time()), resubmittedAt: field.only(office, field.time()),
      /** Sent back, and not handed in again yet. */
      isSentBack: field.only(office, field.boolean()),
      /** Its check is complete, so that it can be screened. */
      isChecked: field.only(office, field.boolean()),
    },
    sort: ['openedAt', 'endsAt'],
  }),
  getAuction: get({ ...auctions, summary: 'One auction with what was told about it', item: auctionShape }),

  prepareAuction: call({
    ...act,
    path: '/orders/:id/prepare-auction',
    summary: 'Prepares the next auction of an order, where none is under way and a round is left',
  }),
  approveListing: call({
    ...act,
    path: '/auctions/:id/approve-listing',
    summary: 'Lets a listing go to market; what is still missing is told',
    body: z.strictObject(seen),
  }),
  returnListing: call({
    ...act,
    path: '/auctions/:id/return-listing',
    summary: 'Sends a listing back to its seller with reasons',
    body: z.strictObject({
      ...seen,
      reasons: z.array(listingReturnReason.schema).min(1).max(listingReturnReason.values.length),
      note: textOf(0, limits.note),
    }),
  }),
  resubmitListing: call({
    ...act,
    who: office,
    path: '/auctions/:id/resubmit-listing',
    summary: 'Hands a listing that was sent back in again',
    body: z.strictObject(seen),
  }),
  openAuction: call({
    ...act,
    path: '/auctions/:id/open',
    summary: 'Opens an approved auction, now or at a time',
    body: z.strictObject({ ...seen, openAt: timeShape.nullable() }),
  }),
  extendAuction: call({
    ...act,
    path: '/auctions/:id/extend',
    summary: 'Puts the end of an auction off; everybody is told why',
    body: z.strictObject({ ...seen, endsAt: timeShape, reason: reasonShape }),
  }),
  correctAuction: call({
    ...act,
    path: '/auctions/:id/correct',
    summary: 'Corrects something material in the listing, tells everybody what it was before, and gives them more time',
    body: z.strictObject({
      ...seen,
      statement: textOf(2, limits.note),
      /** Facts that change with it; what no field holds, as an answer of the seller, is told in the statement alone. */
      facts: correctionShape.optional(),
    }),
  }),
  cancelAuction: call({
    ...act,
    path: '/auctions/:id/cancel',
    summary: 'Cancels an auction; a car that was open asks its seller what is next',
    body: z.strictObject({ ...seen, reason: reasonShape }),
    errors: { AUCTION_INVALID: [] },
  }),
}
