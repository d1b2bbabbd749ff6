// When the database is slow, busy, cut off or gone: clean answers in bounded time, and the server goes on.
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PlainAnswer, plainAskerOf } from '../../testing/plain-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'

let app: SampleApp
beforeAll(async () => {
  app = await startSampleApp({}, { bounds: { statementMs: 800, lockMs: 600, queueMs: 1_000, handlerMs: 2_000 } })
})
beforeEach(async () => {
  await sql`update counters set total = 0`.execute(app.database.primary)
})
afterEach(async () => {
  delete app.hooks.between
  const { status } = await add('a')
  if (status !== 200) throw new Error(`the next request was answered with ${status}`)
})
afterAll(() => app.stop())

const plain = (path: string, method: string, body?: object): Promise<PlainAnswer> =>
  plainAskerOf(app.base)(`/bridge/public/api/v0${path}`, {
    method, ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const add = (...order: ('a' | 'b')[]): Promise<PlainAnswer> => plain('/counters', 'POST', { order })
const totals = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ name: string; total: number }>`select * from counters`.execute(app.database.primary)
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]))
}

const expectBusy = (answer: PlainAnswer): void => {
  expect([answer.status, answer.body.code, answer.body.detail]).toEqual([503, 'UNAVAILABLE', null])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(answer.headers.get('cache-control')).toBe('no-store')
}

const terminate = async (tx: Parameters<NonNullable<SampleApp['hooks']['between']>>[0]): Promise<void> => {
  const { rows: [row] } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  await sql`select pg_terminate_backend(${row?.pid})`.execute(app.database.primary)
}

describe('a statement that takes too long', () => {
  test('is 503 with the time to come back, in acts and in reads', async () => {
    for (const method of ['POST', 'GET']) expectBusy(await plain('/mishaps/slowSql', method))
  })

  test('is cut off by the limits of the product', async () => {
    const own = await startSampleApp()
    const { rows: [row] } = await sql<Record<string, string>>`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle, current_setting('TimeZone') as zone
    `.execute(own.database.primary)
    const seconds = (ms: number): string => `${ms / 1_000}s`
    expect(row).toEqual({
      statement: seconds(limits.statementMs), lock: seconds(limits.lockMs), idle: seconds(limits.idleTransactionMs),
      zone: 'UTC',
    })
    await own.stop()
  })
})

test('a lock that somebody keeps is 503, and nothing of the act is left', async () => {
  await app.database.transact(async (tx) => {
    await sql`select * from counters where name = 'b' for update`.execute(tx)
    expectBusy(await add('a', 'b'))
  })
  expect(await totals()).toEqual({ a: 0, b: 0 })
})

test('a handler that never ends is answered all the same, and what it did comes too late', async () => {
  const stuck = Promise.withResolvers<void>()
  app.hooks.between = () => stuck.promise
  const answer = await add('a')
  stuck.resolve()
  expectBusy(answer)
  delete app.hooks.between
  await expect.poll(async () => (await add('a')).body.data).toEqual({ sum: 1 })
})

test('two acts that lock each other out both come through', async () => {
  const both = Promise.withResolvers<void>()
  let met = 0
  app.hooks.between = async () => {
    met += 1
    if (met === 2) both.resolve()
    // Only the first two wait for each other; whoever is tried again walks straight through.
    if (met <= 2) await both.promise
  }
  const answers = await Promise.all([add('a', 'b'), add('b', 'a')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await totals()).toEqual({ a: 2, b: 2 })
})

describe('a connection that is cut off', () => {
  test('in the middle of an act costs nobody anything: the act is done once, from its beginning', async () => {
    app.hooks.between = async (tx) => {
      delete app.hooks.between
      await terminate(tx)
    }
    expect((await add('a', 'b')).body.data).toEqual({ sum: 2 })
    expect(await totals()).toEqual({ a: 1, b: 1 })
  })

  test('takes the rest of the act with it: no later statement is written on its own', async () => {
    app.hooks.between = terminate
    expectBusy(await add('a', 'b'))
    expect(await totals()).toEqual({ a: 0, b: 0 })
  })

  test('again and again, among others that are not, loses and doubles nothing', async () => {
    let turn = 0
    app.hooks.between = async (tx) => {
      turn += 1
      if (turn % 3 === 0) await terminate(tx)
    }
    const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => add(at % 2 === 0 ? 'a' : 'b')))
    const done = answers.filter(({ status }) => status === 200).length
    for (const answer of answers) if (answer.status !== 200) expectBusy(answer)
    expect(done).toBeGreaterThan(10)
    const { a = 0, b = 0 } = await totals()
    expect(a + b).toBe(done)
  })

  test('with all the others at once is forgotten by the next request', async () => {
    const cutAll = () => sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(app.database.primary)
    for (let round = 0; round < 3; round++) {
      const asked = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? add('a') : plain('/sample-words', 'GET')))
      const answers = await Promise.all([...asked, cutAll().catch(() => undefined)])
      const statuses = answers.map((answer) => (answer !== undefined && 'status' in answer ? answer.status : 200))
      expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
      const next = await Promise.all(Array.from({ length: 20 }, () => add('b')))
      expect(next.map(({ status }) => status)).toEqual(next.map(() => 200))
    }
  })
})

test('acts that hold every connection they may leave some for reads and for whoever watches', async () => {
  const stuck = Promise.withResolvers<void>()
  let holding = 0
  app.hooks.between = () => {
    holding += 1
    return stuck.promise
  }
  const acts = Array.from({ length: 12 }, () => add('a'))
  await expect.poll(() => holding).toBeGreaterThan(0)
  const reads = await Promise.all(Array.from({ length: 20 }, () => plain('/sample-words', 'GET')))
  const ready = await fetch(`${app.healthBase}/ready`)
  stuck.resolve()
  expect([...reads, ready].map(({ status }) => status)).toEqual([...reads, ready].map(() => 200))
  await Promise.all(acts)
})

describe('two hundred slow acts on ten connections', () => {
  test('are served or sent away in bounded time, while reads and health go on', async () => {
    app.hooks.between = (tx) => sql`select pg_sleep(0.05)`.execute(tx)
    const began = performance.now()
    const acts = Array.from({ length: 200 }, () => plain('/counters', 'POST', { order: ['a'] }))
    const reads = await Promise.all(Array.from({ length: 20 }, () => plain('/sample-words', 'GET')))
    expect(reads.map(({ status }) => status)).toEqual(reads.map(() => 200))
    expect((await fetch(`${app.healthBase}/ready`)).status).toBe(200)
    const answers = await Promise.all(acts)
    const served = answers.filter(({ status }) => status === 200)
    for (const answer of answers) if (answer.status !== 200) expectBusy(answer)
    expect(served.length).toBeGreaterThan(7)
    expect(served.length).toBeLessThan(200)
    await expect.poll(totals).toEqual({ a: served.length, b: 0 })
    expect(performance.now() - began).toBeLessThan(5_000)
  })
})
