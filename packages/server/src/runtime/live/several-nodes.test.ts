// Several nodes over one database: what is told on one reaches the streams of the other, by notices or by NATS.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts'
import { type LiveClient, openLiveClient } from '../../testing/live-client.ts'
import { type NatsServer, prepareNats } from '../../testing/machine/nats-server.ts'
import { until } from '../../testing/until.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await cloneDatabase()
})
afterAll(() => database.drop())

const apps: TestApp[] = []
afterEach(async () => {
  for (const app of apps.splice(0)) await app.stop()
})
/** The clone outlives its nodes. */
const start = async (settings: Readonly<Record<string, string>> = {}): Promise<TestApp> => {
  const app = await startTestApp(settings, { database: { ...database, drop: async () => {} } })
  apps.push(app)
  return app
}
const tell = (app: TestApp, count: number) => app.act('flow', async ({ emit }) => emit('carCodesChanged', { count }))
const countsOf = ({ heard }: LiveClient): readonly number[] =>
  heard.filter(({ name }) => name === 'carCodesChanged').map(({ data }) => (data as { count: number }).count)
const deactivate = ({ database: { primary } }: TestApp, { memberId }: TestMember) =>
  primary.updateTable('members').set({ state: 'suspended' }).where('id', '=', memberId).execute()

/** How long it took; the reader's own turn comes once a second. */
const timeToHear = async (app: TestApp, client: LiveClient, count: number): Promise<number> => {
  const began = performance.now()
  await tell(app, count)
  await until(() => countsOf(client).includes(count))
  return performance.now() - began
}

describe('without NATS', () => {
  test('an event of one node reaches a stream of the other at once, in both directions', async () => {
    const [left, right] = [await start(), await start()]
    const { token } = await left.member()
    const clients = [await openLiveClient(left.base, token), await openLiveClient(right.base, token)] as const
    const times: number[] = []
    for (let at = 0; at < 6; at++) {
      times.push(await timeToHear(left, clients[1], 2 * at), await timeToHear(right, clients[0], 2 * at + 1))
    }
    // Waiting for their turn would take half a second on average.
    expect(times.toSorted((a, b) => a - b)[6]).toBeLessThan(250)
    for (const client of clients) await client.close()
  })

  test('a stream is taken up again at another node with nothing missing', async () => {
    const [left, right] = [await start(), await start()]
    const { token } = await left.member()
    const first = await openLiveClient(left.base, token)
    const [known, missed] = [101, 102]
    await tell(left, known)
    await until(() => countsOf(first).includes(known))
    await first.close()
    await tell(left, missed)
    const second = await openLiveClient(right.base, token, first.lastId())
    // What came before may be told once more: a position waits for the oldest transaction of the whole cluster.
    await until(() => countsOf(second).includes(missed))
    expect([[missed], [known, missed]]).toContainEqual(countsOf(second).filter((count) => count >= known))
    await second.close()
  })

  test('a right that is lost at one node ends the stream at the other', async () => {
    const [left, right] = [await start(), await start()]
    const member = await left.member()
    const stream = await openLiveClient(right.base, member.token)
    await deactivate(left, member)
    await until(stream.ended, 1_000)
    expect(stream.ended()).toBe(true)
  })

  test('a job of one node is run by the other that works, without waiting for its turn', async () => {
    const [left, right] = [await start(), await start()]
    await right.jobs.work(right.act)
    const done = async () => {
      const rows = await right.database.ask("select 1 from jobs.job where name = 'prune' and state = 'completed'", [])
      return rows.length
    }
    const times: number[] = []
    for (let round = 0; round < 5; round++) {
      const before = await done()
      const began = performance.now()
      await left.act('flow', ({ enqueue }) => enqueue('prune', [{}]))
      await until(async () => (await done()) > before)
      times.push(performance.now() - began)
    }
    // Its own turn comes every two seconds.
    expect(times.toSorted((a, b) => a - b)[2]).toBeLessThan(500)
  })

  test('closing ends the streams, and their screens come back to another node', async () => {
    const [left, right] = [await start(), await start()]
    const { token } = await left.member()
    const stream = await openLiveClient(left.base, token)
    const began = performance.now()
    await left.stop()
    apps.splice(apps.indexOf(left), 1)
    expect(performance.now() - began).toBeLessThan(5_000)
    await until(stream.ended)
    await tell(right, 1)
    const again = await openLiveClient(right.base, token, stream.lastId())
    await until(() => countsOf(again).length === 1)
    await again.close()
  })
})

describe('with NATS', () => {
  let nats: NatsServer
  beforeAll(async () => {
    nats = await prepareNats()
    await nats.start()
  })
  afterAll(() => nats.kill())
  const settings = () => ({ NATS_URL: nats.url })
  const connected = async (...nodes: readonly TestApp[]) => {
    for (const app of nodes) await until(() => app.logged.some((line) => line.includes('"status":"connected"')))
  }

  test('an event of one node reaches a stream of the other while the database says nothing of it', async () => {
    const [left, right] = [await start(settings()), await start(settings())]
    await connected(left, right)
    const noticed: string[] = []
    await left.database.listen('outbox', (from) => void noticed.push(from), () => {})
    const { token } = await left.member()
    const client = await openLiveClient(right.base, token)
    const times: number[] = []
    for (let count = 0; count < 9; count++) times.push(await timeToHear(left, client, count))
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(250)
    expect(noticed).toEqual([])
    await client.close()
  })

  test('lost rights end streams at the other node beside NATS', async () => {
    const [left, right] = [await start(settings()), await start(settings())]
    const member = await left.member()
    const stream = await openLiveClient(right.base, member.token)
    await deactivate(left, member)
    await until(stream.ended, 1_000)
    expect(stream.ended()).toBe(true)
  })

  test('nothing is lost while NATS is killed and comes back, and then it is quick again', async () => {
    const [left, right] = [await start(settings()), await start(settings())]
    await connected(left, right)
    const { token } = await left.member()
    const client = await openLiveClient(right.base, token)
    await timeToHear(left, client, 100)
    await nats.kill()
    for (const count of [101, 102, 103]) expect(await timeToHear(left, client, count)).toBeLessThan(2_000)
    await nats.start()
    await until(() => [left, right].every(({ logged }) => logged.some((line) => line.includes('"status":"reconnect"'))))
    const times: number[] = []
    for (let count = 110; count < 119; count++) times.push(await timeToHear(left, client, count))
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(250)
    expect(countsOf(client)).toEqual([100, 101, 102, 103, 110, 111, 112, 113, 114, 115, 116, 117, 118])
    await client.close()
  })

  test('nodes that start while NATS is away serve all the same, and take it up when it comes', async () => {
    await nats.kill()
    const [left, right] = [await start(settings()), await start(settings())]
    const { token } = await left.member()
    const client = await openLiveClient(right.base, token)
    expect(await timeToHear(left, client, 1)).toBeLessThan(2_000)
    await nats.start()
    await connected(left, right)
    const times: number[] = []
    for (let count = 2; count < 11; count++) times.push(await timeToHear(left, client, count))
    expect(times.toSorted((a, b) => a - b)[4]).toBeLessThan(250)
    await client.close()
  })
})
