// Each rule of tidiness refuses its own example, and nothing else refuses it.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFiles } from './project-files.ts'
import { rules } from './rules.ts'
import { readSource, type SourceFile } from './source.ts'

/** An example holds one file or several: each begins with a line that gives its path. */
const readExample = (text: string): SourceFile[] =>
  text.split(/^=== /m).slice(1).map((part) => {
    const end = part.indexOf('\n')
    return readSource(part.slice(0, end), part.slice(end + 1))
  })

const refusing = (files: readonly SourceFile[]): string[] =>
  rules.filter((rule) => rule.check(files).length > 0).map(({ name }) => name)

const examples = new Map(
  globSync('rejected/*/*.txt', { cwd: import.meta.dirname }).map((file) => [
    path.basename(file, '.txt'), readFileSync(path.join(import.meta.dirname, file), 'utf8'),
  ]),
)

describe('rejected examples', () => {
  it('has one for each rule and no other', () => {
    expect([...examples.keys()].toSorted()).toEqual(rules.map(({ name }) => name).toSorted())
  })

  it.each(rules.map(({ name }) => name))('is refused by %s alone', (name) => {
    expect(refusing(readExample(examples.get(name) ?? ''))).toEqual([name])
  })
})

const inArea = 'packages/server/src/areas/cars/sell-car.ts'
const inTest = 'packages/server/src/areas/cars/sell-car.test.ts'
const codes = 'packages/server/src/areas/reference/list-common-codes.ts'

const accepted: readonly (readonly [what: string, path: string, ...lines: readonly string[]])[] = [
  ['a product word that holds a refused one', codes, 'export const a = 1'],
  ['a local name that a page also has', 'packages/contract/src/a.ts', 'export const of = (document: 1) => document'],
  ['a date made of a given time', inArea, 'export const at = (ms: number) => new Date(ms)'],
  ['an earlier area through its door', inArea, "export { a } from '../shops/for-other-areas.ts'"],
  ['an own file of SQL', inArea, "export { findCar } from './cars.sql.ts'"],
  ['a long chapter of tests', inTest, "describe('a', () => {", ...Array<string>(70).fill(''), '})'],
  ['a short pause in a test', inTest, 'setTimeout(() => undefined, 20)'],
  ['a long pause outside of tests', inArea.replace('areas/cars', 'runtime'), 'setTimeout(() => undefined, 2_000)'],
  ['whatever the cases of a table are called', inTest, "test.each(['skip', 'only'])('%s', () => 1)"],
  ['data of any length', 'packages/demo/src/data/cars.ts', ...Array<string>(900).fill('export {}')],
  ['an expected error of types in a test', inTest, 'const a = 1', '// @ts-expect-error: no such code', 'f(a)'],
]

describe('accepted examples', () => {
  it.each(accepted)('lets %s be', (_what, file, ...lines) => {
    expect(refusing([readSource(file, ['// Is an example.', ...lines, ''].join('\n'))])).toEqual([])
  })
})

describe('faults', () => {
  it('are told with the line they stand in', () => {
    const file = readSource(inArea, '// Sells a car.\nexport const a = 1\nexport const at = Date.now()\n')
    const found = rules.flatMap((rule) => rule.check([file]))
    expect(found).toEqual([{ path: inArea, line: 3, message: 'the database says what time it is' }])
  })

  it('are found where a stream is walked through at once', () => {
    const text = '// Hears.\nexport const hear = (stream: AsyncIterable<string>) => Array.fromAsync(stream)\n'
    expect(refusing([readSource('packages/web/src/api/live/hear.ts', text)])).toEqual(['no-walked-streams'])
  })

  it('refuses to judge a program that cannot be read', () => {
    expect(() => readSource(inArea, 'const = 1')).toThrow(`${inArea} cannot be read`)
  })
})

describe('the files of the project', () => {
  it('are those that git knows or would take', () => {
    const paths = projectFiles(path.join(import.meta.dirname, '..', '..')).map((file) => file.path)
    expect(paths).toContain('tools/tidy/rules.test.ts')
    expect(paths.filter((file) => file.includes('node_modules/'))).toEqual([])
  })
})
