// The page about ASVS has a row for each part of it, and each row names tests that there are, or what is missing.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const page = readFileSync(path.join(root, 'docs/operations/asvs.md'), 'utf8')
const rows = page.split('\n').filter((line) => line.startsWith('| V')).map((line) => {
  const [part = '', , holds = '', , shown = '', missing = ''] = line.split('|').slice(1, -1).map((cell) => cell.trim())
  return { part, holds, tests: [...shown.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file), missing }
})

/** How many parts each chapter has; nothing of the tenth and the last one is used. */
const parts = [5, 4, 7, 4, 4, 8, 6, 4, 2, 0, 7, 3, 4, 3, 4, 5, 0]

it('has a row for each part, in their order', () => {
  const wanted = parts.flatMap((count, chapter) =>
    count === 0 ? [] : Array.from({ length: count }, (_, place) => `V${chapter + 1}.${place + 1}`))
  expect(rows.map(({ part }) => part).filter((part) => !part.includes('–'))).toEqual(wanted)
  expect(rows.map(({ part }) => part).filter((part) => part.includes('–'))).toEqual(['V10.1–10.7', 'V17.1–17.3'])
})

it('names tests that there are, and what is missing where something is', () => {
  for (const { part, holds, tests, missing } of rows) {
    expect(['yes', 'partly', 'no', 'not used'], part).toContain(holds)
    expect(tests.filter((file) => !file.includes('.test.ts') || !existsSync(path.join(root, file))), part).toEqual([])
    if (holds === 'yes') expect(tests.length, part).toBeGreaterThan(0)
    expect(missing !== '', part).toBe(holds === 'partly' || holds === 'no')
  }
})

it('counts its rows as they are', () => {
  const count = (word: string): number => rows.filter(({ holds }) => holds === word).length
  expect(page).toContain(`\n${count('yes')} parts hold, ${count('partly')} partly, ${count('no')} do not, `
    + `${count('not used')} are not used.\n`)
})
