// Two nodes that are restarted one after the other behind a balancer, while people go on: nobody notices.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../testing/app.ts'
import { openBalancer } from '../../testing/machine/balancer.ts'
import { makeMember } from '../../testing/make.ts'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { plainAskerOf } from '../../testing/plain-ask.ts'
import { sampleCalls } from '../../testing/sample/calls.ts'
import { type SampleHooks, sampleHandlers } from '../../testing/sample/handlers.ts'
import { makeSampleTables } from '../../testing/sample/table.ts'
import { until } from '../../testing/until.ts'

let clone: OpenClone
let token: string
beforeAll(async () => {
  clone = await openClone({ connections: 1 })
  await clone.asOwner(makeSampleTables)
  token = (await makeMember(clone.database)).token
})
afterAll(() => clone.stop())

interface RunningNode {
  readonly base: string
  /** From now on each act that begins there waits until it is let go; tells how many do. */
  hold(): () => number
  letGo(): void
  readonly isLeaving: () => boolean
  stop(): Promise<void>
}

// Each look at the clock is a minute later, so nobody ever asks too often.
let now = 0
const stopwatch = (): number => (now += 60_000)

const startNode = async (): Promise<RunningNode> => {
  const hooks: SampleHooks = {}
  const app = await startTestApp({}, {
    stopwatch, database: { url: clone.url, drop: async () => {} },
    serves: { calls: sampleCalls, handlersOf: () => sampleHandlers(hooks) },
  })
  const mayEnd = Promise.withResolvers<void>()
  return {
    base: app.base,
    hold: () => {
      let held = 0
      hooks.between = () => {
        held += 1
        return mayEnd.promise
      }
      return () => held
    },
    letGo: mayEnd.resolve, isLeaving: () => !app.server.server.listening, stop: app.stop,
  }
}

test('not one request fails while each of two nodes is restarted in its turn, in the middle of acts', async () => {
  const nodes = [await startNode(), await startNode()]
  const balancer = await openBalancer(nodes.map(({ base }) => base))
  const ask = plainAskerOf(balancer.base)
  const answers: number[] = []
  let [isOver, made] = [false, 0]
  const visit = async (): Promise<void> => {
    while (!isOver) {
      const { status } = await ask('/bridge/public/api/v0/sample-words')
      const { status: written } = await ask('/bridge/public/api/v0/samples', {
        method: 'POST', token, headers: { 'idempotency-key': randomUUID() }, body: '{"name":"made","priceWon":1}',
      })
      if (written === 200) made += 1
      answers.push(status, written)
    }
  }
  const visiting = Promise.all([visit(), visit(), visit(), visit()])
  for (const [at, node] of nodes.entries()) {
    const held = node.hold()
    await until(() => held() > 0)
    balancer.takeOut(node.base)
    // Whoever else was led there has an answer, or is in the middle of an act as well.
    await until(() => balancer.underWay(node.base) === held())
    const stopped = node.stop()
    await until(node.isLeaving)
    expect(balancer.underWay(node.base)).toBe(held())
    node.letGo()
    await stopped
    const before = answers.length
    await until(() => answers.length > before + 20)
    const fresh = await startNode()
    nodes[at] = fresh
    balancer.bringIn(fresh.base)
    await until(() => answers.length > before + 40)
  }
  isOver = true
  await visiting
  expect(answers.filter((status) => status !== 200)).toEqual([])
  const { rows: [row] } = await sql<{ count: number }>`select count(*)::int as count from samples`
    .execute(clone.database.primary)
  expect(row?.count).toBe(made)
  await balancer.close()
  for (const node of nodes) await node.stop()
})
