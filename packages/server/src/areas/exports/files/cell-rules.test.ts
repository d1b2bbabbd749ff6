// Times as clocks in Seoul show them, as words and as the serial numbers of Excel.
import { expect, test } from 'vitest'
import { isMoment, serialOf, textOfCell } from './cell-rules.ts'

test('a moment is words of Seoul, a day stays one, and everything else stays as it is', () => {
  expect(textOfCell('time', '2026-02-28T15:00:01.999Z')).toBe('2026-03-01 00:00:01')
  expect(textOfCell('day', '2026-02-28')).toBe('2026-02-28')
  expect([textOfCell('time', null), textOfCell('day', 5), textOfCell('text' as 'time', '2026')])
    .toEqual([null, 5, '2026'])
  expect([isMoment('time'), isMoment('day'), isMoment('text' as 'time')]).toEqual([true, true, false])
})

test('a serial counts the days of Excel, in whole seconds', () => {
  expect(serialOf('day', '1900-03-01')).toBe(61)
  expect(serialOf('day', '2026-01-01')).toBe(46_023)
  expect(serialOf('time', '2025-12-31T15:00:00Z')).toBe(46_023)
  expect(serialOf('time', '2025-12-31T15:00:43.200Z')).toBe(46_023 + 43 / 86_400)
})
