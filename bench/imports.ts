// Twenty thousand lines of a file through the import that the command line starts, beside COPY of the rows it leaves.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importPastAuctions } from '@bidyard/server/areas/auctions/for-other-areas'
import { importMembers } from '@bidyard/server/areas/members/for-other-areas'
import type { ImportGiven, ImportOutcome } from '@bidyard/server/areas/reference/import/run-import'
import { type Copied, copySince, findNextTransaction } from './imports/copy.ts'
import { writeMembers, writePastAuctions } from './imports/sheets.ts'
import { type AsOwner, withBenchDatabase } from './parts/bench-database.ts'
import { median, runsOf, table, whole } from './parts/figures.ts'
import { type BenchApp, withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'

export interface ImportsWish {
  readonly rows: number
  readonly rounds: number
}

interface Kind {
  readonly name: string
  readonly write: (path: string, rows: number, round: number) => Promise<void>
  readonly bring: (app: BenchApp, given: ImportGiven) => Promise<ImportOutcome>
}

const kinds: readonly Kind[] = [
  {
    name: 'members', write: writeMembers,
    bring: (app, given) => importMembers({ ...given, personal: app.providers.personal }),
  },
  { name: 'past auctions', write: writePastAuctions, bring: (_, given) => importPastAuctions(given) },
]

interface Measured {
  readonly ms: number
  readonly copied: Copied
}

const bringOnce = async (
  app: BenchApp, asOwner: AsOwner, kind: Kind, { path, rows, round }: Readonly<Record<'rows' | 'round', number>>
    & { readonly path: string },
): Promise<Measured> => {
  await kind.write(path, rows, round)
  const since = await app.database.alone(findNextTransaction)
  const began = performance.now()
  const outcome = await kind.bring(app, { database: app.database, act: app.act, path })
  const ms = performance.now() - began
  if (!outcome.isImported || outcome.rowCount !== rows)
    throw new Error(`${kind.name}: ${outcome.rowCount} rows, faults: ${JSON.stringify(outcome.faults.slice(0, 3))}`)
  let copied: Copied | undefined
  await asOwner(async (owner) => {
    copied = await owner.alone((sql) => copySince(sql, since))
  })
  if (copied === undefined) throw new Error('nothing was copied')
  return { ms, copied }
}

const lineOf = (name: string, rows: number, found: readonly Measured[]): string[] => {
  const perSecond = found.map(({ ms }) => rows / ms * 1_000)
  const limits = found.map(({ copied }) => rows / copied.ms * 1_000)
  const left = found[0]?.copied ?? { rows: 0, tables: 0 }
  return [
    name, `${whole(left.rows)} in ${left.tables}`, `${whole(median(perSecond))}/s`, `${whole(median(limits))}/s`,
    (median(perSecond) / median(limits)).toFixed(3), runsOf(perSecond),
  ]
}

export const runImports = ({ rows, rounds }: ImportsWish): Promise<string[]> => withBenchDatabase((url, asOwner) =>
  withBenchApp(url, {}, async (app) => {
    const folder = await mkdtemp(join(tmpdir(), 'bidyard-bench-imports-'))
    try {
      const path = join(folder, 'rows.csv')
      const lines: string[][] = []
      for (const kind of kinds) {
        const found: Measured[] = []
        for (let round = 1; round <= rounds; round++)
          found.push(await bringOnce(app, asOwner, kind, { path, rows, round }))
        lines.push(lineOf(kind.name, rows, found))
      }
      return [
        `imports: CSV files of ${whole(rows)} lines, each one act; limit: COPY of the rows that it leaves,`,
        '  into tables with the same columns, checks and indexes, without triggers or references;',
        '  fsync on',
        ...table([['', 'rows in tables', 'lines', 'limit', 'of limit', 'runs'], ...lines]),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }))

export const run = (): Promise<string[]> =>
  runImports({ rows: sized(20_000, 50), rounds: Number(process.env['BENCH_ROUNDS'] ?? sized(3, 1)) })
