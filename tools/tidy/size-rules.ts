// How long things may be: a file, a function, a line, a folder.
import { callsIn } from './calls.ts'
import { eachFile, isData, isTest, type Rule } from './rule.ts'
import type { Node, SourceFile } from './source.ts'

const fileMax = 300
const testMax = 500
const functionMax = 60
const lineMax = 120
const folderMax = 20

const written = (path: string): boolean => /\.(ts|tsx|mjs|js|sql|css)$/.test(path) && !isData(path)

const fileLength = eachFile(
  'file-length', `A file has at most ${fileMax} lines, a test ${testMax}.`,
  ({ path, lines }) => {
    const max = isTest(path) ? testMax : fileMax
    const count = lines.at(-1) === '' ? lines.length - 1 : lines.length
    return written(path) && count > max ? [{ line: max + 1, message: `${count} lines, at most ${max}` }] : []
  },
)

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** What `describe` is given is a chapter of tests, not a function. */
const chaptersOf = (file: SourceFile): ReadonlySet<Node> =>
  new Set(callsIn(file).filter(({ names }) => names[0] === 'describe').flatMap(({ given }) => given))

const functionLength = eachFile(
  'function-length', `A function has at most ${functionMax} lines.`,
  (file) => {
    if (isData(file.path)) return []
    const chapters = isTest(file.path) ? chaptersOf(file) : new Set<Node>()
    return file.nodes.flatMap((node) => {
      if (!functions.has(node.type) || chapters.has(node)) return []
      const line = file.lineOf(node.start)
      const count = file.lineOf(node.end - 1) - line + 1
      return count > functionMax ? [{ line, message: `a function of ${count} lines, at most ${functionMax}` }] : []
    })
  },
)

const lineLength = eachFile(
  'line-length', `A line has at most ${lineMax} characters.`,
  ({ path, lines }) =>
    lines.flatMap((text, at) =>
      written(path) && text.length > lineMax
        ? [{ line: at + 1, message: `${text.length} characters, at most ${lineMax}` }]
        : [],
    ),
)

/** Migrations only ever grow, and are read in the order of their numbers: folders would hide it. */
const growsByItself = (folder: string): boolean => folder === 'packages/server/migrations'

const folderSize: Rule = {
  name: 'folder-size',
  sentence: `A folder holds at most ${folderMax} files, but that of the migrations.`,
  check: (files) => {
    const counts = new Map<string, number>()
    for (const { path } of files) {
      const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
      if (!isData(path) && !growsByItself(folder)) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    }
    return [...counts].flatMap(([path, count]) =>
      count > folderMax ? [{ path: `${path}/`, line: 1, message: `${count} files, at most ${folderMax}` }] : [],
    )
  },
}

export const sizeRules: readonly Rule[] = [fileLength, functionLength, lineLength, folderSize]
