// Ten thousand connections that say nothing, little or nothing more, and whoever searches and bids beside them.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../packages/server/src/testing/machine/free-port.ts'
import { makeMarket, type Market } from './bids/market.ts'
import type { CrowdTold, CrowdWish } from './connections/crowd.ts'
import { withBenchDatabase } from './parts/bench-database.ts'
import { quantile, table, whole } from './parts/figures.ts'
import { withBenchApp } from './parts/open-bench-app.ts'
import { sized } from './parts/sized.ts'
import { openProgram, type Program } from './start/program.ts'
import { openVisitors } from './start/visitors.ts'

const count = sized(10_000, 60)
const shops = 10
const auctions = 100
const lookMs = sized(20_000, 500)
const turnsOfLook = 200
const wantedMs = 1_000

interface Look {
  readonly times: readonly number[]
  readonly answered: number
  readonly others: number
  readonly heldMb: number
  readonly files: number
}

/** Shops go on with their work for a while, each answer with its time. */
const look = async (program: Program, place: Market & { readonly base: string }, fromTurn: number): Promise<Look> => {
  const times: number[] = []
  const visitors = openVisitors({ ...place, fromTurn, onAnswer: (ms) => times.push(ms) })
  await pause(lookMs)
  const files = readdirSync(`/proc/${program.pid}/fd`).length
  const heldMb = program.heldBytes() / 2 ** 20
  return { times, ...await visitors.leave(), heldMb, files }
}

const openCrowd = async (wish: CrowdWish) => {
  const child = fork(join(import.meta.dirname, 'connections/crowd.ts'))
  const next = async (): Promise<CrowdTold> => {
    const [told] = (await once(child, 'message')) as [CrowdTold]
    return told
  }
  child.send(wish)
  await next()
  return {
    leave: async () => {
      const [told, left] = [next(), once(child, 'exit')]
      child.send('leave')
      const last = await told
      await left
      return last
    },
  }
}

const lineOf = (name: string, { times, answered, others, heldMb, files }: Look): string[] => [
  name, `${quantile(times, 0.5).toFixed(0)} ms`, `${quantile(times, 0.99).toFixed(0)} ms`,
  `${Math.max(...times).toFixed(0)} ms`, whole(answered), whole(others), `${whole(heldMb)} MB`, whole(files),
]

export const run = (): Promise<string[]> => withBenchDatabase(async (url, asOwner) => {
  const market = await withBenchApp(url, {}, (app) => makeMarket(app, asOwner, { shops, auctions }))
  const data = await mkdtemp(join(tmpdir(), 'bidyard-bench-connections-'))
  const [port, watchPort] = [await freePort(), await freePort()]
  const program = await openProgram({ url, data, port, watchPort })
  try {
    const place = { ...market, base: `http://127.0.0.1:${port}` }
    await look(program, place, 0)
    const before = await look(program, place, turnsOfLook)
    const crowd = await openCrowd({ port, count })
    const beside = await look(program, place, turnsOfLook * 2)
    // Longer than headers may take: whoever never ends them was cut off, and came again.
    const later = await look(program, place, turnsOfLook * 3)
    const { open, cutOff } = await crowd.leave()
    const after = await look(program, place, turnsOfLook * 4)
    return [
      `connections: ${whole(count)}, a third each says nothing, never ends its headers, or asked once and stays;`,
      `  at the end ${whole(open)} were open, ${whole(cutOff)} had been cut off and came again. Beside them`,
      `  ${shops} shops search and bid; wanted: all answered with 200, 99 of 100 within ${whole(wantedMs)} ms`,
      ...table([
        ['', 'p50', 'p99', 'slowest', 'answered', 'others', 'memory', 'files'],
        lineOf('before', before), lineOf('beside them', beside), lineOf('and further on', later),
        lineOf('when they left', after),
      ]),
    ]
  } finally {
    await program.stop()
    await rm(data, { recursive: true, force: true })
  }
})
