// Rules of visits: which moments are slots, which of them may be taken, and what a seller may offer.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitsWindow, momentOf, visitAt } from './visit-rules.ts'

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
