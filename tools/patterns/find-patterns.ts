// Finds every regular expression of the sources: as it stands there, or put together from texts that stand there.
import { targetOf } from '../tidy/layers.ts'
import type { Node, SourceFile } from '../tidy/source.ts'

export interface Pattern {
  readonly source: string
  readonly flags: string
  /** `packages/…/file.ts:12` */
  readonly place: string
}

export interface FoundPatterns {
  readonly patterns: readonly Pattern[]
  /** Put together when the program runs, from what no reader of the source can know. */
  readonly composed: readonly { readonly path: string; readonly place: string }[]
}

type ReadFile = (path: string) => SourceFile | undefined

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nameOf = (value: unknown): string => (isNode(value) && typeof value['name'] === 'string' ? value['name'] : '')
const textAt = (node: Node, part: string): string => nameOf(node[part])

const declared = (file: SourceFile, name: string): Node | undefined => {
  const found = file.nodes.find((node) => node.type === 'VariableDeclarator' && textAt(node, 'id') === name)
  return isNode(found?.['init']) ? found['init'] : undefined
}

/** The file and the name under which an imported name was written down. */
const imported = (file: SourceFile, name: string, read: ReadFile): readonly [SourceFile, string] | undefined => {
  for (const node of file.nodes) {
    if (node.type !== 'ImportDeclaration') continue
    const named = (node['specifiers'] as Node[]).find((one) => textAt(one, 'local') === name)
    const path = targetOf(file.path, String((node['source'] as Node)['value']))
    const from = named === undefined || path === undefined ? undefined : read(path)
    if (named !== undefined && from !== undefined) return [from, textAt(named, 'imported')]
  }
  return undefined
}

/** What a text is, if it can be told without running the program. */
const constantText = (file: SourceFile, node: Node, read: ReadFile): string | undefined => {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type === 'Identifier') {
    const name = nameOf(node)
    const here = declared(file, name)
    if (here !== undefined) return constantText(file, here, read)
    const [from, theirs = ''] = imported(file, name, read) ?? []
    const there = from && declared(from, theirs)
    return from && there && constantText(from, there, read)
  }
  if (node.type !== 'TemplateLiteral') return undefined
  const given = (node['expressions'] as Node[]).map((part) => constantText(file, part, read))
  const texts = (node['quasis'] as Node[]).map((part) => (part['value'] as { readonly cooked: string }).cooked)
  return given.includes(undefined) ? undefined : texts.map((text, at) => text + (given[at] ?? '')).join('')
}

const isMade = (node: Node): boolean =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') && textAt(node, 'callee') === 'RegExp'

export const findPatterns = (files: readonly SourceFile[], read: ReadFile): FoundPatterns => {
  const patterns: Pattern[] = []
  const composed: { path: string; place: string }[] = []
  for (const file of files) for (const node of file.nodes) {
    const place = `${file.path}:${file.lineOf(node.start)}`
    const written = node['regex'] as { readonly pattern: string; readonly flags: string } | undefined
    if (node.type === 'Literal' && written !== undefined)
      patterns.push({ source: written.pattern, flags: written.flags, place })
    if (!isMade(node)) continue
    const [source, flags] = (node['arguments'] as Node[])
      .map((part) => constantText(file, part, read))
    if (source === undefined) composed.push({ path: file.path, place })
    else patterns.push({ source, flags: flags ?? '', place })
  }
  return { patterns, composed }
}
