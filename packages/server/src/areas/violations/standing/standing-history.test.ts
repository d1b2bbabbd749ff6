// Escalation as properties: whatever happens to violations in whatever order, a shop stands as its past alone says.
import { type ViolationDetailType, violationDetailType } from '@bidyard/contract/enums'
import type { ViolationRule } from '@bidyard/contract/shapes/standing/violations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { koreaCommercial } from '../../reference/configuration/presets/korea-commercial.ts'
import { openPenaltyBook } from '../../../testing/violations/penalty-book.ts'
import { type PastViolation, plainStanding } from '../../../testing/violations/plain-standing.ts'
import { ruleIn } from '../violations/rule-of.ts'

const ruleOf = (detail: ViolationDetailType): ViolationRule => {
  const rule = ruleIn(koreaCommercial.sanctions, detail)
  if (rule === undefined) throw new Error(`${detail} has no rule`)
  return rule
}

const index = fc.nat({ max: 40 })
const later = ['pardon', 'delete', 'release', 'done', 'giveUp'] as const
const applying = (...details: ViolationDetailType[]) =>
  fc.record({ do: fc.constant('apply' as const), detail: fc.constantFrom(...details) })
const act = fc.oneof(
  { weight: 6, arbitrary: applying(...violationDetailType.values) },
  { weight: 6, arbitrary: applying('selfContractTradeRefusal', 'selfContractPurchaseDecline', 'misconduct') },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom(...later), at: index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const) }) },
)
const history = fc.array(fc.record({ hours: fc.nat({ max: 60 * 24 }), act }), { minLength: 1, maxLength: 40 })

const start = new Date('2026-01-30T12:00:00Z')

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

/** The same history, told to the book act by act and kept as a plain past. */
const live = (acts: readonly { readonly hours: number; readonly act: Act }[]) => {
  const book = openPenaltyBook()
  const past: PastViolation[] = []
  const ids: string[] = []
  let now = start
  const step = (one: Act): void => {
    if (one.do === 'expire') return book.expire(now)
    if (one.do === 'apply') {
      const rule = ruleOf(one.detail)
      ids.push(book.apply(rule, now))
      past.push({
        appliedAt: now, points: rule.points, escalation: rule.escalation, restriction: rule.restriction,
        days: rule.restrictionDays, undone: false, released: false, done: false, unhealedAt: null,
      })
      return
    }
    const at = past.length === 0 ? -1 : one.at % past.length
    const [violation, id] = [past[at], ids[at]]
    if (violation === undefined || id === undefined || violation.undone) return
    if (one.do === 'pardon') book.undo(id, 'pardoned', now)
    if (one.do === 'delete') book.undo(id, 'deleted', now)
    if (one.do === 'pardon' || one.do === 'delete') violation.undone = true
    if (one.do === 'release') {
      book.release(id, now)
      violation.released = true
    }
    if (one.do === 'done') book.done(id, now)
    if (one.do === 'giveUp') book.giveUp(id, now)
    if (one.do === 'done' && violation.unhealedAt === null) violation.done = true
    if (one.do === 'giveUp' && !violation.done) violation.unhealedAt ??= now
  }
  return {
    run: (check: () => void): void => {
      for (const { hours, act: one } of acts) {
        now = new Date(now.getTime() + hours * 3_600_000)
        step(one)
        check()
      }
    },
    book, past, now: () => now,
  }
}

test('after each act a shop stands as its past alone says', () => {
  let banned = 0
  let restricted = 0
  fc.assert(fc.property(history, (acts) => {
    const shop = live(acts)
    shop.run(() => {
      const expected = plainStanding(shop.past, shop.now())
      expect(shop.book.standing(shop.now())).toMatchObject(expected)
      expect(shop.book.standing(shop.now()).warnings).toBe(expected.warnings)
      banned += expected.restriction === 'permanentBan' ? 1 : 0
      restricted += expected.restriction === 'warning' ? 1 : 0
    })
  }), { numRuns: 400 })
  // Else nothing was proven.
  expect(Math.min(banned, restricted)).toBeGreaterThan(100)
})

test('there are as many rows of warnings as warnings, once the clock has come by', () => {
  fc.assert(fc.property(history, (acts) => {
    const shop = live(acts)
    shop.run(() => {
      shop.book.expire(shop.now())
      expect(shop.book.warningRows(shop.now())).toBe(plainStanding(shop.past, shop.now()).warnings)
    })
  }), { numRuns: 300 })
})

test('pardons come to the same in any order, and never make it worse', () => {
  const pardons = fc.uniqueArray(fc.nat({ max: 11 }), { minLength: 2, maxLength: 6 })
  const details = fc.array(fc.constantFrom(...violationDetailType.values), { minLength: 12, maxLength: 12 })
  fc.assert(fc.property(details, pardons, fc.nat({ max: 300 }), (given, order, days) => {
    const end = new Date(start.getTime() + (12 + days) * 86_400_000)
    const standingAfter = (undone: readonly number[]) => {
      const book = openPenaltyBook()
      const ids = given.map((detail, day) => book.apply(ruleOf(detail), new Date(start.getTime() + day * 86_400_000)))
      for (const at of undone) book.undo(ids[at] ?? '', 'pardoned', new Date(end.getTime()))
      return book.standing(end)
    }
    const [none, one, other] = [standingAfter([]), standingAfter(order), standingAfter(order.toReversed())]
    expect(one).toEqual(other)
    const weight = { none: 0, warning: 1, permanentBan: 2 }
    expect(weight[one.restriction]).toBeLessThanOrEqual(weight[none.restriction])
    expect(one.points).toBeLessThanOrEqual(none.points)
  }), { numRuns: 300 })
})
