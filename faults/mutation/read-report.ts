// Reads what Stryker found: how much of each file was noticed, and what was not.
import { readFile } from 'node:fs/promises'

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

export interface Found {
  readonly file: string
  readonly noticed: number
  readonly all: number
  /** What no test noticed, each by its line and what stood there instead. */
  readonly survivors: readonly string[]
}

// A test that never ends has noticed; what could not be loaded with the change, the compiler would have.
const noticedWords: ReadonlySet<string> = new Set(['Killed', 'Timeout'])
const missedWords: ReadonlySet<string> = new Set(['Survived', 'NoCoverage'])

const survivorOf = ({ location: { start }, mutatorName, replacement = '' }: Mutant): string =>
  `${start.line}:${start.column} ${mutatorName} ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`

export const readReport = async (file: string): Promise<readonly Found[]> => {
  const { files } = JSON.parse(await readFile(file, 'utf8')) as Report
  return Object.entries(files).map(([name, { mutants }]) => {
    const missed = mutants.filter(({ status }) => missedWords.has(status))
    const noticed = mutants.filter(({ status }) => noticedWords.has(status)).length
    return { file: name, noticed, all: noticed + missed.length, survivors: missed.map(survivorOf) }
  }).toSorted((one, other) => (one.file < other.file ? -1 : 1))
}
