// The rule for a violation, in numbers, from the version of the configuration that held when it happened.
import type { ViolationDetailType } from '@bidyard/contract/enums'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import { type ViolationRule, violationRuleShape } from '@bidyard/contract/shapes/standing/violations'
import type { Reader } from '../../../runtime/database/database.ts'
import { readConfigurationAt, readConfigurationWhen } from '../../reference/for-other-areas.ts'

export const ruleIn = (
  sanctions: ConfigurationOf<'sanctions'>, detail: ViolationDetailType,
): ViolationRule | undefined => {
  const { isInForce, ...preset } = sanctions.presets[detail]
  if (!isInForce) return undefined
  const { pointsLiveMonths, pointsPerWarning, warningsBeforeRestriction, warningsBeforeBan } = sanctions
  return {
    ...preset, pointsLiveMonths, pointsPerWarning, warningsBeforeRestriction, warningsBeforeBan,
    warningRestrictionDays: sanctions.restrictionDays, unhealedRestrictionDays: sanctions.unhealedRestrictionDays,
    ...sanctions.deduction,
  }
}

export const readRule = (rule: unknown): ViolationRule => violationRuleShape.parse(rule)

interface FoundRule {
  readonly version: number
  readonly rule: ViolationRule
  readonly appealDays: number
}

/** Undefined where the house did not judge such a thing. A contract names the revision that it began with. */
export const findRule = async (db: Reader, given: {
  readonly detail: ViolationDetailType; readonly at: Date; readonly revision: number | undefined
}): Promise<FoundRule | undefined> => {
  const { detail, at, revision } = given
  const found = revision === undefined
    ? await readConfigurationWhen(db, 'sanctions', at)
    : await readConfigurationAt(db, 'sanctions', revision)
  const rule = ruleIn(found.value, detail)
  return rule === undefined ? undefined : { version: found.version, rule, appealDays: found.value.appealDays }
}
