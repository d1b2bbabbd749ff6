// Live updates through the front door: each viewer hears what is hers, all of it, and only while she may.
import { connect, type Socket } from 'node:net'
import { limits } from '@bidyard/contract/limits'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { liveEvents } from '../../live-events.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { followLive, type LiveClient, openLiveClient } from '../../testing/live-client.ts'
import { until } from '../../testing/until.ts'
import { isStaff } from '../caller.ts'
import { eventsPath } from './event-stream.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, {
    bounds: { heartbeatMs: 20 },
    serves: {
      liveEvents: {
        ...liveEvents,
        metadataChanged: (viewer, payload) => (isStaff(viewer) ? payload : undefined),
        configurationChanged: (viewer, { key, version }) => (isStaff(viewer) ? { key, version } : { key }),
      },
    },
  })
})
afterAll(() => app.stop())

const clients: Pick<LiveClient, 'close'>[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
  await until(() => app.hub.count() === 0)
})
const listen = async (token: string | undefined, lastId?: string): Promise<LiveClient> => {
  const client = await openLiveClient(app.base, token, lastId)
  clients.push(client)
  return client
}
const tell = (...counts: readonly number[]) => app.act('flow', async ({ emit }) => {
  for (const count of counts) emit('carCodesChanged', { count })
})
const countsOf = (client: Pick<LiveClient, 'heard'>): readonly number[] =>
  client.heard.filter(({ name }) => name === 'carCodesChanged').map(({ data }) => (data as { count: number }).count)

/** What a long transaction beside us holds back is told again to who comes back, and too much of it not at all. */
const behindAll = async (): Promise<boolean> => {
  const [row] = await app.sql<{ isBehind: boolean }[]>`
    select coalesce(max(xid) < pg_snapshot_xmin(pg_current_snapshot()), true) as "isBehind" from outbox`
  return row?.isBehind === true
}

test('shows each viewer what that viewer may see, and nothing else', async () => {
  const [staff, dealer] = [await app.member({ type: 'admin' }), await app.member()]
  const [hers, his] = [await listen(staff.token), await listen(dealer.token)]
  await app.act('flow', async ({ emit }) => {
    emit('metadataChanged', { kind: 'secret' })
    emit('configurationChanged', { key: 'fees', version: 7 })
    emit('filesCommitted', { fileIds: [] })
    emit('carCodesChanged', { count: 1 })
  })
  await until(() => countsOf(hers).length === 1 && countsOf(his).length === 1)
  expect(hers.heard.map(({ name, data }) => [name, data])).toEqual([
    ['metadataChanged', { kind: 'secret' }], ['configurationChanged', { key: 'fees', version: 7 }],
    ['carCodesChanged', { count: 1 }],
  ])
  expect(his.heard.map(({ name, data }) => [name, data])).toEqual([
    ['configurationChanged', { key: 'fees' }], ['carCodesChanged', { count: 1 }],
  ])
})

test('is a stream that nobody may keep or hold back', async () => {
  const { headers, status } = await listen((await app.member()).token)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('x-request-id')).not.toBeNull()
})

test('refuses whoever does not say who he is', async () => {
  expect((await listen(undefined)).status).toBe(401)
  expect((await listen('wrong')).status).toBe(401)
})

test('ids tell nothing: each viewer has others of the same length for the same event', async () => {
  const members = [await app.member(), await app.member()]
  const streams = await Promise.all(members.map(({ token }) => listen(token)))
  for (const count of [1, 2]) {
    await tell(count)
    await until(() => streams.every((stream) => countsOf(stream).length === count))
  }
  const ids = streams.flatMap(({ heard }) => heard.map(({ id = '' }) => id))
  expect(new Set(ids).size).toBe(4)
  expect(new Set([...ids, streams[0]?.lastId() ?? ''].map((id) => id.length)).size).toBe(1)
})

test('goes on where the last one ended: what came since is told once and in order', async () => {
  const { token } = await app.member()
  const first = await listen(token)
  await tell(1, 2)
  await until(() => countsOf(first).length === 2)
  await first.close()
  // Told without waking anybody: the node itself is behind the one who comes back.
  for (const count of [3, 4, 5])
    await app.database.primary.insertInto('outbox').values({ name: 'carCodesChanged', payload: { count } }).execute()
  const second = await listen(token, first.lastId())
  await tell(6)
  await until(() => countsOf(second).includes(6))
  // What was heard may be told again while a transaction of a neighbour was open; what came since may not.
  expect(countsOf(second).filter((count) => count > 2)).toEqual([3, 4, 5, 6])
})

test('a line that breaks in the middle of what it makes good can be taken up from its first word', async () => {
  await until(behindAll)
  const { token } = await app.member()
  const first = await listen(token)
  await first.close()
  await tell(1, 2, 3)
  const second = await listen(token, first.lastId())
  await second.close()
  const third = await listen(token, second.openedId())
  await until(() => countsOf(third).length > 2)
  expect(countsOf(third)).toEqual([1, 2, 3])
  expect(second.openedId()).not.toBe(first.lastId())
})

test('an id that covers a batch comes only with its last event', async () => {
  const { token } = await app.member()
  const stream = await listen(token)
  await tell(1, 2, 3)
  await until(() => countsOf(stream).length === 3)
  expect(stream.heard.map(({ id }) => id !== undefined)).toEqual([false, false, true])
})

test('says that one must look at everything anew for an id that is forged, cut or of somebody else', async () => {
  await until(behindAll)
  const [member, stranger] = [await app.member(), await app.member()]
  const theirs = (await listen(stranger.token)).lastId() ?? ''
  const own = (await listen(member.token)).lastId() ?? ''
  const bent = `${own.slice(0, 20)}${own[20] === 'A' ? 'B' : 'A'}${own.slice(21)}`
  for (const id of [theirs, bent, own.slice(0, -4), 'x', '%00', '0'.repeat(64)]) {
    const stream = await listen(member.token, id)
    await until(() => stream.heard.length > 0)
    expect(stream.heard.map(({ name }) => name), id).toEqual(['refetch'])
    await stream.close()
  }
  const good = await listen(member.token, own)
  await until(() => good.beats() > 0)
  expect(good.heard).toEqual([])
})

test('says so too for an id from too far back', async () => {
  const { token } = await app.member()
  const first = await listen(token)
  await first.close()
  await tell(...Array.from({ length: 1_001 }, (_, count) => count))
  const second = await listen(token, first.lastId())
  await until(() => second.heard.length > 0)
  expect(second.heard.map(({ name }) => name)).toEqual(['refetch'])
  await tell(-1)
  await until(() => countsOf(second).length > 0)
  expect(countsOf(second)).toEqual([-1])
})

test('loses nothing while lines break and writers go on', async () => {
  await until(behindAll)
  const { token } = await app.member()
  const follower = followLive(() => app.base, token)
  clients.push({ close: follower.stop })
  await until(() => follower.connects() === 1)
  const writing = Promise.all([0, 1, 2, 3].map(async (writer) => {
    for (let at = 0; at < 50; at++) await tell(writer * 1_000 + at)
  }))
  for (let breaks = 1; breaks <= 8; breaks++) {
    await until(() => follower.connects() === breaks)
    await follower.breakOff()
  }
  await writing
  await until(() => new Set(countsOf(follower)).size === 200)
  expect(Math.max(...countsOf(follower))).toBe(3_049)
})

test('beats while there is nothing to tell, and the beat moves the id onwards', async () => {
  const stream = await listen((await app.member()).token)
  const [opened, beats] = [stream.lastId(), stream.beats()]
  await until(() => stream.beats() > beats + 2)
  expect(stream.lastId()).not.toBe(opened)
  expect(stream.heard).toEqual([])
})

test('one caller has a bounded number of streams', async () => {
  const member = await app.member()
  const streams = await Promise.all(Array.from({ length: limits.liveStreamsPerCaller }, () => listen(member.token)))
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
  const refused = await listen(member.token)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect((await listen((await app.member()).token)).status).toBe(200)
  await streams[0]?.close()
  await until(() => app.hub.count() === limits.liveStreamsPerCaller)
  expect((await listen(member.token)).status).toBe(200)
})

const askBySocket = (token: string): Socket => {
  const { hostname, port } = new URL(app.base)
  const socket = connect(Number(port), hostname)
  socket.write(`GET ${eventsPath} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`)
  return socket
}

/** A reader that asks and then never reads on. */
const openStuck = async (token: string): Promise<Socket> => {
  const socket = askBySocket(token)
  await new Promise((resolve) => void socket.once('readable', resolve))
  return socket
}

test('a reader that does not keep up is let go, and the others hear everything', async () => {
  const [slow, quick] = [await app.member(), await app.member()]
  const reading = await listen(quick.token)
  const stuck = await openStuck(slow.token)
  await until(() => app.hub.count() === 2)
  const key = 'k'.repeat(90)
  let told = 0
  // What the machine itself holds for a socket comes before what we hold.
  for (; app.hub.count() === 2 && told < 400_000; told += 500)
    await app.act('flow', async ({ emit }) => {
      for (let version = told + 1; version <= told + 500; version++) emit('configurationChanged', { key, version })
    })
  expect(app.hub.count()).toBe(1)
  await until(() => reading.heard.length === told, 30_000)
  expect(reading.ended()).toBe(false)
  stuck.destroy()
})

const numbers = async () => ({
  streams: (await app.metrics.liveStreams.get()).values[0]?.value,
  running: (await app.metrics.requestsRunning.get()).values[0]?.value,
})

test('whoever leaves while it is looked who they are leaves nothing behind', async () => {
  const { token } = await app.member()
  const before = (await numbers()).streams
  await app.sql.begin(async (tx) => {
    await tx`lock table sessions in access exclusive mode`
    const socket = askBySocket(token)
    await until(async () => (await numbers()).running === 1)
    socket.destroy()
    await until(async () => (await numbers()).running === 0)
  })
  // Asked after the other one was looked up, in the same place.
  await (await listen(token)).close()
  await until(() => app.hub.count() === 0)
  expect((await numbers()).streams).toBe(before)
})

test('leaves nothing behind in the numbers', async () => {
  const before = await numbers()
  const stream = await listen((await app.member()).token)
  expect((await numbers()).streams).toBe((before.streams ?? 0) + 1)
  await stream.close()
  await until(async () => (await numbers()).streams === before.streams)
  await until(async () => (await numbers()).running === 0)
})
