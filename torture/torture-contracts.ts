// Walks at random through contracts on two nodes, of which one dies and freezes, as the database dies too.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from '@bidyard/postgres/launcher'
import postgres from 'postgres'
import { prepareDatabase } from '../packages/server/src/prepare.ts'
import type { DatabaseUrls } from '../packages/server/src/runtime/database/roles/roles.ts'
import { openLog } from '../packages/server/src/runtime/log.ts'
import { Answered } from '../packages/server/src/testing/ask.ts'
import { openHouseWorld } from '../packages/server/src/testing/contracts/house-world.ts'
import { openWalk } from '../packages/server/src/testing/contracts/random-walk.ts'
import { urlOf } from '../packages/server/src/testing/database.ts'
import { seededRandom } from '../packages/server/src/testing/seeded-random.ts'
import { askerOfAny } from './contracts/ask-any.ts'
import { openNode, type TortureNode } from './nodes/nodes.ts'
import { wait } from './running/wait.ts'

const ways = ['server', 'database', 'server frozen'] as const
type Way = (typeof ways)[number]

export interface ContractTortureReport {
  readonly seed: number
  readonly steps: number
  readonly contracts: number
  readonly kills: Readonly<Record<Way, number>>
  readonly acknowledged: number
  readonly askedAgain: number
  /** Steps that were left off in the middle because the database was gone. */
  readonly brokenOff: number
  /** Transactions that PostgreSQL undid because two waited for each other. */
  readonly deadlocks: number
  readonly faults: readonly string[]
  readonly seconds: number
}

export interface ContractTortureWish {
  readonly seed: number
  readonly steps?: number
  /** The longest time between two disturbances. */
  readonly pauseMs?: number
  readonly say?: (line: string) => void
}

/** A year of walks is enough for one market; the next part begins in a new one. */
const stepsOfPart = 5_000
const stepsOfLeg = 1_000
const usualPauseMs = 15_000
const shortestPauseMs = 500
/** A connection that is begun while the database is gone is given up after half a minute. */
const brokenOffMs = 45_000
const template = 'walk_template'

interface Counts {
  readonly kills: Record<Way, number>
  contracts: number
  acknowledged: number
  askedAgain: number
  brokenOff: number
  deadlocks: number
  readonly faults: string[]
}

interface Ground {
  readonly server: RunningPostgres
  readonly folder: string
  readonly counts: Counts
  readonly say: (line: string) => void
}

/** Nothing has to outlive a power cut here, but everything what kills a process. */
const settings = { fsync: 'off', full_page_writes: 'off', deadlock_timeout: '50ms', max_connections: '100' }

const run = async (server: RunningPostgres, statement: string): Promise<void> => {
  const admin = postgres(server.adminUrl, { max: 1, onnotice: () => {} })
  await admin.unsafe(statement)
  await admin.end()
}

const urlsOf = ({ url, adminUrl }: RunningPostgres, name: string): DatabaseUrls =>
  ({ url: urlOf(url, name), ownerUrl: urlOf(adminUrl, name) })

/** A database that was killed at the last moment comes back before anything is judged. */
const untilItAnswers = async (ask: () => Promise<unknown>): Promise<void> => {
  for (const end = performance.now() + brokenOffMs; ; await wait(100))
    try {
      await ask()
      return
    } catch (error) {
      if (performance.now() > end) throw error
    }
}

const disturb = async ({ server }: Ground, node: TortureNode, way: Way, ms: number): Promise<void> => {
  switch (way) {
    case 'server':
      await node.kill()
      return node.start()
    case 'database': return void process.kill(server.pid, 'SIGKILL')
    case 'server frozen':
      node.freeze()
      await wait(ms)
      return node.thaw()
  }
}

interface PartWish {
  readonly name: string
  readonly seed: number
  readonly steps: number
  readonly pauseMs: number
}

const walkPart = async (ground: Ground, { name, seed, steps, pauseMs }: PartWish): Promise<void> => {
  const { server, counts, folder, say } = ground
  await run(server, `create database ${name} template ${template}`)
  const urls = urlsOf(server, name)
  const node = await openNode(folder, urls.url, { BIDYARD_ENV: 'local' })
  let now = 0
  const random = seededRandom(seed)
  const world = await openHouseWorld({
    database: { ...urls, drop: async () => {} }, stopwatch: () => (now += 60_000),
    askerOf: askerOfAny([node.base], random, () => void (counts.askedAgain += 1)),
  }, 'at rest')
  await node.start()
  // Whatever the kill of a database breaks off is no fault; what a server answers is judged all the same.
  let lastKillMs = -Infinity
  const forgives = (error: unknown): boolean => {
    if (error instanceof Answered) counts.faults.push(`seed ${seed}: ${error.message} ${world.logged.at(-1) ?? ''}`)
    else if (performance.now() - lastKillMs > brokenOffMs) counts.faults.push(`seed ${seed}: ${String(error)}`)
    else counts.brokenOff += 1
    return true
  }
  const walk = await openWalk(world)
  try {
    for (let done = 0; done < steps; done += stepsOfLeg) {
      const before = counts.faults.length
      let isOver = false
      const disturbing = (async () => {
        for (;;) {
          const at = performance.now() + shortestPauseMs + random.below(pauseMs)
          while (!isOver && performance.now() < at) await wait(50)
          if (isOver) return
          const way = ways[random.below(ways.length)] ?? 'server'
          if (way === 'database') lastKillMs = performance.now()
          await disturb(ground, node, way, 500 + random.below(2_500))
          counts.kills[way] += 1
        }
      })()
      await walk.walk({ seed: seed + done, steps: Math.min(stepsOfLeg, steps - done), forgives }).catch(forgives)
        .finally(() => (isOver = true))
      await disturbing
      await untilItAnswers(() => world.sql`select 1`)
      counts.faults.push(...(await walk.faults()).map((fault) => `seed ${seed}: ${fault}`))
      say(`seed ${seed}: ${Math.min(done + stepsOfLeg, steps)} steps, ${counts.faults.length} faults`)
      for (const fault of counts.faults.slice(before)) say(fault)
    }
    const [row] = await world.sql<{ count: number }[]>`select count(*)::int as count from contracts`
    counts.contracts += row?.count ?? 0
    counts.acknowledged += [...walk.done.values()].reduce((sum, count) => sum + count, 0)
    say([...walk.done].toSorted(([, a], [, b]) => b - a).map(([act, count]) => `${act} ${count}`).join(', '))
  } finally {
    await node.kill()
    await world.stop()
    await run(server, `drop database ${name} with (force)`)
  }
}

export const tortureContracts = async (
  { seed, steps = 100_000, pauseMs = usualPauseMs, say = () => {} }: ContractTortureWish,
): Promise<ContractTortureReport> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-torture-'))
  const counts: Counts = {
    kills: { 'server': 0, 'database': 0, 'server frozen': 0 },
    contracts: 0, acknowledged: 0, askedAgain: 0, brokenOff: 0, deadlocks: 0, faults: [],
  }
  const began = performance.now()
  const server = await startPostgres({
    folder: join(folder, 'postgres'), settings, restartDelaysMs: Array<number>(10_000).fill(50), log: (line) => {
      if (line.includes('deadlock detected')) counts.deadlocks += 1
      if (/deadlock detected|waits for|^\s+Process/.test(line)) say(line)
    },
  })
  try {
    await run(server, `create database ${template}`)
    await prepareDatabase(urlsOf(server, template), openLog('error'))
    for (let done = 0; done < steps; done += stepsOfPart)
      await walkPart({ server, folder, counts, say }, {
        name: `walk_${done}`, seed: seed + done, steps: Math.min(stepsOfPart, steps - done), pauseMs,
      })
    return { ...counts, seed, steps, seconds: Math.round((performance.now() - began) / 1_000) }
  } finally {
    await server.stop('immediate')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
