// What a violation would cost, before it happens, by the same rule that judges it then.
import type { ViolationDetailType } from '@bidyard/contract/enums'
import { deductionOf } from '@bidyard/contract/shapes/money/deduction'
import type { Reader } from '../../../runtime/database/database.ts'
import { findRule } from './rule-of.ts'

export interface Forecast {
  readonly detail: ViolationDetailType
  readonly points: number
  readonly deductionWon: number
  /** No new bids until the missed act is done. */
  readonly restricts: boolean
}

/** Undefined where the house does not judge such a thing. */
export const forecastViolation = async (
  db: Reader, { detail, at, revision, priceWon }: {
    readonly detail: ViolationDetailType; readonly at: Date; readonly revision: number; readonly priceWon: number
  },
): Promise<Forecast | undefined> => {
  const found = await findRule(db, { detail, at, revision })
  if (found === undefined) return undefined
  const { points, deduction, escalation } = found.rule
  return {
    detail, points, deductionWon: deduction === 'none' ? 0 : deductionOf(priceWon, found.rule),
    restricts: escalation === 'conditionalRelease',
  }
}
