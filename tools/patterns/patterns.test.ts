// No regular expression that runs for somebody else can be kept busy by what that somebody sends.
import path from 'node:path'
import { openApiDocument } from '@bidyard/contract/openapi/document'
import { expect, it } from 'vitest'
import { projectFiles } from '../tidy/project-files.ts'
import { isForTests } from '../tidy/rule.ts'
import { readSource, type SourceFile } from '../tidy/source.ts'
import { composedPatterns } from './composed-patterns.ts'
import { findPatterns, type FoundPatterns, type Pattern } from './find-patterns.ts'
import { faultsOfPatterns } from './judge-patterns.ts'

// Half a minute on a quiet machine: recheck proves, and attacks where it cannot prove.
const longestMs = 900_000

const runs = /^packages\/[a-z]+\/(?:src|reference-page)\//

const foundIn = (files: readonly SourceFile[]): FoundPatterns =>
  findPatterns(
    files.filter(({ path: file }) => runs.test(file) && !isForTests(file)),
    (wanted) => files.find(({ path: file }) => file === wanted),
  )

const found = foundIn(projectFiles(path.join(import.meta.dirname, '..', '..')))

const isUnicode = (source: string): boolean => {
  try {
    return new RegExp(source, 'u').unicode
  } catch {
    return false
  }
}

/** Also those that a library put there, for mail addresses and times. */
const patternsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    (name === 'pattern' || name === 'x-unicode-pattern') && typeof inner === 'string' ? [inner] : patternsOf(inner))
}

it('finds a bad one however it is written, with its place and a text that shows it', async () => {
  const files = [
    readSource('packages/server/src/a.ts', 'const one = 1\nexport const nested = /^(?:a+)+$/\n'),
    readSource('packages/contract/src/signs.ts', "export const signs = '[ab]'\n"),
    readSource('packages/server/src/b.ts', [
      "import { signs as theirs } from '@bidyard/contract/signs'", "const here = 'x'",
      "export const all = new RegExp(`^(${here}|${theirs})*(?:${theirs}*)*$`, 'u')",
      "export const shape = z.string().regex(RegExp('^(c|c)*$'))",
      'export const made = (text) => new RegExp(text + here)',
    ].join('\n')),
    readSource('packages/server/src/c.test.ts', 'export const forTests = /^(?:d+)+$/\n'),
  ]
  const { patterns, composed } = foundIn(files)
  expect(patterns.map(({ source, flags, place }) => [place, source, flags])).toEqual([
    ['packages/server/src/a.ts:2', '^(?:a+)+$', ''],
    ['packages/server/src/b.ts:3', '^(x|[ab])*(?:[ab]*)*$', 'u'],
    ['packages/server/src/b.ts:4', '^(c|c)*$', ''],
  ])
  expect(composed.map(({ place }) => place)).toEqual(['packages/server/src/b.ts:5'])
  const faults = await faultsOfPatterns(patterns)
  expect(faults).toHaveLength(3)
  for (const fault of faults) expect(fault).toMatch(/^packages\S+:\d+ \/.*: exponential, as by '.*'\.repeat\(\d+\)/)
})

it('lets no text keep a pattern of ours busy', { timeout: longestMs }, async () => {
  expect(found.patterns.length).toBeGreaterThan(400)
  expect(await faultsOfPatterns(found.patterns)).toEqual([])
})

it('lets no text keep a pattern of the contract busy, whoever wrote it', { timeout: longestMs }, async () => {
  const sources = [...new Set(patternsOf(openApiDocument({ version: '3.1' })))]
  expect(sources.length).toBeGreaterThan(20)
  const patterns = sources.map((source): Pattern =>
    ({ source, flags: isUnicode(source) ? 'u' : '', place: 'the OpenAPI document' }))
  expect(await faultsOfPatterns(patterns)).toEqual([])
})

it('knows what those come to that are put together when the program runs', { timeout: longestMs }, async () => {
  const places = new Set(found.composed.map(({ path: file }) => file))
  expect([...places].toSorted()).toEqual(Object.keys(composedPatterns).toSorted())
  const patterns = Object.entries(composedPatterns).flatMap(([place, { like }]) =>
    like.map((source): Pattern => ({ source, flags: '', place })))
  expect(await faultsOfPatterns(patterns)).toEqual([])
})
