// Judges past violations anew by the rules that judge them when they happen, and prices past awards anew.
import type { BidRestriction, ContractKind } from '@bidyard/contract/enums'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import { awardFeeWon } from '@bidyard/contract/shapes/money/award-fee'
import { deductionOf } from '@bidyard/contract/shapes/money/deduction'
import type { ViolationRule } from '@bidyard/contract/shapes/standing/violations'
import { afterMonths, type JudgedViolation, ladderOf, ladderWish, ownWish } from '../../violations/for-other-areas.ts'

export interface Judgement {
  readonly points: number
  readonly restriction: BidRestriction
  readonly restrictionDays: number | null
  readonly deductionWon: number
}

export interface Case extends JudgedViolation {
  readonly priceWon: number | null
}

const nothing: Judgement = { points: 0, restriction: 'none', restrictionDays: null, deductionWon: 0 }

/** What has no end is stronger than what has one. */
const strength = ({ restriction, days }: { readonly restriction: BidRestriction; readonly days: number | null }) =>
  (restriction === 'permanentBan' ? Infinity : days ?? Number.MAX_SAFE_INTEGER)

export const judge = (one: Case, all: readonly JudgedViolation[]): Judgement => {
  if (!one.counts) return nothing
  const { rule, priceWon } = one
  const wishes = [ownWish(one), ladderWish(ladderOf(one, all), one)].filter((wish) => wish !== undefined)
  const [strongest] = wishes.toSorted((first, second) => strength(second) - strength(first))
  return {
    points: rule.points, restriction: strongest?.restriction ?? 'none', restrictionDays: strongest?.days ?? null,
    deductionWon: rule.deduction === 'none' ? 0 : deductionOf(priceWon ?? 0, rule),
  }
}

/** By another rule; where the draft judges no such thing, it counts for nothing. */
export const underRule = (one: Case, rule: ViolationRule | undefined): Case =>
  rule === undefined
    ? { ...one, counts: false } : { ...one, rule, pointsUntil: afterMonths(one.appliedAt, rule.pointsLiveMonths) }

export const isSame = (one: Judgement, other: Judgement): boolean =>
  one.points === other.points && one.restriction === other.restriction
  && one.restrictionDays === other.restrictionDays && one.deductionWon === other.deductionWon

export interface Totals {
  readonly points: number
  readonly deductionWon: number
  readonly restricted: number
  readonly banned: number
}

export const totalsOf = (all: readonly Judgement[]): Totals => ({
  points: all.reduce((sum, { points }) => sum + points, 0),
  deductionWon: all.reduce((sum, { deductionWon }) => sum + deductionWon, 0),
  restricted: all.filter(({ restriction }) => restriction === 'warning').length,
  banned: all.filter(({ restriction }) => restriction === 'permanentBan').length,
})

export const feeOf = (
  fees: ConfigurationOf<'fees'>, { kind, priceWon }: { readonly kind: ContractKind; readonly priceWon: number },
): number => awardFeeWon(fees.successBidFee[kind], priceWon)
