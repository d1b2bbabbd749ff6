// Calls in steps: what a step wrote stays, what failed within one is undone, and nothing is held in between.
import { call } from '@bidyard/contract/call'
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { refusalOf } from '../../testing/ask.ts'
import { until } from '../../testing/until.ts'
import { inSteps } from '../handler.ts'

const note = z.string().min(1).max(limits.name)
const calls = {
  writeThenFail: call({
    method: 'POST', path: '/write-then-fail', summary: 'Writes, then fails', who: 'anyone', idempotency: 'none',
    body: z.strictObject({ note }), answer: z.null(), errors: { ALREADY_COMPLETED: [] },
  }),
  failWithin: call({
    method: 'POST', path: '/fail-within', summary: 'Fails in the middle of a step', who: 'anyone', idempotency: 'none',
    body: z.strictObject({ note }), answer: z.null(), errors: { ALREADY_COMPLETED: [] },
  }),
  waitBetween: call({
    method: 'POST', path: '/wait-between', summary: 'Waits between two steps', who: 'anyone', idempotency: 'none',
    body: z.strictObject({ note }), answer: z.object({ note }),
  }),
  beginLate: call({
    method: 'POST', path: '/begin-late', summary: 'Begins a step after its answer', who: 'anyone', idempotency: 'none',
    answer: z.null(),
  }),
  endLate: call({
    method: 'POST', path: '/end-late', summary: 'Ends a step after its answer', who: 'anyone', idempotency: 'none',
    answer: z.null(),
  }),
  forStaff: call({
    method: 'POST', path: '/for-staff', summary: 'For staff', who: ['staff'], idempotency: 'none', answer: z.null(),
  }),
}

let waiting = 0
const gate = Promise.withResolvers<void>()
const answered = Promise.withResolvers<void>()
const late: string[] = []
const noteLate = async (working: Promise<unknown>): Promise<null> => {
  late.push(await working.then(() => 'done', () => 'undone'))
  return null
}
const writeNote = (text: string) => sql`insert into notes (note) values (${text})`
const handlers = {
  writeThenFail: inSteps(calls.writeThenFail, async ({ step, body, fail }) => {
    await step(async ({ tx, emit }) => {
      await writeNote(body.note).execute(tx)
      emit('carCodesChanged', { count: 1 })
    })
    throw fail('ALREADY_COMPLETED')
  }),
  failWithin: inSteps(calls.failWithin, async ({ step, body, fail }) => {
    await step(async ({ tx, emit }) => {
      await writeNote(body.note).execute(tx)
      emit('carCodesChanged', { count: 2 })
      throw fail('ALREADY_COMPLETED')
    })
    return null
  }),
  waitBetween: inSteps(calls.waitBetween, async ({ step, body }) => {
    await step(({ tx }) => writeNote(body.note).execute(tx))
    waiting += 1
    await gate.promise
    return { note: body.note }
  }),
  beginLate: inSteps(calls.beginLate, async ({ step }) => {
    await answered.promise
    return noteLate(step(({ tx }) => writeNote('begun late').execute(tx)))
  }),
  endLate: inSteps(calls.endLate, ({ step }) => noteLate(step(async ({ tx }) => {
    await writeNote('ended late').execute(tx)
    await answered.promise
  }))),
  forStaff: inSteps(calls.forStaff, async () => null),
}

let app: TestApp
beforeAll(async () => {
  const serves = { calls: { steps: calls }, handlersOf: () => ({ steps: handlers }) }
  app = await startTestApp({ BIDYARD_CONNECTIONS: '4' }, { serves })
  await app.asOwner(({ primary }) => sql`create table notes (note text)`.execute(primary))
})
afterAll(() => app.stop())

const isWritten = async (text: string): Promise<boolean> =>
  (await app.sql`select from notes where note = ${text}`).length > 0
const told = async (count: number): Promise<number> =>
  (await app.sql`select from outbox where payload = ${app.sql.json({ count })}`).length

test('what a step wrote and told stays, although the call fails', async () => {
  const refused = await refusalOf(app.ask(calls.writeThenFail, { body: { note: 'stays' } }))
  expect(refused.body.code).toBe('ALREADY_COMPLETED')
  expect([await isWritten('stays'), await told(1)]).toEqual([true, 1])
})

test('a step that fails is undone with what it told', async () => {
  expect((await refusalOf(app.ask(calls.failWithin, { body: { note: 'undone' } }))).body.code).toBe('ALREADY_COMPLETED')
  expect([await isWritten('undone'), await told(2)]).toEqual([false, 0])
})

test('many that wait between their steps hold no connection', async () => {
  const asked = Array.from({ length: 30 }, (_, at) => app.ask(calls.waitBetween, { body: { note: `waits ${at}` } }))
  await until(() => waiting === 30)
  expect(await isWritten('waits 29')).toBe(true)
  gate.resolve()
  expect((await Promise.all(asked)).map(({ note: said }) => said)).toContain('waits 0')
})

test('a step that begins or ends after the answer takes no effect', async () => {
  const hurried = await startTestApp({}, {
    serves: { calls: { steps: calls }, handlersOf: () => ({ steps: handlers }) }, bounds: { handlerMs: 500 },
    database: { url: app.databaseUrl, drop: async () => {} },
  })
  const asked = await Promise.all([calls.beginLate, calls.endLate].map((one) => refusalOf(hurried.ask(one))))
  expect(asked.map(({ status }) => status)).toEqual([503, 503])
  answered.resolve()
  await until(() => late.length === 2)
  expect(late).toEqual(['undone', 'undone'])
  expect([await isWritten('begun late'), await isWritten('ended late')]).toEqual([false, false])
  await hurried.stop()
})

test('who may ask is judged as everywhere', async () => {
  expect((await refusalOf(app.ask(calls.forStaff))).status).toBe(401)
  expect((await refusalOf((await app.member()).ask(calls.forStaff))).status).toBe(403)
  expect(await (await app.member({ type: 'admin' })).ask(calls.forStaff)).toBeNull()
})

test('a call whose answer would be kept under a key does not start', async () => {
  const keyed = { ...calls.forStaff, idempotency: 'optional' } as const
  await expect(startTestApp({}, {
    serves: { calls: { steps: { keyed } }, handlersOf: () => ({ steps: { keyed: handlers.forStaff } }) },
  })).rejects.toThrow('steps.keyed runs in steps')
})
