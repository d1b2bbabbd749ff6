// Every regular expression that runs for somebody else: ours, the contract's, and what is put together as it runs.
import path from 'node:path'
import { openApiDocument } from '@bidyard/contract/openapi/document'
import { projectFiles } from '../tidy/project-files.ts'
import { isForTests } from '../tidy/rule.ts'
import type { SourceFile } from '../tidy/source.ts'
import { composedPatterns } from './composed-patterns.ts'
import { findPatterns, type FoundPatterns, type Pattern } from './find-patterns.ts'

const runs = /^packages\/[a-z]+\/(?:src|reference-page)\//

export const foundIn = (files: readonly SourceFile[]): FoundPatterns =>
  findPatterns(
    files.filter(({ path: file }) => runs.test(file) && !isForTests(file)),
    (wanted) => files.find(({ path: file }) => file === wanted),
  )

export const findOurs = (): FoundPatterns => foundIn(projectFiles(path.join(import.meta.dirname, '..', '..')))

const isUnicode = (source: string): boolean => {
  try {
    return new RegExp(source, 'u').unicode
  } catch {
    return false
  }
}

/** Also those that a library put there, for mail addresses and times. */
const patternsOf = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    (name === 'pattern' || name === 'x-unicode-pattern') && typeof inner === 'string' ? [inner] : patternsOf(inner))
}

export const contractPatterns = (): Pattern[] =>
  [...new Set(patternsOf(openApiDocument({ version: '3.1' })))].map((source) =>
    ({ source, flags: isUnicode(source) ? 'u' : '', place: 'the OpenAPI document' }))

export const putTogether = (): Pattern[] =>
  Object.entries(composedPatterns).flatMap(([place, { like }]) =>
    like.map((source): Pattern => ({ source, flags: '', place })))
