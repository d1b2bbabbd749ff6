// The threat model names tests that there are, one at least for each way in, and is found from where one looks for it.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../../..')
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const [, ways = ''] = textOf('docs/operations/threat-model.md').split('\n## Ways in')
const rows = (ways.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| (?!Way |-)/.test(line))

it('names a test that there is for each way in', () => {
  expect(rows.length).toBeGreaterThan(25)
  for (const row of rows) {
    const tests = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
    expect(tests.length, row).toBeGreaterThan(0)
    expect(tests.filter((file) => !file.endsWith('.test.ts') || !existsSync(path.join(root, file))), row).toEqual([])
  }
})

it('is found from SECURITY.md and from the page about ASVS', () => {
  expect(textOf('SECURITY.md')).toContain('](docs/operations/threat-model.md)')
  expect(textOf('docs/operations/asvs.md')).toContain('](threat-model.md)')
})
