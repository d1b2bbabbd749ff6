// Secrets that are planted are found, whatever kind they are; what is let be is still where the list says.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { knownExamples } from './known-examples.ts'
import { secretRules, secretsIn } from './secret-rules.ts'
import { readSource } from './source.ts'

// Put together here, so that this file holds none of them.
const drawn = 'Zx8Qw3Lk9Vb2Nm5Ty7Ui1Op4As6Df0GhJ'
const made = (...pieces: readonly string[]): string => pieces.join('')
const faultsOf = (file: string, text: string) => secretRules.flatMap((rule) => rule.check([readSource(file, text)]))

it.each([
  ['a private key', made('-----BEGIN EC ', 'PRIVATE KEY-----')],
  ['a private key', made('-----BEGIN ', 'PRIVATE KEY-----')],
  ['a private key', made('-----BEGIN PGP ', 'PRIVATE KEY BLOCK-----')],
  ['a key of Amazon', made('AK', 'IAQ7RSTUVWX2YZ3ABC')],
  ['a key of Google', made('AI', 'za', drawn, 'ab')],
  ['a token of GitHub', made('gh', 'p_', drawn, 'abc')],
  ['a token of GitLab', made('gl', 'pat-', drawn)],
  ['a token of npm', made('np', 'm_', drawn, 'abc')],
  ['a token of Slack', made('xo', 'xb-1234567890')],
  ['a key of payments', made('live', '_sk_', drawn)],
  ['a signed token', made('ey', 'JhbGciOiJIUzI1NiJ9.', 'ey', 'JzdWIiOiIxMjM0In0.', drawn)],
  ['a password in an address', made('postgres://bidyard:', 'river@db.example/yard')],
  ['a header that opens something', made('Authorization: Bear', `er ${drawn}`)],
  ['a secret that a machine drew', made('BIDYARD_SECRET', `=${drawn}`)],
  ['a secret that a machine drew', made("{ password", `: '${drawn}' }`)],
])('finds %s in %s', (what, text) => {
  expect(secretsIn(`one\n${text}\ntwo`).map((found) => found.what)).toContain(what)
  for (const file of ['docs/note.md', 'docs/operations/a.example', 'LICENSE', 'packages/a.sql'])
    expect(faultsOf(file, `one\n${text}\n`)[0]).toMatchObject({ line: 2 })
})

it.each([
  ['an address without a password', 'postgres://db.example:5432/yard'],
  ['an address that is put together', made('postgres://$', '{user}:$', '{password}@host')],
  ['a name that only holds the word', 'passwordShape: passwordShapeOfEverybody'],
  ['an empty place for one', 'BIDYARD_SECRET='],
  ['words in place of one', 'password: green-tea-by-the-river'],
])('lets %s be', (_what, text) => {
  expect(secretsIn(text)).toEqual([])
})

it('finds an example that is known in one file when it stands in another', () => {
  const [known] = knownExamples.filter(({ text }) => text.startsWith('AKIA'))
  const [file = ''] = known?.files ?? []
  expect(faultsOf(file.replace('.ts', '.md'), `${known?.text}\n`)).toHaveLength(1)
})

it.each(knownExamples.flatMap(({ text, files }) => files.map((file) => [text, file] as const)))(
  'the list lets %s be, which is still in %s',
  (text, file) => {
    const content = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')
    expect(secretsIn(content).map((found) => found.text)).toContain(text)
  },
)
