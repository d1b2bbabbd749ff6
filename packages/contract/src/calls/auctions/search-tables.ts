// The search table: looking for cars, and keeping the table what it is a picture of.
import { z } from 'zod'
import { call } from '../../call.ts'
import { auctionState, searchRunKind } from '../../enums/auctions.ts'
import { accidentHistory, color, fuel, origin, transmission } from '../../enums/cars.ts'
import { contractKind } from '../../enums/contracts.ts'
import { province } from '../../enums/shops.ts'
import { auctionHouseType } from '../../enums/yard.ts'
import { limits } from '../../limits.ts'
import { field, get, list } from '../../list.ts'
import { auctionSearchShape, searchAnswerShape, searchWish } from '../../shapes/auctions/search.ts'
import { timeShape } from '../../shapes/labels.ts'
import { plateField } from '../cars/facts.ts'

const tables = { path: '/auction-search-tables', who: ['dealer', 'seller', 'partner', 'staff'] } as const
const office = { method: 'POST', who: ['staff'] } as const
const one = z.strictObject({ auctionId: z.uuid() })
const count = z.int().min(0)

const syncedShape = z.object({
  written: count,
  removed: count,
  /** Auctions that do not exist, and those that were never opened. */
  missing: z.array(z.uuid()).max(1_000),
  invalid: z.array(z.uuid()).max(1_000),
}).meta({ id: 'SearchSynced' })

export const searchRunShape = z.object({
  id: z.uuid(),
  kind: searchRunKind.schema,
  total: count,
  done: count,
  /** Rows that were missing or wrong, and rows that should not have been there. */
  written: count,
  removed: count,
  endedAt: timeShape.nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'SearchRun' })

const runs = { surface: 'office', path: '/search-runs', who: ['staff'] } as const

export const searchTableCalls = {
  listAuctionSearchTables: list({
    ...tables,
    summary: 'The search table; dealers see what is open, sellers and partners their own cars',
    item: auctionSearchShape,
    fields: {
      orderId: field.id(), carNumber: plateField, houseType: field.choice(auctionHouseType),
      state: field.choice(auctionState), auctionId: field.id(), kind: field.choice(contractKind),
      maker: field.text(), model: field.text(), origin: field.choice(origin), fuel: field.choice(fuel),
      transmission: field.choice(transmission), color: field.choice(color), region: field.choice(province),
      accidentHistory: field.choice(accidentHistory), carYear: field.number(), carMileage: field.number(),
      guideMidWon: field.number(), auctionBidEndAt: field.time(), auctionCreatedAt: field.time(),
    },
    sort: ['carMileage', 'carYear', 'auctionCreatedAt', 'auctionBidEndAt'],
  }),
  getAuctionSearchTable: get({ ...tables, summary: 'One row of the search table', item: auctionSearchShape }),
  searchAuctions: call({
    method: 'POST',
    path: '/auction-search-tables/search',
    summary: 'Looks for cars by everything that may be seen of them, with counts of what else there is',
    who: tables.who,
    body: searchWish,
    answer: searchAnswerShape,
    idempotency: 'none',
    isLook: true,
  }),
  createAuctionSearchTable: call({
    ...office,
    path: '/auction-search-tables/create',
    summary: 'Writes the row of an auction that has none',
    body: one,
    answer: auctionSearchShape,
    errors: { AUCTION_NOT_FOUND: [], AUCTION_INVALID: [], AUCTION_SEARCH_TABLE_ALREADY_EXISTS: [] },
  }),
  deleteAuctionSearchTable: call({
    ...office,
    method: 'DELETE',
    path: '/auction-search-tables',
    summary: 'Takes the row of an auction away; the next comparison writes it anew',
    body: one,
    answer: z.null(),
    errors: { AUCTION_NOT_FOUND: [] },
  }),
  syncOneAuctionSearchTable: call({
    ...office,
    path: '/auction-search-tables/sync-one',
    summary: 'Writes the row of one auction anew',
    body: one,
    answer: auctionSearchShape,
    errors: { AUCTION_NOT_FOUND: [], AUCTION_INVALID: [] },
  }),
  syncManyAuctionSearchTables: call({
    ...office,
    path: '/auction-search-tables/sync-many',
    summary: 'Writes the rows of many auctions anew, and tells which it could not',
    body: z.strictObject({ auctionIds: z.array(z.uuid()).min(1).max(1_000) }),
    answer: syncedShape,
  }),
  syncAllAuctionSearchTables: call({
    ...office,
    path: '/auction-search-tables/sync-all',
    summary: 'Writes all rows anew, piece by piece; one that is under way goes on',
    body: z.strictObject({}),
    answer: searchRunShape,
  }),
  deleteAllAuctionSearchTables: call({
    ...office,
    path: '/auction-search-tables/delete-all',
    summary: 'Empties the search table; outside the sandboxes only root may, and types what is about to happen',
    body: z.strictObject({ confirmation: z.string().max(limits.code).nullable().default(null) }),
    answer: z.object({ removed: count }),
  }),
  listSearchRuns: list({
    ...runs,
    summary: 'How syncs and comparisons of the search table went',
    item: searchRunShape,
    fields: { kind: field.choice(searchRunKind), endedAt: field.time() },
    sort: ['endedAt'],
  }),
  getSearchRun: get({ ...runs, summary: 'One run and how far it has come', item: searchRunShape }),
}

/** What is typed before the table is emptied. */
export const deleteAllConfirmation = 'delete the search table'
