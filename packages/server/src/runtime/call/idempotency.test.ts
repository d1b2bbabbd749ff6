// An effect that must happen once: the same key, at the same time, after a failure, and across a lost connection.
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/app.ts'
import { type PlainAnswer, plainAskerOf } from '../../testing/plain-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'
import { withSamples } from '../../testing/sample/table.ts'

let app: SampleApp
let dealer: TestMember
beforeAll(async () => {
  app = await startSampleApp()
  dealer = await app.member()
})
beforeEach(async () => {
  delete app.hooks.between
  await app.sql`truncate samples, idempotency_keys`
})
afterAll(() => app.stop())

const path = '/bridge/public/api/v0/samples'
type Text = string | undefined
const post = (at: string, body: Text, key: Text, token = dealer.token): Promise<PlainAnswer> =>
  plainAskerOf(app.base)(at, {
    method: 'POST', token, ...(body === undefined ? {} : { body }),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  })
const make = (key?: string, body: object = { name: '가나', priceWon: 5 }, token = dealer.token): Promise<PlainAnswer> =>
  post(path, JSON.stringify(body), key, token)

const countOf = async (table: 'samples' | 'idempotency_keys'): Promise<number> =>
  (await withSamples(app.database.primary).selectFrom(table).selectAll().execute()).length

test('the same key twice is one effect, and the second answer is the first to the last byte', async () => {
  const first = await make('once')
  const second = await make('once')
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.text).toBe(first.text)
  expect(first.headers.get('idempotent-replayed')).toBeNull()
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  expect(await countOf('samples')).toBe(1)
})

test('fifty at once are one effect and fifty equal answers', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => make('together')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === 'true')).toHaveLength(49)
  expect(await countOf('samples')).toBe(1)
})

test('other keys are other effects', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, at) => make(`key-${at}`)))
  expect(await countOf('samples')).toBe(12)
})

describe('the same key', () => {
  test('with another body is a conflict, and nothing happens', async () => {
    await make('mine')
    const other = await make('mine', { name: '가나', priceWon: 6 })
    expect([other.status, other.body.code, other.body.detail]).toEqual([409, 'CONFLICT', null])
    expect((await make('mine')).status).toBe(200)
    expect(await countOf('samples')).toBe(1)
  })

  test('with the same body in other words is no conflict', async () => {
    await make('mine')
    const same = await post(path, ' { "priceWon": 5,\n"name": "가\\ub098", "unknown": 1 }', 'mine')
    expect([same.status, same.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
  })

  test('of somebody else is a key of its own', async () => {
    const neighbour = await app.member()
    const [mine, theirs] = await Promise.all([make('shared'), make('shared', undefined, neighbour.token)])
    expect(theirs.status).toBe(200)
    expect(theirs.text).not.toBe(mine.text)
    expect(await countOf('samples')).toBe(2)
  })

  test('for another path or another call is a key of its own, or a conflict', async () => {
    expect((await make('wide')).status).toBe(200)
    expect((await post(`${path}/1/poke`, undefined, 'wide')).status).toBe(200)
    expect((await post(`${path}/1/poke`, undefined, 'wide')).headers.get('idempotent-replayed')).toBe('true')
    expect((await post(`${path}/2/poke`, undefined, 'wide')).status).toBe(409)
  })

  test('does not open what the caller may no longer do', async () => {
    const leaving = await app.member()
    expect((await make('kept', undefined, leaving.token)).status).toBe(200)
    await app.database.primary
      .updateTable('members').set({ type: 'partner_user' }).where('id', '=', leaving.memberId).execute()
    expect((await make('kept', undefined, leaving.token)).status).toBe(403)
  })
})

describe('a key', () => {
  test('is needed where the call says so', async () => {
    const answer = await make()
    expect([answer.status, answer.body.detail]).toEqual([400, '0004.invalidHeadersSchema'])
    expect(answer.body.issues).toEqual([{ path: 'headers.idempotency-key', message: '필수 항목입니다.' }])
    expect(await countOf('samples')).toBe(0)
  })

  test('is not kept by a failure: the next try may succeed', async () => {
    expect((await make('retry', { name: 'nowhere', priceWon: 1 })).body.code).toBe('SHOP_NOT_FOUND')
    expect(await countOf('idempotency_keys')).toBe(0)
    expect((await make('retry', { name: 'somewhere', priceWon: 1 })).status).toBe(200)
  })

  test('is not kept where the call forbids it', async () => {
    const twice = [await post('/bridge/hooks/v0/samples', '{}', 'h'), await post('/bridge/hooks/v0/samples', '{}', 'h')]
    expect(twice.map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, null])
    expect(await countOf('idempotency_keys')).toBe(0)
  })

  test('and its effect are written together: a backend that dies in between leaves neither', async () => {
    let deaths = 0
    app.hooks.between = async (tx) => {
      deaths += 1
      const { rows: [row] } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${row?.pid})`.execute(app.database.primary)
      await sql`select 1`.execute(tx)
    }
    const answer = await make('dead')
    expect([answer.status, answer.body.code]).toEqual([503, 'UNAVAILABLE'])
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(deaths).toBe(3)
    expect([await countOf('samples'), await countOf('idempotency_keys')]).toEqual([0, 0])
    delete app.hooks.between
    expect((await make('dead')).status).toBe(200)
    expect([await countOf('samples'), await countOf('idempotency_keys')]).toEqual([1, 1])
  })

  test('and its effect come through together when the connection dies only once', async () => {
    app.hooks.between = async (tx) => {
      delete app.hooks.between
      const { rows: [row] } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await sql`select pg_terminate_backend(${row?.pid})`.execute(app.database.primary)
      await sql`select 1`.execute(tx)
    }
    expect((await make('revived')).status).toBe(200)
    expect([await countOf('samples'), await countOf('idempotency_keys')]).toEqual([1, 1])
  })
})
