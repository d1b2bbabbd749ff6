// Numbers of a period beside those of the one before it: in all, over time, by kind, by step, and what went wrong.
import { z } from 'zod'
import { contractKind } from '../../enums/contracts.ts'
import { disputeKind, timedStep } from '../../enums/reports.ts'
import { violationType } from '../../enums/violations.ts'
import { limits } from '../../limits.ts'
import { timeShape } from '../labels.ts'

/** Two years and the two before them are still sums of days. */
export const periodDaysMax = 731

const day = z.iso.date().max(10)
const count = z.int().min(0).max(limits.number)
const won = z.int().min(-limits.number).max(limits.number)

/** The first day of a period in Seoul, and how many there are of them. */
export const periodQuery = z.strictObject({
  from: day.refine((text) => text >= '2000' && text < '2200').meta({ examples: ['2026-11-01'] }),
  days: z.int().min(1).max(periodDaysMax).meta({ examples: [30] }),
})

/** Days in Seoul; both belong to it. */
export const periodShape = z.object({ from: day, until: day }).meta({ id: 'Period' })

const market = {
  opened: count,
  closed: count,
  /** Of those that closed in the period: found a buyer who has not fallen since. */
  sold: count,
  /** Of those that closed in the period: bids of all shops. */
  bids: count,
  awards: count,
  awardsWon: won,
  /** Awards of cars that a price guide knows: what was bid, and the guide's middle. */
  guidedWon: won,
  guideWon: won,
}

const kindFigures = z.object(market).meta({ id: 'KindFigures' })

const officeFigures = z.object({
  orders: count,
  ...market,
  done: count,
  doneWon: won,
  fallen: count,
  revenueWon: won,
  penaltyWon: won,
  inWon: won,
  outWon: won,
  restrictions: count,
  deductedWon: won,
}).meta({ id: 'OfficeFigures' })

const stepFigures = z.object({
  count,
  /** How long it took, on average. */
  hours: z.number().min(0),
}).meta({ id: 'StepFigures' })

const both = <Shape extends z.ZodType>(shape: Shape) => ({ now: shape, earlier: shape })

export const officeNumbersShape = z.object({
  period: periodShape,
  earlier: periodShape,
  /** The day of it that was counted longest ago; null while none was. */
  countedAt: timeShape.nullable(),
  /** Days of both periods that are still to be counted. */
  waitingDays: z.int().min(0),
  total: z.object(both(officeFigures)),
  /** Days, weeks or four weeks from the first day on; as many of the period before, one by one. */
  spans: z.array(z.object({ ...periodShape.shape, ...both(officeFigures) })).max(periodDaysMax),
  kinds: z.array(z.object({ kind: contractKind.schema, ...both(kindFigures) })).max(contractKind.values.length),
  steps: z.array(z.object({ step: timedStep.schema, ...both(stepFigures) })).max(timedStep.values.length),
  disputes: z.array(z.object({ kind: disputeKind.schema, ...both(count) })).max(disputeKind.values.length),
  violations: z.array(z.object({ type: violationType.schema, ...both(count) })).max(violationType.values.length),
}).meta({ id: 'OfficeNumbers' })
