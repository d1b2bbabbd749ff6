// The seller's window: two days from the close, a day at least after somebody fell, a week at most, never in the night.
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import { expect, test } from 'vitest'
import { koreaCommercial } from '../../reference/configuration/presets/korea-commercial.ts'
import { windowOf } from './award-window.ts'

const hourMs = 3_600_000
const later = (from: Date, hours: number): Date => new Date(from.getTime() + hours * hourMs)
const calendar = async (from: Date, span: SpanValue): Promise<Date> =>
  later(from, 'hours' in span ? span.hours : 24 * ('days' in span ? span.days : span.businessDays))
const closedAt = new Date('2026-03-09T03:00:00Z')

const unmoved = async (end: Date): Promise<Date> => end

/** In hours from the close. */
const windowAt = async (nowHours: number, hasFallen: boolean, closed = closedAt, moved = unmoved) => {
  const given = { now: later(closed, nowHours), calendar, moved }
  const window = await windowOf(given, { closedAt: closed }, koreaCommercial.deadlines, hasFallen)
  const hours = (end: Date): number => (end.getTime() - closed.getTime()) / hourMs
  return { until: hours(window.until), againUntil: hours(window.againUntil), over: hours(window.over) }
}
const untilOf = async (...given: Parameters<typeof windowAt>): Promise<number> => (await windowAt(...given)).until

test.each([
  ['after the close', 0, false, 48], ['after one fell at once', 1, true, 48],
  ['after one fell a day later', 24, true, 48],
  ['after one fell at the end of it', 47, true, 71], ['after one fell at the end of the week', 160, true, 168],
] as const)('%s', async (_, nowHours, hasFallen, hours) => {
  expect(await untilOf(nowHours, hasFallen)).toBe(hours)
})

test('one that would end at ten past eleven ends at half past midnight', async () => {
  const late = new Date('2026-03-09T14:10:00Z')
  expect(await untilOf(0, false, late)).toBeCloseTo(48 + 80 / 60, 5)
  expect(await untilOf(24, true, new Date('2026-03-09T15:30:00Z'))).toBe(48)
})

test('an outage since the close moves the end that it cut off, whichever it was', async () => {
  const outageAt = (hours: number) => async (end: Date): Promise<Date> =>
    end.getTime() === later(closedAt, hours).getTime() ? later(end, 2) : end
  expect(await windowAt(25, true, closedAt, outageAt(48))).toEqual({ until: 50, againUntil: 144, over: 168 })
  expect(await windowAt(160, true, closedAt, outageAt(168))).toEqual({ until: 170, againUntil: 146, over: 170 })
  expect(await windowAt(145, true, closedAt, outageAt(144))).toEqual({ until: 168, againUntil: 146, over: 168 })
  expect(await windowAt(0, false, closedAt, outageAt(48))).toMatchObject({ until: 48 })
})
