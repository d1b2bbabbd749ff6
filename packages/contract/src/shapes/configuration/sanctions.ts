// Configuration of sanctions: what each violation brings, and when points become warnings and warnings a ban.
import { z } from 'zod'
import { bidRestriction, depositDeduction, violationDetailType, violationEscalation } from '../../enums.ts'
import { basisPoints, upTo, won } from './amounts.ts'

export const sanctionPreset = z.strictObject({
  points: z.int().min(0).max(1_000),
  escalation: violationEscalation.schema,
  restriction: bidRestriction.schema,
  /** null: none, for good, or until the missed act is done. */
  restrictionDays: upTo(3_650).nullable(),
  deduction: depositDeduction.schema,
  /** A house that does not judge such a thing says so here; then nobody can apply it. */
  isInForce: z.boolean().default(true),
})
export type SanctionPreset = z.output<typeof sanctionPreset>

export const sanctionsConfiguration = z.strictObject({
  pointsPerWarning: upTo(1_000),
  pointsLiveMonths: upTo(120),
  warningsBeforeRestriction: upTo(100),
  restrictionDays: upTo(3_650),
  warningsBeforeBan: upTo(100),
  /** When the contract dies before the missed act is done. */
  unhealedRestrictionDays: upTo(3_650),
  /** How long a shop may answer a violation with an appeal. */
  appealDays: upTo(365).default(14),
  deduction: z.strictObject({ ofPriceBasisPoints: basisPoints, floorWon: won, capWon: won }),
  presets: z.record(violationDetailType.schema, sanctionPreset),
})
