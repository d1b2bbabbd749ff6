// What-if: past cases judged by a draft of the configuration, beside what they were by the rules that held then.
import { z } from 'zod'
import { contractKind } from '../../enums/contracts.ts'
import { bidRestriction, violationDetailType } from '../../enums/violations.ts'
import { limits } from '../../limits.ts'
import { feesConfiguration } from '../configuration/fees.ts'
import { sanctionsConfiguration } from '../configuration/sanctions.ts'
import { timeShape } from '../labels.ts'

const day = z.iso.date().max(10).refine((text) => text >= '2000' && text < '2200')
const period = { from: day.meta({ examples: ['2026-01-01'] }), days: z.int().min(1).max(limits.replayDays) }

export const sanctionsReplayWish = z.strictObject({ ...period, draft: sanctionsConfiguration })
export const feesReplayWish = z.strictObject({ ...period, draft: feesConfiguration })

const count = z.int().min(0).max(limits.number)
const won = z.int().min(-limits.number).max(limits.number)

export const judgementShape = z.object({
  points: count,
  restriction: bidRestriction.schema,
  /** Null for good, until the missed act is done, or where nothing is restricted. */
  restrictionDays: count.nullable(),
  deductionWon: won,
}).meta({ id: 'Judgement' })

const sanctionTotals = z.object({
  points: count, deductionWon: won, restricted: count, banned: count,
}).meta({ id: 'SanctionTotals' })

export const sanctionsReplayShape = z.object({
  /** The newest first; those whose outcome differs and those that stay. */
  cases: z.array(z.object({
    violationId: z.uuid(),
    violationNo: z.string().max(limits.code),
    shopName: z.string().max(limits.name),
    detail: violationDetailType.schema,
    appliedAt: timeShape,
    was: judgementShape,
    wouldBe: judgementShape,
    isChanged: z.boolean(),
  })).max(limits.replayCases),
  /** Of the cases above. */
  was: sanctionTotals,
  wouldBe: sanctionTotals,
  changed: count,
  /** False where the period holds more cases than were judged: the newest were. */
  isWhole: z.boolean(),
}).meta({ id: 'SanctionsReplay' })

export const feesReplayShape = z.object({
  cases: z.array(z.object({
    contractId: z.uuid(),
    contractNo: z.string().max(limits.code),
    kind: contractKind.schema,
    shopName: z.string().max(limits.name),
    awardedAt: timeShape,
    priceWon: won,
    wasWon: won,
    wouldBeWon: won,
    differenceWon: won,
  })).max(limits.replayCases),
  wasWon: won,
  wouldBeWon: won,
  differenceWon: won,
  changed: count,
  isWhole: z.boolean(),
}).meta({ id: 'FeesReplay' })
