// Lost rights: a stream ends within a second of the loss, whoever tells of it or nobody.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { type LiveClient, openLiveClient } from '../../testing/live-client.ts'
import { makeShop } from '../../testing/make.ts'
import { until } from '../../testing/until.ts'
import { shiftClock } from '../time/clock.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const clients: LiveClient[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})
const listen = async ({ token }: TestMember): Promise<LiveClient> => {
  const client = await openLiveClient(app.base, token)
  clients.push(client)
  return client
}

const setSession = ({ sessionId }: TestMember, set: 'used_at' | 'ended_at') =>
  app.database.primary.updateTable('sessions').set({ [set]: sql<Date>`app_now()` }).where('id', '=', sessionId)
    .execute()
const losses: Readonly<Record<string, (member: TestMember) => Promise<unknown>>> = {
  'the session ends': (member) => setSession(member, 'ended_at'),
  'the session is removed': ({ sessionId }) =>
    app.database.primary.deleteFrom('sessions').where('id', '=', sessionId).execute(),
  'the member is deactivated': ({ memberId }) =>
    app.database.primary.updateTable('members').set({ state: 'suspended' }).where('id', '=', memberId).execute(),
  'the member becomes another type': ({ memberId }) =>
    app.database.primary.updateTable('members').set({ type: 'partner_user' }).where('id', '=', memberId).execute(),
  'the member moves to another shop': async ({ memberId }) => {
    const { shopId } = await makeShop(app.database)
    await app.database.primary.updateTable('members').set({ shop_id: shopId }).where('id', '=', memberId).execute()
  },
  "the user's role changes": ({ userId }) =>
    app.database.primary.updateTable('users').set({ role: 'admin' }).where('id', '=', userId).execute(),
}
const triggers = async (word: 'enable' | 'disable'): Promise<void> => {
  for (const table of ['sessions', 'members', 'users'])
    await app.sql.unsafe(`alter table ${table} ${word} trigger user`)
}

describe.for(['told', 'not told'] as const)('a stream ends within a second when it is %s that', (way) => {
  beforeAll(() => triggers(way === 'told' ? 'enable' : 'disable'))
  afterAll(() => triggers('enable'))

  test.for(Object.entries(losses))('%s, and that of somebody else goes on', async ([, lose]) => {
    const [member, other] = [await app.member({ role: 'developer' }), await app.member()]
    const [stream, staying] = [await listen(member), await listen(other)]
    const began = performance.now()
    await lose(member)
    await until(stream.ended)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(staying.ended()).toBe(false)
  })
})

test('a stream ends when its session has run out by the clock', async () => {
  const stream = await listen(await app.member())
  await app.database.transact((tx) => shiftClock(tx, 31 * 86_400))
  const began = performance.now()
  await until(stream.ended)
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('using a session, or a change of the name alone, tells nobody and ends nothing', async () => {
  const told: string[] = []
  await app.database.listen('rights', (from) => void told.push(from), () => {})
  const member = await app.member()
  const stream = await listen(member)
  await setSession(member, 'used_at')
  await app.database.primary.updateTable('users').set({ name: '임꺽정' }).where('id', '=', member.userId).execute()
  await setSession(member, 'ended_at')
  await until(() => told.length > 0)
  expect(told).toHaveLength(1)
  await until(stream.ended)
})

test('nobody goes on looking while it cannot be known who may', async () => {
  const stream = await listen(await app.member())
  const began = performance.now()
  await app.sql.begin(async (tx) => {
    await tx`lock table sessions in access exclusive mode`
    await until(stream.ended)
  })
  expect(performance.now() - began).toBeLessThan(1_500)
})
