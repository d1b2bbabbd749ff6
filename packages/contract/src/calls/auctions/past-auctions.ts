// Auctions that another system held before this house: looked up and counted, never open for a bid.
import { z } from 'zod'
import { pastAuctionResult } from '../../enums/auctions.ts'
import { fuel } from '../../enums/cars.ts'
import { contractKind } from '../../enums/contracts.ts'
import { province } from '../../enums/shops.ts'
import { limits } from '../../limits.ts'
import { field, list } from '../../list.ts'
import { carNumberShape } from '../../shapes/car-number.ts'
import { timeShape } from '../../shapes/labels.ts'
import { wonShape } from '../../shapes/money.ts'

const name = z.string().max(limits.name)

export const pastAuctionShape = z.object({
  id: z.uuid(),
  system: name.meta({ description: 'The system that held it, as the file calls it' }),
  auctionNo: name.meta({ description: 'Its number there' }),
  result: pastAuctionResult.schema,
  kind: contractKind.schema.nullable(),
  carNumber: carNumberShape.nullable(),
  maker: name,
  model: name,
  detailModel: name.nullable(),
  grade: name.nullable(),
  modelYear: z.int().nullable(),
  odometerKm: z.int().nullable(),
  fuel: fuel.schema.nullable(),
  region: province.schema.nullable(),
  openedAt: timeShape.nullable(),
  closedAt: timeShape,
  bidCount: z.int().min(0),
  amountWon: wonShape.nullable().meta({ description: 'The amount that won' }),
  buyerBusinessNumber: z.string().max(limits.digitsText).nullable(),
  buyerShop: z.object({ id: z.uuid(), name }).nullable()
    .meta({ description: 'Where a shop of the house has that number' }),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'PastAuction' })

export const pastAuctionCalls = {
  listPastAuctions: list({
    surface: 'office',
    path: '/past-auctions',
    summary: 'Auctions that another system held, as they were imported',
    who: ['staff'],
    item: pastAuctionShape,
    fields: {
      find: field.words(), system: field.text(), auctionNo: field.text(), result: field.choice(pastAuctionResult),
      kind: field.choice(contractKind), carNumber: field.text(), maker: field.text(), model: field.text(),
      detailModel: field.text(), modelYear: field.number(), odometerKm: field.number(), closedAt: field.time(),
      amountWon: field.number(), buyerBusinessNumber: field.text(),
    },
    sort: ['closedAt', 'amountWon', 'modelYear'],
  }),
} as const
