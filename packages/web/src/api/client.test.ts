// The client against a real server: what it sends, what it makes of every answer.
import { call, listBehindHeader } from '@bidyard/contract/call'
import { list } from '@bidyard/contract/list'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { json, startSmallServer, type Answering } from '../testing/small-server.ts'
import { CallFailure, failedWith, mayTryAgain } from './call-failure.ts'
import { createClient } from './client.ts'
import { serverOffsetMs } from './server-time.ts'
import { beginSession, currentSession, endSession, over } from './session.ts'

const renameThing = call({
  method: 'POST',
  path: '/things/:id/rename',
  surface: 'office',
  summary: 'Renames a thing',
  who: 'signedIn',
  params: z.object({ id: z.string() }),
  query: z.object({ name: z.string(), size: z.number(), filter: z.object({ a: z.boolean() }).optional() }),
  body: z.object({ title: z.string() }),
  answer: z.object({ title: z.string() }),
  errors: { FILE_IS_DELETED: [] },
})
const ping = call({ method: 'GET', path: '/ping', summary: 'Ping', who: 'anyone', answer: z.literal('pong') })
const listThings = list({
  path: '/things', summary: 'Things', who: 'anyone', item: z.object({ id: z.string() }), fields: {}, sort: [],
})
const lookAtThings = call({
  method: 'POST', path: '/things/look', summary: 'Looks', who: 'anyone', answer: z.literal('pong'), isLook: true,
})

let answer: Answering = (_asked, response) => json(response, 200, { code: 'success', data: 'pong' })
let server: Awaited<ReturnType<typeof startSmallServer>>

const ask = createClient(() => ({
  origin: server.origin,
  namespace: 'local',
  language: 'ko',
  pageAddress: 'http://localhost/경매?page=2#part',
  authorization: currentSession()?.authorization ?? null,
}))

const failureFrom = async (attempt: Promise<unknown>): Promise<CallFailure> => {
  const error: unknown = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallFailure)) throw new Error(`expected a failure, got ${String(error)}`)
  return error
}

beforeEach(async () => {
  server = await startSmallServer((asked, response) => answer(asked, response))
})

afterEach(async () => {
  endSession()
  await server.stop()
})

describe('a request', () => {
  it('carries its address, its JSON query values and its headers', async () => {
    answer = (_asked, response) => json(response, 200, { code: 'success', data: { title: '새 이름' } })
    beginSession('Bearer', 'token')
    const received = await ask(
      renameThing,
      { params: { id: 'a/b' }, query: { name: '1', size: 20, filter: { a: true } }, body: { title: '새 이름' } },
      { idempotencyKey: 'key-1' },
    )
    expect(received).toEqual({ title: '새 이름' })
    const [asked] = server.asked
    expect(asked?.method).toBe('POST')
    const url = new URL(asked?.url ?? '', server.origin)
    expect(url.pathname).toBe('/bridge/office/api/v0/things/a%2Fb/rename')
    expect(Object.fromEntries(url.searchParams)).toEqual({ name: '"1"', size: '20', filter: '{"a":true}' })
    expect(asked?.body).toBe('{"title":"새 이름"}')
    expect(asked?.headers).toMatchObject({
      authorization: 'Bearer token',
      'app-namespace': 'local',
      'accept-language': 'ko',
      'idempotency-key': 'key-1',
      referrer: 'http://localhost/%EA%B2%BD%EB%A7%A4?page=2',
      'content-type': 'application/json',
    })
  })

  it('without a session and without a body carries neither', async () => {
    answer = (_asked, response) => json(response, 200, { code: 'success', data: 'pong' })
    await expect(ask(ping, {}, { idempotencyKey: 'unused' })).resolves.toBe('pong')
    const headers = server.asked[0]?.headers ?? {}
    expect([headers.authorization, headers['content-type'], headers['idempotency-key']]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

it('a list says how long ago something was done here, whatever came of it, and no look counts', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const rename = { params: { id: '1' }, query: { name: '', size: 1 }, body: { title: '' } }
  answer = (_asked, response) => json(response, 400, { code: 'FILE_IS_DELETED', message: 'm', requestId: 'r' })
  await failureFrom(ask(renameThing, rename))
  answer = (_asked, response) => json(response, 200, { code: 'success', data: 'pong' })
  vi.advanceTimersByTime(40)
  await ask(lookAtThings, {})
  await ask(ping, {})
  vi.advanceTimersByTime(2)
  await ask(listThings, { query: {} })
  await ask(renameThing, rename)
  await ask(listThings, { query: {} })
  expect(server.asked.map(({ headers }) => headers[listBehindHeader]))
    .toEqual([undefined, undefined, undefined, '42', undefined, '0'])
  vi.useRealTimers()
})

describe('an answer', () => {
  it('that refuses says why, in the words of the server', async () => {
    answer = (_asked, response) =>
      json(response, 400, { code: 'FILE_IS_DELETED', detail: null, message: '삭제된 파일입니다.', requestId: 'r-1' })
    const failure = await failureFrom(
      ask(renameThing, { params: { id: '1' }, query: { name: '', size: 1 }, body: { title: '' } }),
    )
    expect(failure.message).toBe('삭제된 파일입니다.')
    expect(failure.facts).toMatchObject({ kind: 'answer', status: 400, requestId: 'r-1', detail: null })
    expect(failedWith(failure, renameThing, 'FILE_IS_DELETED')).toBe(true)
    expect(mayTryAgain(failure)).toBe(false)
  })

  it('to a wrong shape lists what is wrong', async () => {
    answer = (_asked, response) =>
      json(response, 400, {
        code: 'BadRequestSchema',
        detail: '0001.invalidBodySchema',
        message: 'm',
        requestId: 'r',
        issues: [{ path: 'body.title', message: '필수입니다.' }],
      })
    const failure = await failureFrom(ask(ping, {}))
    expect(failure.facts.issues).toEqual([{ path: 'body.title', message: '필수입니다.' }])
  })

  it('that is no envelope is not understood, but keeps its request id', async () => {
    answer = (_asked, response) => {
      response.writeHead(200, { 'x-request-id': 'r-2' })
      response.end('<html>Welcome to the airport</html>')
    }
    const { facts } = await failureFrom(ask(ping, {}))
    expect(facts).toMatchObject({ kind: 'unreadable', status: 200, requestId: 'r-2' })
  })

  it('of a proxy that cannot reach the server counts as none', async () => {
    answer = (_asked, response) => {
      response.writeHead(502)
      response.end('<html>Bad gateway</html>')
    }
    const failure = await failureFrom(ask(ping, {}))
    expect([failure.facts.kind, mayTryAgain(failure)]).toEqual(['network', true])
  })

  it('of 503 may be asked for again, after the time it names', async () => {
    answer = (_asked, response) =>
      json(response, 503, { code: 'UNAVAILABLE', detail: null, message: 'm', requestId: 'r' }, { 'retry-after': '7' })
    const failure = await failureFrom(ask(ping, {}))
    expect([mayTryAgain(failure), failure.facts.retryAfterSeconds]).toEqual([true, 7])
  })

  it('of 401 ends the session it was asked with', async () => {
    answer = (_asked, response) =>
      json(response, 401, { code: 'UNAUTHORIZED', detail: null, message: 'm', requestId: 'r' })
    beginSession('Bearer', 'old')
    await failureFrom(ask(ping, {}))
    expect(currentSession()).toBeNull()
  })

  it('of 401 while the end of the session waits is told to a deed, and no screen hears of it', async () => {
    answer = (_asked, response) =>
      json(response, 401, { code: 'UNAUTHORIZED', detail: null, message: 'm', requestId: 'r' })
    const waits = vi.spyOn(over, 'waits').mockReturnValue(true)
    beginSession('Bearer', 'typing')
    const read = ask(ping, {}).then(() => 'answered', () => 'failed')
    const deed = ask(renameThing, {
      params: { id: 'a' }, query: { name: '1', size: 20 }, body: { title: '새 이름' },
    })
    expect((await failureFrom(deed)).facts.status).toBe(401)
    await vi.waitUntil(() => waits.mock.calls.length === 2)
    const soon = new Promise((resolve) => setTimeout(resolve, 20, 'open'))
    expect(await Promise.race([read, soon])).toBe('open')
    expect(currentSession()?.authorization).toBe('Bearer typing')
    waits.mockRestore()
  })

  it('of 401 to an old session leaves the new one alone', async () => {
    answer = (_asked, response) => {
      beginSession('Bearer', 'new')
      json(response, 401, { code: 'UNAUTHORIZED', detail: null, message: 'm', requestId: 'r' })
    }
    beginSession('Bearer', 'old')
    await failureFrom(ask(ping, {}))
    expect(currentSession()?.authorization).toBe('Bearer new')
  })

  it('tells the time of the server', async () => {
    answer = (_asked, response) =>
      json(
        response,
        200,
        { code: 'success', data: 'pong' },
        { 'x-server-time': new Date(Date.now() + 3_600_000).toISOString() },
      )
    await ask(ping, {})
    expect(Math.abs(serverOffsetMs() - 3_600_000)).toBeLessThan(5_000)
  })

  it('that was kept says nothing of the time', async () => {
    const before = serverOffsetMs()
    answer = (_asked, response) =>
      json(response, 200, { code: 'success', data: 'pong' }, { date: new Date(Date.now() - 60_000).toUTCString() })
    await ask(ping, {})
    expect(serverOffsetMs()).toBe(before)
  })
})

describe('no answer', () => {
  it('when the server is gone may be asked for again', async () => {
    answer = (_asked, response) => response.destroy()
    const failure = await failureFrom(ask(ping, {}))
    expect([failure.facts.kind, mayTryAgain(failure)]).toEqual(['network', true])
  })

  it('within the time allowed is a timeout', async () => {
    answer = () => undefined
    expect((await failureFrom(ask(ping, {}, { timeoutMs: 30 }))).facts.kind).toBe('timeout')
  })

  it('because the asker called it off is no failure', async () => {
    answer = () => undefined
    const controller = new AbortController()
    const asking = ask(ping, {}, { signal: controller.signal })
    controller.abort()
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
  })
})
