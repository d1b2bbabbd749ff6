// Counts of the office become figures: over all, by span, kind and step, now and before.
import { contractKind, disputeKind, timedStep, violationType } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import type { Cell } from '../days/day-types.ts'
import { numbersOf } from './figures-rules.ts'

const spans = [{ from: '2026-01-01', until: '2026-01-01' }, { from: '2026-01-02', until: '2026-01-02' }]
const cell = (measure: string, part: string, count: number, total = 0, more: Partial<Cell> = {}): Cell =>
  ({ isEarlier: false, place: 0, measure, part, count, total, ...more })
const before = { isEarlier: true }

const cells = [
  cell('orders', '', 2), cell('opened', 'self', 3), cell('opened', 'pro', 4, 0, { place: 1 }),
  cell('closed', 'self', 5), cell('sold', 'self', 6), cell('bids', 'self', 7), cell('awards', 'self', 8, 80),
  cell('guided', 'self', 0, 81), cell('guide', 'self', 0, 82), cell('done', 'self', 9, 90), cell('fallen', 'self', 10),
  cell('money', 'revenue', 1, 11), cell('money', 'penalty', 1, 12), cell('money', 'in', 1, 13),
  cell('money', 'out', 1, 14), cell('restriction', '', 15), cell('deduction', '', 1, 16),
  cell('opened', 'self', 100, 0, before), cell('orders', '', 200, 0, { ...before, place: 1 }),
  cell('step', 'toMarket', 4, 5 * 3_600), cell('step', 'payment', 3, 10_000), cell('step', 'payment', 1, 36, before),
  cell('dispute', 'fault', 17), cell('dispute', 'fault', 18, 0, before), cell('violation', 'ruleViolation', 19),
]
const { total, spans: parts, kinds, steps, disputes, violations } = numbersOf(cells, spans)

test('all of it is summed', () => {
  expect(total.now).toEqual({
    orders: 2, opened: 7, closed: 5, sold: 6, bids: 7, awards: 8, awardsWon: 80, guidedWon: 81, guideWon: 82, done: 9,
    doneWon: 90, fallen: 10, revenueWon: 11, penaltyWon: 12, inWon: 13, outWon: 14, restrictions: 15, deductedWon: 16,
  })
  expect([total.earlier.opened, total.earlier.orders, total.earlier.done]).toEqual([100, 200, 0])
})

test('each span has its own', () => {
  expect(parts.map(({ from, now, earlier }) => [from, now.opened, now.orders, earlier.opened, earlier.orders]))
    .toEqual([['2026-01-01', 3, 2, 100, 0], ['2026-01-02', 4, 0, 0, 200]])
})

test('each kind has its own', () => {
  expect(kinds.map(({ kind, now, earlier }) => [kind, now.opened, earlier.opened]))
    .toEqual(contractKind.values.map((kind) => [kind, { self: 3, pro: 4, prime: 0 }[kind], kind === 'self' ? 100 : 0]))
  expect(kinds.find(({ kind }) => kind === 'self')?.now).toEqual({
    opened: 3, closed: 5, sold: 6, bids: 7, awards: 8, awardsWon: 80, guidedWon: 81, guideWon: 82,
  })
})

test('steps take hours on average, to the hundredth', () => {
  expect(steps.map(({ step }) => step)).toEqual(timedStep.values)
  const of = (step: string) => steps.find((one) => one.step === step)
  expect(of('toMarket')).toEqual({
    step: 'toMarket', now: { count: 4, hours: 1.25 }, earlier: { count: 0, hours: 0 },
  })
  expect(of('payment')).toEqual({ step: 'payment', now: { count: 3, hours: 0.93 }, earlier: { count: 1, hours: 0.01 } })
})

test('disputes and violations are counted by kind', () => {
  expect(disputes).toEqual(disputeKind.values.map((kind) =>
    (kind === 'fault' ? { kind, now: 17, earlier: 18 } : { kind, now: 0, earlier: 0 })))
  expect(violations).toEqual(violationType.values.map((type) =>
    ({ type, now: type === 'ruleViolation' ? 19 : 0, earlier: 0 })))
})
