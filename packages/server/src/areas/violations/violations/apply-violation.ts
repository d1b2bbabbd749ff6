// Applies a violation to a shop, for a clerk, for the clock and for contracts alike; the rule decides what follows.
import { type ViolationDetailType, violationDetailType } from '@bidyard/contract/enums'
import { deductionOf } from '@bidyard/contract/shapes/money/deduction'
import type { Related } from '@bidyard/contract/shapes/standing/violations'
import { violationTypeOf } from '@bidyard/contract/shapes/standing/violation-types'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { takeFromDeposit } from '../../finance/for-other-areas.ts'
import { afterDays, afterMonths } from '../standing/calendar-rules.ts'
import { ladderOf, ladderWish, ownWish, type RestrictionWish } from '../standing/ladder-rules.ts'
import { insertPenalties } from '../standing/penalties.sql.ts'
import { type HeldStanding, holdStanding, listJudgedOf, settleStanding } from '../standing/settle-standing.ts'
import type { NewPenalty } from '../standing/penalty.ts'
import type { SanctionGiven } from '../violation-parts.ts'
import { findRule } from './rule-of.ts'
import { findViolationBySource, insertViolation } from './violations.sql.ts'

export interface ViolationWish {
  readonly shopId: string
  readonly memberId: string | null
  readonly detail: ViolationDetailType
  readonly violateAt: Date
  readonly statement: string
  readonly isEvidenceShown: boolean
  readonly related: Related
  /** What a share is taken of: a contract's own where there is one. Without it the least is taken. */
  readonly priceWon: number | null
  /** The fact behind it, such as `contract:…:payment`: told again, it is the same violation. Null from a person. */
  readonly source: string | null
  /** The revision of the configuration that a contract began with; without it what held when it happened. */
  readonly revision?: number
  /** When it is applied; only a made-up past says so. */
  readonly at?: Date
}

export type Applied =
  | { readonly id: string; readonly isNew: boolean }
  | { readonly problem: 'shopMissing' | 'ruleMissing' }

type FoundRule = NonNullable<Awaited<ReturnType<typeof findRule>>>

const restrictionRow = (id: string, now: Date, wish: RestrictionWish): NewPenalty => ({
  violationId: id, kind: 'restriction', cause: wish.cause, value: wish.days, restriction: wish.restriction, from: now,
  until: wish.until,
})

const takeMoney = async (given: SanctionGiven, id: string, wish: ViolationWish, rule: FoundRule['rule']) => {
  const wantedWon = rule.deduction === 'none' ? 0 : deductionOf(wish.priceWon ?? 0, rule)
  if (wantedWon === 0) return undefined
  // A statement of money names no violation beside it.
  const reason = `${violationDetailType.labels[wish.detail].ko}: ${wish.statement}`.slice(0, 500)
  return takeFromDeposit(given, {
    shopId: wish.shopId, source: sourceOfDeduction(id), wantedWon, reason,
    subject: 'shopViolation', subjectId: id, ...wish.related, at: wish.at ?? null,
  })
}

export const sourceOfDeduction = (violationId: string): string => `violation:${violationId}`

/** Points first: the ladder counts them. */
const impose = async (
  given: SanctionGiven, { shop, now }: HeldStanding, id: string, { wish, found: { rule } }: {
    readonly wish: ViolationWish; readonly found: FoundRule
  },
): Promise<void> => {
  const { tx } = given
  const judged = await listJudgedOf(tx, shop.id)
  const own = judged.find((one) => one.id === id)
  if (own === undefined) throw new Error('a violation that was just written is gone')
  const restrictions = [ownWish(own), ladderWish(ladderOf(own, judged), own)].filter((one) => one !== undefined)
  const taken = await takeMoney(given, id, wish, rule)
  const points = rule.points === 0 ? [] : [{
    violationId: id, kind: 'points' as const, cause: 'rule' as const, value: rule.points, restriction: null, from: now,
    until: own.pointsUntil,
  }]
  const deduction = taken === undefined ? [] : [{
    violationId: id, kind: 'deduction' as const, cause: 'rule' as const, value: taken.wantedWon, restriction: null,
    from: now, until: null, claimWon: taken.claimWon,
  }]
  await insertPenalties(tx, shop.id, [
    ...points, ...restrictions.map((restriction) => restrictionRow(id, now, restriction)), ...deduction,
  ])
}

export const applyViolation = async (given: SanctionGiven, wish: ViolationWish): Promise<Applied> => {
  const { tx, doer, emit } = given
  const held = await holdStanding(tx, wish.shopId, wish.at)
  if (held === undefined) return { problem: 'shopMissing' }
  const known = wish.source === null ? undefined : await findViolationBySource(tx, wish.source)
  if (known !== undefined) return { id: known.id, isNew: false }
  const { now, before } = held
  const found = await findRule(tx, { detail: wish.detail, at: wish.violateAt, revision: wish.revision })
  if (found === undefined) return { problem: 'ruleMissing' }

  const { related, revision: _, at: __, ...facts } = wish
  const isByStaff = doer.actor === 'staff'
  const id = await insertViolation(tx, { ...doer, memberId: isByStaff ? doer.memberId : null }, {
    ...facts, ...related, type: violationTypeOf[wish.detail], rule: found.rule, ruleVersion: found.version,
    appliedAt: now, pointsUntil: afterMonths(now, found.rule.pointsLiveMonths),
    appealUntil: afterDays(now, found.appealDays),
  })
  await impose(given, held, id, { wish, found })
  const after = await settleStanding(given, held)
  await writeAudit(tx, doer, [{
    act: 'apply violation', subject: 'shopViolation', subjectId: id, before,
    after: { ...after, shopId: wish.shopId, detail: wish.detail, ruleVersion: found.version }, reason: wish.statement,
  }])
  emit('violationApplied', { violationId: id, shopId: wish.shopId })
  return { id, isNew: true }
}
