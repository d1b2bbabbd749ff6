// Violations and penalties as the rules of sanctions see them, with nothing in them that a test does not ask for.
import type { ViolationRule } from '@bidyard/contract/shapes/standing/violations'
import type { JudgedViolation } from '../../areas/violations/standing/ladder-rules.ts'
import type { Penalty } from '../../areas/violations/standing/penalty.ts'

/** Noon of Seoul, so many days into March 2026. */
export const noonOf = (day: number): Date => new Date(Date.UTC(2026, 2, day, 3))

/** The midnight that ends that day of March 2026. */
export const endOf = (day: number): Date => new Date(Date.UTC(2026, 2, day, 15))

/** One warning for each ten points, a restriction from the third on, a ban from the fifth. */
export const ruleWith = (more: Partial<ViolationRule> = {}): ViolationRule => ({
  points: 10, pointsLiveMonths: 12, pointsPerWarning: 10, escalation: 'warningCountBased', restriction: 'none',
  restrictionDays: null, warningsBeforeRestriction: 3, warningRestrictionDays: 30, warningsBeforeBan: 5,
  unhealedRestrictionDays: 30, deduction: 'none', ofPriceBasisPoints: 0, floorWon: 0, capWon: 0, ...more,
})

/** Judged at noon of the day that is its place; its points outlive every test. */
export const judged = (place: number, more: Partial<JudgedViolation> = {}): JudgedViolation => ({
  id: `v${place}`, place, counts: true, rule: ruleWith(), appliedAt: noonOf(place), pointsUntil: endOf(400), ...more,
})

/** Ten points of a violation of its place. */
export const pointsOf = (place: number, more: Partial<Penalty> = {}): Penalty => ({
  id: `p${place}`, violationId: `v${place}`, kind: 'points', cause: 'rule', value: 10, restriction: null,
  from: noonOf(place), until: endOf(400), endedAt: null, ...more,
})

export const warningOf = (place: number, more: Partial<Penalty> = {}): Penalty =>
  pointsOf(place, { id: `w${place}`, kind: 'warning', cause: 'warningCount', value: 1, ...more })

export const restrictionOf = (place: number, more: Partial<Penalty> = {}): Penalty =>
  pointsOf(place, {
    id: `r${place}`, kind: 'restriction', cause: 'warningCount', value: 30, restriction: 'warning',
    until: endOf(place + 30), ...more,
  })

export const banOf = (place: number, more: Partial<Penalty> = {}): Penalty =>
  restrictionOf(place, { value: null, restriction: 'permanentBan', until: null, ...more })
