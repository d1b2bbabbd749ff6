// What each layer never does, beside importing.
import { callsIn } from './calls.ts'
import { areaOf, layerOf, targetOf } from './layers.ts'
import { eachFile, type Finding, isTest, type Rule } from './rule.ts'
import type { Node, SourceFile } from './source.ts'

const textOf = (file: SourceFile, node: Node): string => file.text.slice(node.start, node.end)

const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'Identifier' && 'name' in value) return [String(value.name)]
  return Object.values(value).flatMap(namesIn)
}

/** Names that the file gives to things of its own. */
const ownNames = ({ nodes }: SourceFile): ReadonlySet<string> =>
  new Set(
    nodes.flatMap((node) => {
      if (node.type === 'VariableDeclarator') return namesIn(node['id'])
      if (node.type.startsWith('Import') && 'local' in node) return namesIn(node['local'])
      return 'params' in node ? namesIn(node['params']) : []
    }),
  )

/** Names from outside that are used as values; a property or a key of the same name is something else. */
const usedNames = (file: SourceFile, names: ReadonlySet<string>): Finding[] => {
  const own = ownNames(file)
  const notValues = new Set<unknown>()
  for (const node of file.nodes) {
    if (node.type === 'MemberExpression' && node['computed'] !== true) notValues.add(node['property'])
    if ('key' in node && node['computed'] !== true && node['shorthand'] !== true) notValues.add(node['key'])
    if (node.type.startsWith('TS')) for (const part of Object.values(node)) notValues.add(part)
  }
  return file.nodes.flatMap((node) => {
    const name = node.type === 'Identifier' ? String(node['name']) : ''
    if (!names.has(name) || own.has(name) || notValues.has(node)) return []
    return [{ line: file.lineOf(node.start), message: `${name} has no place here` }]
  })
}

const importsMatching = ({ imports }: SourceFile, refused: RegExp, why: string): Finding[] =>
  imports.filter(({ from }) => refused.test(from)).map(({ from, line }) => ({ line, message: `${from} ${why}` }))

const ownClock = (file: SourceFile): Finding[] =>
  file.nodes.flatMap((node) => {
    const text = node.type === 'CallExpression' ? textOf(file, node) : ''
    const asks = /^(Date|Date\.now|performance\.now|Temporal\.Now\.\w+)\(/.test(text)
    const makes = node.type === 'NewExpression' && /^new Date(\(\s*\))?$/.test(textOf(file, node))
    return asks || makes ? [{ line: file.lineOf(node.start), message: 'the database says what time it is' }] : []
  })

const machineNames = new Set(['process', 'Buffer', 'require', '__dirname'])
const pageNames = new Set(['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'fetch', 'location'])

const contractPure = eachFile(
  'contract-pure', 'The contract knows nothing of Node, of a page or of any package but zod.',
  (file) => {
    if (layerOf(file.path) !== 'contract' || isTest(file.path)) return []
    const others = file.imports.filter(({ from }) => targetOf(file.path, from) === undefined && from !== 'zod')
    return [
      ...others.map(({ from, line }) => ({ line, message: `${from} is not for the contract` })),
      ...usedNames(file, new Set([...machineNames, ...pageNames])),
    ]
  },
)

const isArea = (file: SourceFile): boolean => layerOf(file.path) === 'server/areas' && !isTest(file.path)

const notForAreas =
  /^(fastify|postgres|pg-boss|node:(process|http|net|cluster|child_process))$|runtime\/database\/driver\.ts$/

const areaTools = eachFile(
  'area-tools', 'Areas see neither the web server, nor the driver, nor the process.',
  (file) =>
    isArea(file)
      ? [...importsMatching(file, notForAreas, 'is not for areas'), ...usedNames(file, new Set(['process']))]
      : [],
)

const areaClock = eachFile(
  'area-clock', 'Areas are given the time; they never ask the machine for it.',
  (file) => (isArea(file) && !file.path.endsWith('-rules.ts') ? ownClock(file) : []),
)

const pureRules = eachFile(
  'pure-rules', 'Rules are pure: no SQL, no input or output, no clock, no waiting.',
  (file) => {
    if (!file.path.endsWith('-rules.ts') || layerOf(file.path) !== 'server/areas') return []
    const waits = file.nodes.filter((node) => node['async'] === true || node.type === 'AwaitExpression')
    const refused = /^(kysely|postgres|node:)|\.sql\.ts$|runtime\/(database|work|live|time)\//
    return [
      ...importsMatching(file, refused, 'does not belong in rules'),
      ...waits.map((node) => ({ line: file.lineOf(node.start), message: 'rules do not wait' })),
      ...ownClock(file),
    ]
  },
)

const isSql = ({ path }: SourceFile): boolean => path.endsWith('.sql.ts')

const sqlOnly = eachFile(
  'sql-only', 'A file of SQL knows no errors, no rules and no other area.',
  (file) => {
    if (!isSql(file)) return []
    const area = areaOf(file.path)
    const foreign = file.imports.filter(({ from }) => {
      const other = areaOf(targetOf(file.path, from) ?? '')
      return other !== undefined && other !== area
    })
    return [
      ...importsMatching(file, /runtime\/failure\.ts$|-rules\.ts$|^@bidyard\/contract\/errors$/, 'is not for SQL'),
      ...foreign.map(({ from, line }) => ({ line, message: `${from} belongs to another area` })),
    ]
  },
)

const queries = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'])

const sqlPlace = eachFile(
  'sql-place', 'In an area only files of SQL ask the database.',
  (file) =>
    isArea(file) && !isSql(file)
      ? callsIn(file).filter(({ names }) => queries.has(names.at(-1) ?? ''))
          .map(({ line, names }) => ({ line, message: `${names.at(-1)} belongs into a file of SQL` }))
      : [],
)

const verbs = /^(find|get|list|lock|insert|update|delete)([A-Z]|$)/
const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression'])

const isFunction = (node: Node): boolean => functions.has((node['init'] as Node | null)?.type ?? '')

/** The names of exported functions, however they are written. */
const exportedFunctions = ({ nodes }: SourceFile): Node[] => {
  const exported = nodes.filter(({ type }) => type === 'ExportNamedDeclaration').map(({ declaration }) => declaration)
  const declared = exported.filter((node): node is Node => node !== null)
  const plain = declared.filter(({ type }) => type === 'FunctionDeclaration')
  const named = declared.flatMap(({ declarations }) => (declarations ?? []) as Node[]).filter(isFunction)
  return [...plain, ...named].map(({ id }) => id as Node)
}

const sqlVerbs = eachFile(
  'sql-verbs', 'What SQL files offer begins with one of seven verbs, or is a query by name.',
  (file) => {
    const offered = isSql(file) ? exportedFunctions(file) : []
    return offered
      .filter(({ name }) => !verbs.test(String(name)) && !String(name).endsWith('Query'))
      .map(({ name, start }) => ({
        line: file.lineOf(start), message: `${String(name)}: find, get, list, lock, insert, update, delete, or …Query`,
      }))
  },
)

const webFetch = eachFile(
  'web-fetch', 'Screens ask through the client of the contract, never by fetch.',
  (file) =>
    layerOf(file.path) === 'web/areas' && !isTest(file.path)
      ? usedNames(file, new Set(['fetch', 'XMLHttpRequest', 'EventSource']))
      : [],
)

export const layerLimits: readonly Rule[] = [
  contractPure, areaTools, areaClock, pureRules, sqlPlace, sqlOnly, sqlVerbs, webFetch,
]
