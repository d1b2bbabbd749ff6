// Several processes of one machine: who is refused ends all of them at a start, and nobody who serves later.
import cluster from 'node:cluster'
import { once } from 'node:events'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLog } from '../runtime/log.ts'
import { until } from '../testing/until.ts'
import { type Processes, startProcesses } from './processes.ts'

let folder = ''
let lines: string[] = []
let processes: Processes | undefined

/** Plays a serving process that does what its file says: `serve`, `refuse`, or `leave` without a word. */
const player = `
import { readFileSync } from 'node:fs'
import { refuseToServe } from ${JSON.stringify(join(import.meta.dirname, 'processes.ts'))}
const will = readFileSync(process.env.BIDYARD_PROCESS_INDEX, 'utf8')
if (will === 'leave') process.exit(78)
if (will === 'refuse') refuseToServe('a key is wrong')
else process.send('serving')
process.on('SIGTERM', () => process.exit(0))
setInterval(() => {}, 60_000)
`
/** Put in its place at once: one that starts just then reads the whole word. */
const will = async (index: number, does: 'serve' | 'refuse' | 'leave'): Promise<void> => {
  await writeFile(join(folder, 'word'), does)
  await rename(join(folder, 'word'), join(folder, String(index)))
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-processes-'))
  await writeFile(join(folder, 'player.mjs'), player)
  cluster.setupPrimary({ exec: join(folder, 'player.mjs'), args: [], execArgv: [], cwd: folder, silent: true })
})
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
beforeEach(() => {
  lines = []
})
afterEach(async () => {
  await processes?.stop()
  processes = undefined
})

const start = async (): Promise<void> => {
  processes = await startProcesses(2, '', openLog('info', (line) => void lines.push(line)))
}
const alive = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.process.pid ?? [])
const times = (text: string): number => lines.filter((line) => line.includes(text)).length

test('one that is refused at the start ends all of them with its reason', async () => {
  await will(0, 'serve')
  await will(1, 'refuse')
  await expect(start()).rejects.toThrow('a key is wrong')
  expect([alive(), lines]).toEqual([[], []])
})

test('so does one whose reason is lost, and it is said that it is', async () => {
  await will(0, 'serve')
  await will(1, 'leave')
  await expect(start()).rejects.toThrow('its reason did not arrive')
  expect(alive()).toEqual([])
})

test('one that is refused in the place of another is told once and tried again, and the others serve on', async () => {
  await will(0, 'serve')
  await will(1, 'serve')
  await start()
  const [stays, dies] = alive()
  if (stays === undefined || dies === undefined) throw new Error('two did not start')
  await will(1, 'refuse')
  let began = 0
  const count = (): void => void (began += 1)
  cluster.on('fork', count)
  process.kill(dies, 'SIGKILL')
  await until(() => began > 2)
  expect([times('process died'), times('a key is wrong')]).toEqual([1, 1])
  expect(alive()).toContain(stays)
  await will(1, 'leave')
  await until(() => times('its reason did not arrive') === 1)
  // What refused it has passed.
  const serves = once(cluster, 'message')
  await will(1, 'serve')
  expect((await serves)[1]).toBe('serving')
  cluster.off('fork', count)
  expect(alive()).toContain(stays)
})
