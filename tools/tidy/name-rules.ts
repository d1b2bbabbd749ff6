// What files may be called, and how each of them begins.
import { callsIn, type CallSite } from './calls.ts'
import { eachFile, isCode, isForTests, type Rule } from './rule.ts'
import type { Node } from './source.ts'

const wordsThatSayNothing = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'service', 'index', 'misc']
// What the whole world, or the program that reads it, looks for by these names.
const knownNames = new Set([
  'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'LICENSE',
  'Containerfile', 'Containerfile.dockerignore', 'Chart.yaml',
])
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

const isPlainName = (name: string): boolean =>
  knownNames.has(name) || name.replace(/^\./, '').split('.').every((part) => kebab.test(part))

const fileName = eachFile(
  'file-name', 'Files and folders are named in kebab-case.',
  ({ path }) => {
    const parts = path.split('/').filter((part) => !isPlainName(part))
    return parts.map((part) => ({ line: 1, message: `"${part}" is not kebab-case` }))
  },
)

const refusedWord = eachFile(
  'refused-word', 'No file is named by a word that says nothing, such as utils or helpers.',
  ({ path }) => {
    if (!isCode(path) && !/\.(sql|css)$/.test(path)) return []
    const words = path.split('/').map((part) => part.split('.')[0]?.split('-').at(-1) ?? '')
    return words
      .filter((word) => wordsThatSayNothing.includes(word))
      .map((word) => ({ line: 1, message: `"${word}" says nothing: name what the file is for` }))
  },
)

const openings: readonly (readonly [files: RegExp, opening: RegExp, again: RegExp, mark: string])[] = [
  [/\.(ts|tsx|mjs|js)$/, /^\/\/ \S.*[.?!]$/, /^\/\//, '//'],
  [/\.sql$/, /^-- \S.*[.?!]$/, /^--/, '--'],
  [/\.css$/, /^\/\* \S.*[.?!] \*\/$/, /^\/\*/, '/* */'],
]

const firstLine = eachFile(
  'first-line', 'The first line is one sentence that says what the file is for, and only that line.',
  ({ path, lines }) => {
    const found = openings.find(([files]) => files.test(path))
    if (found === undefined) return []
    const [, opening, again, mark] = found
    const at = lines[0]?.startsWith('#!') === true ? 1 : 0
    const missing = `no ${mark} sentence that says what it is for`
    if (!opening.test(lines[at] ?? '')) return [{ line: at + 1, message: missing }]
    return again.test(lines[at + 1] ?? '') ? [{ line: at + 2, message: 'the opening is one line' }] : []
  },
)

const acts = new Set(['action', 'inSteps', 'batched'])

/** `action(yardCalls.moveCheckIn, …)` is the act moveCheckIn. */
const actOf = ({ names, given: [call] }: CallSite): string | undefined => {
  if (names.length !== 1 || !acts.has(names[0] ?? '') || call?.type !== 'MemberExpression') return undefined
  const { object, property } = call as Node & { readonly object: Node; readonly property: Node }
  return String(object['name']).endsWith('Calls') ? String(property['name']) : undefined
}

const kebabOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const actFile = eachFile(
  'act-file', 'An act stands in the file of its name.',
  (file) => {
    if (!file.path.startsWith('packages/server/src/areas/') || isForTests(file.path)) return []
    return callsIn(file).flatMap((site) => {
      const act = actOf(site)
      const place = act === undefined ? undefined : `${kebabOf(act)}.ts`
      return place === undefined || file.path.endsWith(`/${place}`)
        ? [] : [{ line: site.line, message: `${act} stands in ${place}` }]
    })
  },
)

export const nameRules: readonly Rule[] = [fileName, refusedWord, firstLine, actFile]
