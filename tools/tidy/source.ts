// A file of the project as the rules of tidiness see it: its path, its lines and, for programs, its syntax tree.
import { parseSync } from 'vite'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

export interface Import {
  /** What stands between the quotes. */
  readonly from: string
  readonly line: number
}

export interface Comment {
  readonly text: string
  readonly line: number
}

export interface SourceFile {
  /** From the root of the project, with slashes. */
  readonly path: string
  readonly text: string
  readonly lines: readonly string[]
  readonly nodes: readonly Node[]
  readonly comments: readonly Comment[]
  readonly imports: readonly Import[]
  lineOf(offset: number): number
}

const isProgram = (path: string): boolean => /\.(ts|tsx|mjs|js)$/.test(path)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Every node of the tree with its parent's place before its own. */
const nodesOf = (root: unknown): Node[] => {
  const found: Node[] = []
  const open: unknown[] = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (isNode(value)) found.push(value)
    if (typeof value === 'object' && value !== null) open.push(...Object.values(value).toReversed())
  }
  return found
}

const importTypes = new Set([
  'ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration', 'ImportExpression', 'TSImportType',
])

const importsOf = (nodes: readonly Node[], lineOf: (offset: number) => number): Import[] =>
  nodes.flatMap((node) => {
    if (!importTypes.has(node.type)) return []
    const source = node['source']
    if (!isNode(source) || typeof source['value'] !== 'string') return []
    return [{ from: source['value'], line: lineOf(node.start) }]
  })

export const readSource = (path: string, text: string): SourceFile => {
  const lines = text.split('\n')
  const starts: number[] = [0]
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.length + 1)
  const lineOf = (offset: number): number => {
    const after = starts.findIndex((start) => start > offset)
    return after === -1 ? lines.length : after
  }
  if (!isProgram(path)) return { path, text, lines, nodes: [], comments: [], imports: [], lineOf }
  const { program, comments, errors } = parseSync(path, text)
  const [error] = errors
  if (error !== undefined) throw new Error(`${path} cannot be read: ${error.message}`)
  const nodes = nodesOf(program)
  return {
    path, text, lines, nodes, lineOf,
    comments: comments.map(({ value, start }) => ({ text: value, line: lineOf(start) })),
    imports: importsOf(nodes, lineOf),
  }
}
