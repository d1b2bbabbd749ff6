// Notes in a file every error that a test provoked, and every file of tests that came to its end, over all workers.
import { appendFileSync, readFileSync } from 'node:fs'
import { addressOf, type CallDefinition, type CallErrors } from '@bidyard/contract/call'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    notes: string
    testFiles: readonly string[]
    isFiltered: boolean
  }
}

const write = (kind: 'error' | 'file', text: string): void => {
  // A bench asks as tests do, and nobody wants its notes.
  if (process.env['VITEST'] === undefined) return
  const notes = inject('notes') as string | undefined
  // One short line is written whole, whoever else is writing.
  if (notes !== undefined) appendFileSync(notes, `${kind} ${text}\n`)
}

const nameOf = (definition: CallDefinition, code: string, detail: string | null): string =>
  [definition.method, addressOf(definition), code, ...(detail === null ? [] : [detail])].join(' ')

export const noteError = (definition: CallDefinition, code: string, detail: string | null): void =>
  write('error', nameOf(definition, code, detail))

export const noteFile = (path: string): void => write('file', path)

export interface Notes {
  readonly errors: ReadonlySet<string>
  readonly files: ReadonlySet<string>
}

export const readNotes = (): Notes => {
  const notes = inject('notes') as string | undefined
  const lines = notes === undefined ? [] : readFileSync(notes, 'utf8').split('\n')
  const of = (kind: string): Set<string> =>
    new Set(lines.filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1)))
  return { errors: of('error'), files: of('file') }
}

/** Every error that a call declares; one with details is told with one of them each time. */
export const declaredErrors = (definition: CallDefinition): string[] => {
  const errors: CallErrors = definition.errors ?? {}
  return Object.entries(errors).flatMap(([code, details]: [string, readonly string[]]) =>
    details.length === 0
      ? [nameOf(definition, code, null)]
      : details.map((detail) => nameOf(definition, code, detail)))
}
