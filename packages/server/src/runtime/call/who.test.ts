// Who may ask: nobody, people with a session, developers of the sandbox and the scheduler.
import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Asking } from '../asking.ts'
import { hashToken } from '../caller.ts'
import { alphaSettings } from '../../testing/alpha-settings.ts'
import { type PlainAnswer, plainAskerOf } from '../../testing/plain-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'
import { credentialOf } from './authenticate.ts'

const schedulerToken = 'the-scheduler-of-the-test-0123456789'

let app: SampleApp
let alpha: SampleApp
beforeAll(async () => {
  app = await startSampleApp({ BIDYARD_SCHEDULER_TOKEN: schedulerToken })
  alpha = await startSampleApp(alphaSettings)
})
afterAll(() => Promise.all([app.stop(), alpha.stop()]))

const api = '/bridge/public/api/v0'
interface Question {
  readonly method?: string
  readonly authorization?: string | undefined
  readonly body?: unknown
}

const ask = (of: SampleApp, path: string, question: Question = {}): Promise<PlainAnswer> => {
  const { method = 'GET', authorization, body } = question
  const headers = { 'app-namespace': of === app ? 'local' : 'alpha' }
  return plainAskerOf(of.base)(api + path, {
    method, headers: authorization === undefined ? headers : { ...headers, authorization },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

const drop = (authorization?: string, of = app): Promise<PlainAnswer> =>
  ask(of, '/samples', { method: 'DELETE', body: { ids: [] }, authorization })

describe('nobody', () => {
  test.each([
    undefined, '', 'Bearer', 'Bearer ', 'Bearer x', 'Basic YTpi', 'bearer  two', 'Bearer a b',
    `Bearer ${'x'.repeat(201)}`,
  ])('is 401 with %j where somebody is asked for', async (authorization) => {
    const answer = await drop(authorization)
    expect([answer.status, answer.body.code, answer.body.detail]).toEqual([401, 'UNAUTHORIZED', null])
    expect(answer.body.message).toBe('로그인이 필요합니다. 다시 로그인해 주세요.')
  })

  test('may ask what anyone may', async () => {
    expect((await ask(app, '/sample-words')).status).toBe(200)
    expect((await ask(app, '/sample-words', { authorization: 'Bearer of-nobody' })).status).toBe(200)
  })
})

describe('somebody', () => {
  test('is 403 with the wrong role and served with the right one', async () => {
    const dealer = await app.member()
    const refused = await drop(`Bearer ${dealer.token}`)
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
    for (const type of ['admin', 'root'] as const)
      expect((await drop(`bearer ${(await app.member({ type })).token}`)).status).toBe(200)
  })

  test('is known by a read and an act alike', async () => {
    const seller = await app.member({ type: 'partner_customer_user' })
    expect((await ask(app, '/samples', { authorization: `Bearer ${seller.token}` })).status).toBe(403)
  })

  test('is nobody from the moment the session ends, and less with a lesser role', async () => {
    const staff = await app.member({ type: 'admin' })
    const authorization = `Bearer ${staff.token}`
    expect((await drop(authorization)).status).toBe(200)
    const members = app.database.primary.updateTable('members').where('id', '=', staff.memberId)
    await members.set({ type: 'plain' }).execute()
    expect((await drop(authorization)).status).toBe(403)
    await members.set({ state: 'suspended' }).execute()
    expect((await drop(authorization)).status).toBe(403)
    await app.database.primary
      .updateTable('sessions').set({ ended_at: sql<Date>`app_now()` }).where('id', '=', staff.sessionId).execute()
    expect((await drop(authorization)).status).toBe(401)
  })

  test('is nobody once the session has run out', async () => {
    const staff = await app.member({ type: 'admin' })
    await app.database.primary
      .updateTable('sessions').set({ ends_at: sql<Date>`app_now()` }).where('id', '=', staff.sessionId).execute()
    expect((await drop(`Bearer ${staff.token}`)).status).toBe(401)
  })
})

describe('an api key', () => {
  const makeKey = async (of: SampleApp): Promise<string> => {
    const { userId } = await of.member({ type: 'admin' })
    const key = randomBytes(24).toString('base64url')
    await of.database.primary.insertInto('sessions').values({
      kind: 'api-key', token_hash: hashToken(key), user_id: userId, ends_at: sql<Date>`app_now() + interval '1 day'`,
    }).execute()
    return key
  }

  test('opens the sandbox, as an api key only', async () => {
    const key = await makeKey(app)
    expect((await drop(`api-key ${key}`)).status).toBe(200)
    expect((await drop(`Bearer ${key}`)).status).toBe(401)
    const { token } = await app.member({ type: 'admin' })
    expect((await drop(`api-key ${token}`)).status).toBe(401)
  })

  test('opens nothing anywhere else', async () => {
    const key = await makeKey(alpha)
    expect((await drop(`api-key ${key}`, alpha)).status).toBe(401)
    const { token } = await alpha.member({ type: 'admin' })
    expect((await drop(`Bearer ${token}`, alpha)).status).toBe(200)
  })
})

describe('the scheduler', () => {
  const run = (authorization: string | undefined, of = app) =>
    ask(of, '/samples@scheduled', { method: 'POST', authorization })

  test('is known by its own token and may do what is meant for it, and nothing else', async () => {
    expect((await run(`Bearer ${schedulerToken}`)).status).toBe(200)
    expect((await drop(`Bearer ${schedulerToken}`)).status).toBe(403)
    expect((await run(`api-key ${schedulerToken}`)).status).toBe(401)
    expect((await run(`Bearer ${schedulerToken}x`)).status).toBe(401)
    expect((await run(undefined)).status).toBe(401)
  })

  test('is not anybody else, root included', async () => {
    const root = await app.member({ type: 'root' })
    expect((await run(`Bearer ${root.token}`)).status).toBe(403)
  })

  test('is nobody where no token is configured', async () => {
    expect((await run(`Bearer ${schedulerToken}`, alpha)).status).toBe(401)
  })
})

test('a line that stays open keeps nothing of a header that is no credential, however long it is', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const bytesHeld = (): number => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const [lines, headerBytes] = [200, 200_000]
  const sockets = Array.from({ length: lines }, () => ({}) as Asking['socket'])
  const before = bytesHeld()
  for (const [at, socket] of sockets.entries()) {
    const asking = { socket, headers: { authorization: `Bearer ${String(at).padEnd(headerBytes, 'x')}` } }
    expect(credentialOf(asking as unknown as Asking, true)).toBeUndefined()
  }
  expect(bytesHeld() - before).toBeLessThan((lines * headerBytes) / 4)
  expect(sockets).toHaveLength(lines)
})
