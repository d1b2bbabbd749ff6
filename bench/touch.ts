// How soon a page answers a finger on a phone: from the touch or the key to the next paint, and what moves meanwhile.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openWorld, type World } from '../e2e/world/open-world.ts'
import { makeMarket } from './pages/market-world.ts'
import { median, table, whole } from './parts/figures.ts'
import { sized } from './parts/sized.ts'
import { openTouched, type Touched } from './touch/touched.ts'
import { visitsOf, type Visit } from './touch/visits.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? sized(5, 1))
const warmUps = sized(1, 0)
const slower = sized(4, 1)
const limitMs = 100

interface Measured {
  readonly times: number[]
  shift: number
}

type Found = Map<string, Measured>

const visitOnce = async (touched: Touched, { name, path, steps }: Visit, found: Found): Promise<void> => {
  await touched.goTo(path)
  for (const step of steps) {
    const { ms, shift } = await touched.watch(() => step.act(touched.page))
    const key = `${name}: ${step.name}`
    const known = found.get(key) ?? { times: [], shift: 0 }
    found.set(key, known)
    known.times.push(ms)
    known.shift = Math.max(known.shift, shift)
  }
}

const visitAll = async (world: World): Promise<Found> => {
  const found: Found = new Map()
  for (const visit of await visitsOf(world)) {
    const touched = await openTouched(world, visit.who, slower)
    // The first rounds only warm up.
    const cold: Found = new Map()
    for (let round = 1 - warmUps; round <= rounds; round++) await visitOnce(touched, visit, round < 1 ? cold : found)
    await touched.close()
  }
  return found
}

const lineOf = (name: string, { times, shift }: Measured): string[] => {
  const worst = Math.max(...times)
  return [name, `${whole(median(times))} ms`, `${whole(worst)} ms`, shift.toFixed(3), worst <= limitMs ? '' : 'late']
}

/** In a world that lies in the folder, at rest. */
export const touchIn = async (folder: string): Promise<string[]> => {
  // Nothing is drawn while one looks: only what is drawn already is there.
  const world = await openWorld({ copyOf: folder, settingsAt: () => ({ BIDYARD_DEMO: 'people' }) })
  try {
    const found = await visitAll(world)
    return [
      `touch: a phone, ${slower} times slower than this machine; ${rounds} visits of each page;`,
      '  from a finger or a key to the next paint, as the browser tells it, in steps of 8 ms, from 16 ms on;',
      `  wanted: ${limitMs} ms, nothing that moves by itself; the full demo world;`,
      '  browser, server and database share the machine',
      ...table([['', 'median', 'worst', 'layout shift', ''], ...[...found].map(([name, one]) => lineOf(name, one))]),
    ]
  } finally {
    await world.stop()
  }
}

export const run = async (): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bidyard-touch-'))
  try {
    await makeMarket(folder)
    return await touchIn(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
