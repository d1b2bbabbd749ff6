// What a rule of tidiness is: a name, one sentence, and what it finds in a file or in the whole project.
import type { SourceFile } from './source.ts'

export interface Fault {
  readonly path: string
  readonly line: number
  readonly message: string
}

export interface Rule {
  readonly name: string
  readonly sentence: string
  check(files: readonly SourceFile[]): readonly Fault[]
}

export interface Finding {
  readonly line: number
  readonly message: string
}

/** A rule that looks at one file at a time. */
export const eachFile = (
  name: string,
  sentence: string,
  find: (file: SourceFile) => readonly Finding[],
): Rule => ({
  name,
  sentence,
  check: (files) => files.flatMap((file) => find(file).map((finding) => ({ path: file.path, ...finding }))),
})

export const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path)
/** Tests and what only they lean on. */
export const isForTests = (path: string): boolean => isTest(path) || /(^|\/)(testing|e2e)\//.test(path)
export const isCode = (path: string): boolean => /\.(ts|tsx|mjs|js)$/.test(path)
/** Tables of data and what a program wrote may be as long as they need. */
export const isData = (path: string): boolean => /(^|\/)data\//.test(path) || path === 'packages/server/src/tables.ts'
