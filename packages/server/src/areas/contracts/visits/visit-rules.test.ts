// Rules of visits: which moments are slots, which of them may be taken, and what a seller may offer.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsWindow, isBeforeVisit, momentOf, visitAt, visitsFrom } from './visit-rules.ts'

const rules = {
  visitWithinDays: 5, visitFrom: '09:00', visitTo: '20:00', slotMinutes: 30, delayCountMax: 2,
  deliveryWithinBusinessDays: 5,
}
/** A Sunday noon in Seoul. */
const now = new Date('2026-11-22T03:00:00Z')
const isSlot = (text: string, windows: readonly { from: string; to: string }[] = []) =>
  visitAt(momentOf(text) ?? new Date(Number.NaN), now, rules, windows) !== undefined

test.each([
  ['2026-11-23T09:00:00+09:00', true], ['2026-11-23T19:30:00+09:00', true], ['2026-11-22T12:30:00+09:00', true],
  ['2026-11-27T19:30:00+09:00', true], ['2026-11-23T01:00:00Z', true],
  // In the past, now, between slots, too early, too late, too far.
  ['2026-11-22T11:30:00+09:00', false], ['2026-11-22T12:00:00+09:00', false], ['2026-11-23T09:15:00+09:00', false],
  ['2026-11-23T09:00:30+09:00', false], ['2026-11-23T08:30:00+09:00', false], ['2026-11-23T20:00:00+09:00', false],
  ['2026-11-28T09:00:00+09:00', false],
])('%s is a slot: %s', (text, is) => expect(isSlot(text)).toBe(is))

test.each(['tomorrow', '', '2026-11-23', '2026-11-23T09:00:00', '2026-13-45T09:00:00Z',
  '2027-02-30T10:00:00+09:00', '2026-11-31T10:00:00+09:00'])('%s is no moment', (text) =>
  expect(momentOf(text)).toBeUndefined())

test('a slot lies inside what the seller offers', () => {
  const windows = [{ from: '2026-11-23T13:00:00+09:00', to: '2026-11-23T15:00:00+09:00' }]
  expect(['13:00', '14:30', '12:30', '15:00'].map((time) => isSlot(`2026-11-23T${time}:00+09:00`, windows)))
    .toEqual([true, true, false, false])
})

test('a span that nobody can come in is no offer', () => {
  const fits = (from: string, to: string) => fitsWindow({ from, to }, now, rules)
  expect(fits('2026-11-23T13:00:00+09:00', '2026-11-23T13:30:00+09:00')).toBe(true)
  expect(fits('2026-11-23T13:00:00+09:00', '2026-11-23T13:20:00+09:00')).toBe(false)
  expect(fits('2026-11-23T13:00:00+09:00', '2026-11-23T12:00:00+09:00')).toBe(false)
  expect(fits('2026-11-21T13:00:00+09:00', '2026-11-21T15:00:00+09:00')).toBe(false)
  expect(fits('2026-12-21T13:00:00+09:00', '2026-12-21T15:00:00+09:00')).toBe(false)
  // At night, and between two slots.
  expect(fits('2026-11-23T21:30:00+09:00', '2026-11-23T23:30:00+09:00')).toBe(false)
  expect(fits('2026-11-23T13:10:00+09:00', '2026-11-23T13:50:00+09:00')).toBe(false)
  expect(fits('2026-11-22T23:30:00+09:00', '2026-11-23T09:30:00+09:00')).toBe(true)
})

test('whatever is accepted is ahead, in the hours, and no longer than a slot', () => {
  fc.assert(fc.property(fc.integer({ min: -10_000, max: 20_000 }), (minutes) => {
    const from = new Date(now.getTime() + minutes * 60_000)
    const visit = visitAt(from, now, rules, [])
    if (visit === undefined) return
    const hour = (from.getUTCHours() + 9) % 24
    expect(minutes).toBeGreaterThan(0)
    expect(hour).toBeGreaterThanOrEqual(9)
    expect(hour).toBeLessThan(20)
    expect(visit.to.getTime() - from.getTime()).toBe(30 * 60_000)
  }))
})

test('a moment has its zone, with or without seconds, and nothing around it', () => {
  const at = new Date('2026-11-23T00:00:00Z')
  for (const text of ['2026-11-23T00:00Z', '2026-11-23T09:00:00+09:00', '2026-11-23t00:00:00.000z'])
    expect(momentOf(text)).toEqual(at)
  expect(momentOf('2026-11-23T00:00:00.123456Z')).toEqual(new Date('2026-11-23T00:00:00.123Z'))
  for (const text of ['x2026-11-23T00:00Z', '2026-11-23T00:00Zx', '+002026-11-23T00:00Z', '2026-11-23T00:00:00.Z'])
    expect(momentOf(text)).toBeUndefined()
})

describe('the slots that can be agreed on', () => {
  const told = (windows: readonly { from: string; to: string }[], of = rules, from = now): string[] =>
    visitsFrom(from, of, windows).map((visit) => visit.from.toISOString())

  test('are all of the hours of the house from now to the last day', () => {
    const slots = told([])
    expect(slots).toHaveLength(15 + 5 * 22)
    expect([slots[0], slots.at(-1)]).toEqual(['2026-11-22T03:30:00.000Z', '2026-11-27T10:30:00.000Z'])
    expect(slots.toSorted()).toEqual(slots)
  })

  test('are those that the seller offers, in any of several spans', () => {
    const windows = [
      { from: '2026-11-23T13:00:00+09:00', to: '2026-11-23T14:00:00+09:00' },
      { from: '2026-11-24T08:00:00+09:00', to: '2026-11-24T09:30:00+09:00' },
    ]
    expect(told(windows)).toEqual([
      '2026-11-23T04:00:00.000Z', '2026-11-23T04:30:00.000Z', '2026-11-24T00:00:00.000Z',
    ])
    expect(told([{ from: '2026-11-23T00:00:00+09:00', to: '2026-11-23T00:00:00+09:00' }])).toEqual([])
  })

  test('keep to hours that do not begin on the hour', () => {
    const odd = { ...rules, visitFrom: '09:20', visitTo: '10:50', slotMinutes: 45, visitWithinDays: 1 }
    expect(told([], odd)).toEqual(['2026-11-23T00:20:00.000Z', '2026-11-23T01:05:00.000Z'])
  })
})

test('an offer is as long as the days ahead at the most', () => {
  const fits = (to: string) => fitsWindow({ from: '2026-11-22T13:00:00+09:00', to }, now, rules)
  expect([fits('2026-11-27T13:00:00+09:00'), fits('2026-11-27T13:00:01+09:00')]).toEqual([true, false])
  expect(fits('2026-11-22T13:00:00+09:00')).toBe(false)
})

test('a visit is ahead until it begins, and so is one that nobody agreed on', () => {
  expect(isBeforeVisit({ visitReservedAt: null }, now)).toBe(true)
  const at = (ms: number) => isBeforeVisit({ visitReservedAt: new Date(now.getTime() + ms) }, now)
  expect([at(1), at(0), at(-1)]).toEqual([true, false, false])
})
