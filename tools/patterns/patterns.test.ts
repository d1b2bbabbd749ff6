// No regular expression that runs for somebody else can be kept busy by what that somebody sends.
import { expect, it } from 'vitest'
import { readSource } from '../tidy/source.ts'
import { contractPatterns, findOurs, foundIn, putTogether } from './all-patterns.ts'
import { composedPatterns } from './composed-patterns.ts'
import { faultsOfPatterns, judge } from './judge-patterns.ts'
import { isKnownSafe } from './known-safe.ts'

// Those that are not known yet: half a minute for all of them. recheck proves, and attacks where it cannot prove.
const longestMs = 900_000

const found = findOurs()

it('finds a bad one however it is written, with its place and a text that shows it', async () => {
  const files = [
    readSource('packages/server/src/a.ts', 'const one = 1\nexport const nested = /^(?:a+)+$/\n'),
    readSource('packages/contract/src/signs.ts', "export const signs = '[ab]'\n"),
    readSource('packages/server/src/b.ts', [
      "import { signs as theirs } from '@bidyard/contract/signs'", "const here = 'x'",
      "export const all = new RegExp(`^(${here}|${theirs})*(?:${theirs}*)*$`, 'u')",
      "export const shape = z.string().regex(RegExp('^(c|c)*$'))",
      'export const made = (text) => new RegExp(text + here)',
      "const text = 'y'", 'export const asked = ({ text }) => new RegExp(text)',
    ].join('\n')),
    readSource('packages/server/src/c.test.ts', 'export const forTests = /^(?:d+)+$/\n'),
  ]
  const { patterns, composed } = foundIn(files)
  expect(patterns.map(({ source, flags, place }) => [place, source, flags])).toEqual([
    ['packages/server/src/a.ts:2', '^(?:a+)+$', ''],
    ['packages/server/src/b.ts:3', '^(x|[ab])*(?:[ab]*)*$', 'u'],
    ['packages/server/src/b.ts:4', '^(c|c)*$', ''],
  ])
  expect(composed.map(({ place }) => place)).toEqual(['packages/server/src/b.ts:5', 'packages/server/src/b.ts:7'])
  const faults = await faultsOfPatterns(patterns)
  expect(faults).toHaveLength(3)
  for (const fault of faults) expect(fault).toMatch(/^packages\S+:\d+ \/.*: exponential, as by '.*'\.repeat\(\d+\)/)
})

it('lets no text keep a pattern of ours busy', { timeout: longestMs }, async () => {
  expect(found.patterns.length).toBeGreaterThan(400)
  expect(await faultsOfPatterns(found.patterns)).toEqual([])
})

it('lets no text keep a pattern of the contract busy, whoever wrote it', { timeout: longestMs }, async () => {
  const patterns = contractPatterns()
  expect(patterns.length).toBeGreaterThan(20)
  expect(await faultsOfPatterns(patterns)).toEqual([])
})

it('knows what those come to that are put together when the program runs', { timeout: longestMs }, async () => {
  const counts = new Map<string, number>()
  for (const { path: file } of found.composed) counts.set(file, (counts.get(file) ?? 0) + 1)
  expect(Object.fromEntries(counts))
    .toEqual(Object.fromEntries(Object.entries(composedPatterns).map(([file, { count }]) => [file, count])))
  expect(await faultsOfPatterns(putTogether())).toEqual([])
})

it('knows nearly all before, and of what it knows others hold with each run', { timeout: longestMs }, async () => {
  const all = [...found.patterns, ...contractPatterns(), ...putTogether()]
  const known = all.filter(isKnownSafe)
  expect(all.length - known.length, 'the tests take long again: npx node tools/write-known-safe.ts').toBeLessThan(40)
  const asked = Array.from({ length: 25 }, () => known[Math.floor(Math.random() * known.length)])
  for (const pattern of asked) {
    if (pattern !== undefined) expect([pattern, judge(pattern)]).toEqual([pattern, undefined])
    // A worker that says nothing for a minute is given up.
    await new Promise(setImmediate)
  }
})
