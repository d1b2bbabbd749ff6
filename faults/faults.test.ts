// Each planted fault still fits the text that stands, once, and the test that must notice it is there.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pathOf } from './fault.ts'
import { faults } from './faults.ts'

const root = path.join(import.meta.dirname, '..')
const read = (file: string): string => {
  const whole = path.join(root, pathOf(file))
  return existsSync(whole) ? readFileSync(whole, 'utf8') : ''
}

test('there are at least thirty, each with a name of its own', () => {
  expect(faults.length).toBeGreaterThanOrEqual(30)
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.filter(({ name }) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(name))).toEqual([])
})

test.each(faults)('$name fits once, changes something, and its test is there', ({ file, from, to, caughtBy }) => {
  expect(read(file).split(from)).toHaveLength(2)
  expect(to).not.toBe(from)
  const [testFile, title] = caughtBy
  expect(['\'', '`'].some((quote) => read(testFile).includes(`${quote}${title}${quote},`))).toBe(true)
})
