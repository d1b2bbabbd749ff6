// Kills server and database again and again under a write load: what was acknowledged must be there, once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { type SeededRandom, seededRandom } from '../packages/server/src/testing/seeded-random.ts'
import { openProgram, type Program } from './program.ts'
import { type Recoveries, recoveriesOf } from './running/recoveries.ts'
import { wait } from './running/wait.ts'
import { wayOf } from './running/way-of.ts'
import { type Acknowledged, askLoosely, findTargets, openWriter, type Writer } from './writers.ts'

/** What dies: each at any moment, the last one while it is just coming back. */
const ways = ['server', 'database', 'both', 'server while it starts'] as const
type Way = (typeof ways)[number]

export interface TortureReport extends Recoveries {
  readonly seed: number
  readonly kills: Readonly<Record<Way, number>>
  readonly acknowledged: number
  /** Requests without an answer, or with one that told to come again, and that were sent again as they were. */
  readonly askedAgain: number
  readonly faults: readonly string[]
  readonly seconds: number
}

export interface Kills {
  readonly counts: Readonly<Record<Way, number>>
  readonly recoveriesMs: readonly number[]
}

/** Kills in that way and answers how long it took until it served again. */
const killOnce = async (program: Program, way: Way, random: SeededRandom): Promise<number> => {
  if (way === 'database') {
    await program.killDatabase()
    // The program needs a moment to notice; only then is being ready worth something.
    await wait(50)
    return program.untilReady()
  }
  if (way === 'both') await program.killDatabase()
  await program.killServer()
  if (way === 'server while it starts') {
    const failed = program.start().then(() => undefined, () => undefined)
    await wait(random.below(1_500))
    await program.killServer()
    await failed
  }
  return program.start()
}

const shortestPauseMs = 200
/** Between two kills, when nobody wishes for longer work between them. */
export const usualPauseMs = 1_500

export const killAgainAndAgain = async (
  program: Program, random: SeededRandom, longestPauseMs: number, isOver: (kills: number) => boolean,
): Promise<Kills> => {
  const counts: Record<Way, number> = { 'server': 0, 'database': 0, 'both': 0, 'server while it starts': 0 }
  const recoveriesMs: number[] = []
  while (!isOver(recoveriesMs.length)) {
    await wait(shortestPauseMs + random.below(Math.max(1, longestPauseMs - shortestPauseMs)))
    const way = wayOf(ways, recoveriesMs.length, random)
    recoveriesMs.push(await killOnce(program, way, random))
    counts[way] += 1
  }
  return { counts, recoveriesMs }
}

interface Row {
  readonly key: string
  readonly version: number
  readonly reason: string
}

const readPage = async (base: string, query: object): Promise<{ items: readonly Row[]; nextCursor: string | null }> => {
  for (;;) {
    const answer = await askLoosely(base, referenceCalls.listConfigVersions, { query })
    if (answer !== undefined) return answer.data as { items: readonly Row[]; nextCursor: string | null }
    await wait(100)
  }
}

const readVersions = async (base: string): Promise<Row[]> => {
  const whole = { size: 100, sort: [{ createdAt: 'asc' }] }
  const rows: Row[] = []
  let page = await readPage(base, whole)
  rows.push(...page.items)
  while (page.nextCursor !== null) {
    page = await readPage(base, { ...whole, cursor: page.nextCursor })
    rows.push(...page.items)
  }
  return rows
}

const judge = (rows: readonly Row[], acknowledged: readonly Acknowledged[]): string[] => {
  const written = rows.filter(({ reason }) => reason.startsWith('torture '))
  const byReason = Map.groupBy(written, ({ reason }) => reason)
  const told = new Set(acknowledged.map(({ reason }) => reason))
  const lost = acknowledged.filter(({ key, version, reason }) =>
    !(byReason.get(reason) ?? []).some((row) => row.key === key && row.version === version))
  return [
    ...lost.map(({ reason, version }) => `lost: ${reason} (version ${version})`),
    ...[...byReason].filter(([, same]) => same.length > 1).map(([reason, same]) => `${same.length} times: ${reason}`),
    ...written.filter(({ reason }) => !told.has(reason)).map(({ reason }) => `written, never told: ${reason}`),
  ]
}

export const tortureWrites = async (wish: {
  readonly seed: number; readonly minutes?: number; readonly kills?: number
}): Promise<TortureReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-torture-'))
  const program = await openProgram(folder)
  const began = performance.now()
  const untilMs = began + (wish.minutes ?? 60) * 60_000
  try {
    await program.start()
    const writers: Writer[] = (await findTargets(program.base))
      .map((target) => openWriter(program.base, wish.seed, target))
    let over = false
    const writing = Promise.all(writers.map((writer) => writer.run(() => over)))
    const kills = await killAgainAndAgain(program, seededRandom(wish.seed), usualPauseMs, (count) =>
      count >= (wish.kills ?? Infinity) || performance.now() > untilMs)
    over = true
    await writing
    const acknowledged = writers.flatMap((writer) => writer.acknowledged)
    const judged = judge(await readVersions(program.base), acknowledged)
    const faults = [...writers.flatMap((writer) => writer.faults), ...judged]
    return {
      seed: wish.seed, kills: kills.counts, acknowledged: acknowledged.length,
      askedAgain: writers.reduce((sum, writer) => sum + writer.unknown(), 0), faults,
      seconds: Math.round((performance.now() - began) / 1_000), ...recoveriesOf(kills.recoveriesMs),
    }
  } finally {
    await program.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
