// The calls in a file, each with the names that it is called by: `vi.mock(…)` by vi and mock.
import type { Node, SourceFile } from './source.ts'

export interface CallSite {
  readonly node: Node
  readonly names: readonly string[]
  readonly given: readonly Node[]
  readonly line: number
}

const namesOf = (node: Node): string[] => {
  if (node.type === 'Identifier') return [String(node['name'])]
  const { object, property } = node
  if (node.type === 'MemberExpression') return [...namesOf(object as Node), ...namesOf(property as Node)]
  const inner = (node['callee'] ?? node['tag']) as Node | undefined
  return inner === undefined ? [] : namesOf(inner)
}

export const callsIn = (file: SourceFile): CallSite[] =>
  file.nodes
    .filter(({ type }) => type === 'CallExpression')
    .map((node) => ({
      node, names: namesOf(node), given: node['arguments'] as Node[], line: file.lineOf(node.start),
    }))
