// Names in an archive: written by every system, never a way out of the folder, with the ending they had.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameInArchive } from './entry-name-rules.ts'

const named = (name: string, title = 'slip', place = 3): string => nameInArchive('papers/C1', place, title, name)

test.each([
  ['scan.pdf', 'papers/C1/03_slip_scan.pdf'], ['../../etc/passwd', 'papers/C1/03_slip_etc_passwd'],
  ['a\u0000b\u202ec.png', 'papers/C1/03_slip_a_b_c.png'], ['  too   wide .jpg ', 'papers/C1/03_slip_too wide .jpg'],
  ['...', 'papers/C1/03_slip_file'], ['', 'papers/C1/03_slip_file'], ['CON:<>|?*"', 'papers/C1/03_slip_CON_'],
  [`${'가'.repeat(100)}.jpeg`, `papers/C1/03_slip_${'가'.repeat(80)}.jpeg`],
  [`${'a'.repeat(81)}.toolong`, `papers/C1/03_slip_${'a'.repeat(80)}`],
  [`${'b'.repeat(79)}😀.pdf`, `papers/C1/03_slip_${'b'.repeat(79)}\ufffd.pdf`],
  ['a. . ', 'papers/C1/03_slip_a'], ['.hidden', 'papers/C1/03_slip_hidden'],
])('%j is %j', (name, written) => {
  expect(named(name)).toBe(written)
})

test('the place has two digits, and the title is as harmless as the name', () => {
  expect(named('a.pdf', '../slip', 12)).toBe('papers/C1/12_slip_a.pdf')
  expect(named('a.pdf', 'x', 123)).toBe('papers/C1/123_x_a.pdf')
})

test('whatever it is called, nothing leads out', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, name) => {
    const [, , last = '', ...more] = named(name, title).split('/')
    expect(more).toEqual([])
    expect(last).toMatch(/^03_[^\\:*?"<>|\p{Cc}]*$/u)
    expect(last.isWellFormed()).toBe(true)
  }))
})
