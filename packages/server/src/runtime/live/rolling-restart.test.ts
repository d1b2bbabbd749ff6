// Two nodes that are restarted one after the other behind a balancer, while people go on: nobody notices.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts'
import { openBalancer } from '../../testing/machine/balancer.ts'
import { freePort } from '../../testing/machine/free-port.ts'
import { plainAskerOf } from '../../testing/plain-ask.ts'
import { sampleCalls } from '../../testing/sample/calls.ts'
import { sampleHandlers } from '../../testing/sample/handlers.ts'
import { makeSampleTables } from '../../testing/sample/table.ts'
import { until } from '../../testing/until.ts'
import { openDatabase } from '../database/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
  const opened = openDatabase({ url: database.url, connections: 1 })
  await makeSampleTables(opened)
  await opened.close()
})
afterAll(() => database.drop())

interface RestartedNode {
  readonly base: string
  start(): Promise<void>
  stop(): Promise<void>
}

// Each look at the clock is a minute later, so nobody ever asks too often.
let now = 0
const stopwatch = (): number => (now += 60_000)

/** Like a node on its own machine it keeps its address. */
const openNode = async (): Promise<RestartedNode> => {
  const port = await freePort()
  let app: TestApp | undefined
  return {
    base: `http://127.0.0.1:${port}`,
    start: async () => {
      app = await startTestApp({}, {
        port, stopwatch, database: { url: database.url, drop: async () => {} },
        serves: { calls: sampleCalls, handlersOf: () => sampleHandlers({}) },
      })
    },
    stop: async () => app?.stop(),
  }
}

test('not one request fails while each of two nodes is restarted in its turn', async () => {
  const nodes = [await openNode(), await openNode()]
  for (const node of nodes) await node.start()
  const balancer = await openBalancer(nodes.map(({ base }) => base))
  const ask = plainAskerOf(balancer.base)
  const add = () => ask('/bridge/public/api/v0/counters', { method: 'POST', body: '{"order":["a"]}' })
  const answers: number[] = []
  let [isOver, added] = [false, 0]
  const visit = async (): Promise<void> => {
    while (!isOver) {
      const { status } = await ask('/bridge/public/api/v0/sample-words')
      const { status: written } = await add()
      if (written === 200) added += 1
      answers.push(status, written)
    }
  }
  const visiting = Promise.all([visit(), visit(), visit(), visit()])
  for (const node of nodes) {
    const before = answers.length
    await balancer.takeOut(node.base)
    await node.stop()
    await until(() => answers.length > before + 20)
    await node.start()
    balancer.bringIn(node.base)
    await until(() => answers.length > before + 40)
  }
  isOver = true
  await visiting
  expect(answers.filter((status) => status !== 200)).toEqual([])
  expect((await add()).body.data).toEqual({ sum: added + 1 })
  await balancer.close()
  for (const node of nodes) await node.stop()
})
