// Parts of others: what the lock says of them, what is refused, and the bill that names them.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { billOfMaterials, purlOf } from './bill.ts'
import { unnamedLicences } from './licences.ts'
import { judgeParts, mayUse } from './part-rules.ts'
import { parseLock, partId, readLock } from './read-lock.ts'

const integrity = `sha512-${'A'.repeat(86)}==`
const good = { version: '1.0.0', integrity, license: 'MIT' }

const lockOf = (packages: object, root: object = {}): ReturnType<typeof parseLock> => {
  const own = { name: 'yard', version: '0.1.0', license: 'MIT', ...root }
  return parseLock(JSON.stringify({ packages: { '': own, ...packages } }))
}

interface Component {
  readonly purl: string
  readonly scope: string
  readonly hashes: readonly { readonly content: string }[]
  readonly licenses: readonly object[]
}

const billOf = (lock: ReturnType<typeof parseLock>) =>
  billOfMaterials(lock, { serial: '0193e0a0-0000-7000-8000-000000000000', at: new Date(0) }) as {
    components: readonly Component[]
    dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
  }

it('ours are as they must be', () => {
  const lock = readLock()
  expect(lock.parts.length).toBeGreaterThan(100)
  expect(judgeParts(lock)).toEqual([])
})

// Otherwise it looks through all parts, which takes seconds of each installation, and tells its maker of the machine.
it('the one that asks to tell its maker who installs it is told no', async () => {
  const root = path.join(import.meta.dirname, '../..')
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath, [path.join(root, 'node_modules/@scarf/scarf/report.js')],
    { env: { PATH: process.env['PATH'], INIT_CWD: root, SCARF_VERBOSE: 'true', SCARF_LOCAL_PORT: '1' } },
  )
  expect(stdout).toContain('skipping dependency tree traversal')
  expect(stderr).toContain('User has opted out')
})

it.each([
  ['a licence that nobody read', { ...good, license: 'GPL-3.0-only' }, 'has the licence "GPL-3.0-only"'],
  ['no licence', { ...good, license: undefined }, 'has the licence ""'],
  ['what may only build', { ...good, license: 'MPL-2.0' }, 'has the licence "MPL-2.0"'],
  ['a name of every object', { ...good, license: 'constructor' }, 'has the licence "constructor"'],
  ['no integrity', { ...good, integrity: undefined }, 'has no integrity'],
  ['a weak integrity', { ...good, integrity: 'sha1-xxx' }, 'has no integrity'],
  ['no version', { ...good, version: undefined }, 'has no exact version'],
])('refuses %s', (_what, entry, words) => {
  expect(judgeParts(lockOf({ 'node_modules/odd': entry })).join()).toContain(words)
})

it('refuses a range where our own packages name a part', () => {
  const lock = lockOf({ 'node_modules/odd': good }, { dependencies: { odd: '^1.0.0' } })
  expect(judgeParts(lock)).toEqual(['odd@^1.0.0 is not an exact version'])
})

it('takes all of what is joined by and, one of what is joined by or', () => {
  expect(mayUse('Apache-2.0 AND MIT', 'delivered')).toBe(true)
  expect(mayUse('Apache-2.0 AND GPL-3.0-only', 'delivered')).toBe(false)
  expect(mayUse('(GPL-3.0-only OR MIT)', 'delivered')).toBe(true)
  expect(mayUse('MIT OR GPL-3.0-only AND ISC', 'delivered')).toBe(false)
  expect(mayUse('MPL-2.0', 'building')).toBe(true)
})

it('knows a part at two places as one, and delivers what is delivered at one of them', () => {
  const { parts } = lockOf({
    'node_modules/one': { ...good, dev: true, dependencies: { two: '*' } },
    'node_modules/one/node_modules/two': { ...good, version: '2.0.0', dev: true },
    'node_modules/other/node_modules/two': { ...good, version: '2.0.0' },
    'node_modules/two': { ...good, dev: true },
  })
  expect(parts.map((part) => [partId(part), part.use, part.needs])).toEqual([
    ['one@1.0.0', 'building', ['two@2.0.0']],
    ['two@1.0.0', 'building', []],
    ['two@2.0.0', 'delivered', []],
  ])
})

it('knows a part that lies under another name by its own', () => {
  const { parts } = lockOf({
    'node_modules/one': { ...good, optionalDependencies: { binary: '*' } },
    'node_modules/binary': { ...good, name: 'nothing' },
  })
  const needs = parts.map((part) => [partId(part), part.needs])
  expect(needs).toEqual([['nothing@1.0.0', []], ['one@1.0.0', ['nothing@1.0.0']]])
})

it('names each part once in the bill, with its hash, its licence and what it needs', () => {
  const lock = readLock()
  const { components, dependencies } = billOf(lock)
  expect(components).toHaveLength(lock.parts.length)
  expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length)
  expect(new Set(components.map(({ scope }) => scope))).toEqual(new Set(['required', 'optional', 'excluded']))
  for (const { hashes, licenses, purl } of components) {
    expect(hashes[0]?.content, purl).toMatch(/^[0-9a-f]{128}$/)
    expect(licenses, purl).toHaveLength(1)
  }
  const known = new Set(dependencies.map(({ ref }) => ref))
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !known.has(ref))).toEqual([])
  const scopeOf = (name: string): string[] =>
    components.filter(({ purl }) => purl.startsWith(`pkg:npm/${name}@`)).map(({ scope }) => scope)
  expect([scopeOf('fastify'), scopeOf('node'), scopeOf('vitest')]).toEqual([['required'], ['required'], ['excluded']])
})

it('writes the address of a scoped package as package URLs do', () => {
  expect(purlOf({ name: '@base-ui/react', version: '1.9.0' })).toBe('pkg:npm/%40base-ui/react@1.9.0')
})

it('lists no licence of a part that is not there', () => {
  const ids = new Set(readLock().parts.map((part) => partId(part)))
  expect(Object.keys(unnamedLicences).filter((id) => !ids.has(id))).toEqual([])
})
