// What the search table shows of an auction, what one may look for in it, and what is counted.
import { z } from 'zod'
import { auctionState, searchFacet, searchSortKey } from '../../enums/auctions.ts'
import {
  accidentHistory, carOption, carUsage, color, drive, fuel, origin, seatColor, sunroof, transmission,
} from '../../enums/cars.ts'
import { contractKind } from '../../enums/contracts.ts'
import { province } from '../../enums/shops.ts'
import { auctionHouseType } from '../../enums/yard.ts'
import type { Enumeration } from '../../enumeration.ts'
import { limits } from '../../limits.ts'
import { carNumberShape } from '../car-number.ts'
import { odometerKmMax } from '../cars/numbers/odometer.ts'
import { displacementMax } from '../cars/numbers/bounds.ts'
import { dayShape, modelYearShape } from '../cars/register-facts.ts'
import { timeShape } from '../labels.ts'
import { wonShape } from '../money.ts'
import { lineOf } from '../texts.ts'
import { auctionNo } from './auctions.ts'

export const searchBounds = { text: 100, chosen: 50, facetValues: 200, endsWithinHours: 720 } as const

/** The code where our car codes know the step, else its name. */
const stepKey = z.string().min(1).max(limits.title)
export const searchStepShape = z.object({ key: stepKey, name: z.string().max(limits.title) })
  .meta({ id: 'SearchStep', examples: [{ key: 'HYUNDAI', name: '현대' }] })

export const auctionSearchShape = z.object({
  id: z.uuid(),
  auctionId: z.uuid(),
  orderId: z.uuid(),
  auctionNo,
  state: auctionState.schema,
  kind: contractKind.schema,
  houseType: auctionHouseType.schema,
  round: z.int().min(1).max(20),
  carNumber: carNumberShape.meta({ description: 'Masked for dealers', examples: ['12가**56'] }),
  maker: searchStepShape,
  model: searchStepShape,
  detailModel: searchStepShape.nullable(),
  grade: searchStepShape.nullable(),
  detailGrade: searchStepShape.nullable(),
  origin: origin.schema.nullable(),
  modelYear: modelYearShape,
  firstRegisteredOn: dayShape.nullable(),
  odometerKm: z.int().min(0).max(odometerKmMax * 2).nullable(),
  displacementCc: z.int().min(0).max(displacementMax).nullable(),
  fuel: fuel.schema.nullable(),
  drive: drive.schema.nullable(),
  transmission: transmission.schema.nullable(),
  color: color.schema.nullable(),
  seatColor: seatColor.schema.nullable(),
  sunroof: sunroof.schema.nullable(),
  usage: carUsage.schema.nullable(),
  options: z.array(carOption.schema).max(carOption.values.length),
  region: province.schema.nullable(),
  accidentHistory: accidentHistory.schema.nullable(),
  damageCount: z.int().min(0).max(100),
  guideMidWon: wonShape.nullable(),
  coverPhotoId: z.uuid().nullable(),
  photoCount: z.int().min(0).max(1_000),
  /** Some facts were written by hand, because nobody could be asked. */
  isByHand: z.boolean(),
  auctionCreatedAt: timeShape,
  openedAt: timeShape,
  endsAt: timeShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'AuctionSearchRow' })
export type AuctionSearchRow = z.output<typeof auctionSearchShape>

const chosen = <Value extends string>(of: Enumeration<string, Value>) =>
  z.array(of.schema).min(1).max(of.values.length).optional()
const steps = z.array(stepKey).min(1).max(searchBounds.chosen).optional()
const year = modelYearShape.optional()
const km = z.int().min(0).max(odometerKmMax * 2).optional()
const won = wonShape.optional()

/** Left out means all the same. Values of one criterion widen it; criteria narrow each other, and so do options. */
const searchCriteria = {
  text: lineOf(searchBounds.text).optional().meta({ examples: ['그랜저 ig', 'ㄱㄹㅈ'] }),
  makers: steps,
  models: steps,
  detailModels: steps,
  grades: steps,
  detailGrades: steps,
  origins: chosen(origin),
  yearFrom: year,
  yearTo: year,
  kmFrom: km,
  kmTo: km,
  guideFromWon: won,
  guideToWon: won,
  fuels: chosen(fuel),
  drives: chosen(drive),
  transmissions: chosen(transmission),
  colors: chosen(color),
  regions: chosen(province),
  accidents: chosen(accidentHistory),
  sunroofs: chosen(sunroof),
  options: chosen(carOption),
  kinds: chosen(contractKind),
  houseTypes: chosen(auctionHouseType),
  endsWithinHours: z.int().min(1).max(searchBounds.endsWithinHours).optional(),
}
export const searchCriteriaShape = z.strictObject(searchCriteria).meta({ id: 'SearchCriteria' })
export type SearchCriteria = z.output<typeof searchCriteriaShape>

export const searchWish = z.strictObject({
  criteria: z.strictObject({
    ...searchCriteria,
    /** Of the office and of sellers alone: a dealer must not find a car by its plate. */
    plateSuffix: z.string().regex(/^\d{1,4}$/).max(4).optional().meta({ examples: ['3456'] }),
    /** Of the office and of sellers alone: dealers look at what is open. */
    states: chosen(auctionState),
  }).default({}),
  sort: z.strictObject({ by: searchSortKey.schema, direction: z.enum(['asc', 'desc']) })
    .default({ by: 'endsAt', direction: 'asc' }),
  size: z.int().min(0).max(limits.pageSize).default(limits.pageSizeDefault)
    .meta({ description: 'None where only counts are asked for' }),
  cursor: z.string().min(1).max(limits.cursorText).optional(),
  count: z.boolean().default(false),
  /** Counted under all criteria but their own. */
  facets: z.array(searchFacet.schema).max(searchFacet.values.length).default([]),
}).meta({
  examples: [{
    criteria: { text: '그랜저', yearFrom: 2020, kmTo: 80_000, fuels: ['gasoline', 'hybrid_G'] },
    sort: { by: 'endsAt', direction: 'asc' }, size: 20, count: true, facets: ['maker', 'region'],
  }],
})
export type SearchWish = z.output<typeof searchWish>

export const facetShape = z.object({
  facet: searchFacet.schema,
  values: z.array(z.object({
    key: stepKey,
    /** Of steps of the model; values of enumerations have their own words. */
    name: z.string().max(limits.title).nullable(),
    count: z.int().min(1),
  })).max(searchBounds.facetValues),
}).meta({ id: 'SearchFacetCounts' })

export const searchAnswerShape = z.object({
  items: z.array(auctionSearchShape).max(limits.pageSize),
  nextCursor: z.string().max(limits.cursorText).nullable(),
  count: z.union([z.int().min(0).max(limits.countExact), z.literal('10,000+')]).optional(),
  facets: z.array(facetShape).max(searchFacet.values.length),
  /** By this clock times are still to come. */
  now: timeShape,
}).meta({ id: 'AuctionSearchAnswer' })
