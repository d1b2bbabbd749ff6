// Kills server and database again and again under a write load: what was acknowledged must be there, once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { referenceCalls } from '@bidyard/contract/calls/reference'
import { openProgram, type Program } from './program.ts'
import { type Acknowledged, askLoosely, findTargets, openWriter, type Writer } from './writers.ts'

export interface TortureReport {
  readonly seed: number
  readonly serverKills: number
  readonly databaseKills: number
  readonly acknowledged: number
  readonly askedAgain: number
  readonly faults: readonly string[]
  readonly seconds: number
  /** How long the program took to serve again, in milliseconds. */
  readonly slowestRecoveryMs: number
  readonly medianRecoveryMs: number
}

/** mulberry32: the same seed, the same kills. */
const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms))

interface Kills {
  readonly server: number
  readonly database: number
  readonly recoveriesMs: readonly number[]
}

const killAgainAndAgain = async (
  program: Program, random: () => number, isOver: (kills: number) => boolean,
): Promise<Kills> => {
  let server = 0
  let database = 0
  const recoveriesMs: number[] = []
  while (!isOver(server + database)) {
    await wait(200 + random() * 1_300)
    if (random() < 0.5) {
      await program.killServer()
      server += 1
      recoveriesMs.push(await program.start())
    } else {
      await program.killDatabase()
      database += 1
      // The program needs a moment to notice; only then is being ready worth something.
      await wait(50)
      recoveriesMs.push(await program.untilReady())
    }
  }
  return { server, database, recoveriesMs }
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
    const kills = await killAgainAndAgain(program, seeded(wish.seed), (count) =>
      count >= (wish.kills ?? Infinity) || performance.now() > untilMs)
    over = true
    await writing
    const acknowledged = writers.flatMap((writer) => writer.acknowledged)
    const judged = judge(await readVersions(program.base), acknowledged)
    const faults = [...writers.flatMap((writer) => writer.faults), ...judged]
    const sorted = kills.recoveriesMs.toSorted((a, b) => a - b)
    return {
      seed: wish.seed, serverKills: kills.server, databaseKills: kills.database, acknowledged: acknowledged.length,
      askedAgain: writers.reduce((sum, writer) => sum + writer.unknown(), 0), faults,
      seconds: Math.round((performance.now() - began) / 1_000),
      slowestRecoveryMs: Math.round(sorted.at(-1) ?? 0),
      medianRecoveryMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    }
  } finally {
    await program.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
