// Every call is asked with secrets and personal data in each place; no log, no refusal and no number repeats them.
import { randomUUID } from 'node:crypto'
import { addressOf, idempotencyOf } from '@bidyard/contract/call'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskedCall, askedCalls } from './matrix/questions.ts'
import { exampleOf } from './matrix/testing/example-of.ts'
import { makeAccount } from './testing/accounts.ts'
import { startTestApp, type TestApp } from './testing/app.ts'
import { codeOf, refusalOf } from './testing/ask.ts'
import { type PlainAsk, plainAskerOf } from './testing/plain-ask.ts'

let app: TestApp
let plain: PlainAsk
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => (minutes += 1) * 60_000 })
  plain = plainAskerOf(app.base)
})
afterAll(() => app.stop())

/** What is planted, by the name of the field that takes it: of the right form, so that it gets far. */
const planted: readonly (readonly [field: RegExp, value: string])[] = [
  [/password/i, '심어둔-자두나무-열두그루'], [/token|ticket|signature|secret/i, 'planted-token-abcdefghijklmnopqrstuvwxyzab'],
  [/^(code|otp)$/i, '847362'], [/birth/i, '19770717'], [/phone/i, '01098761234'],
  [/account(no|number)$/i, '31245678901234'], [/car(no|number)$/i, '47하8321'], [/e-?mail$/i, 'planted@example.com'],
  [/(representative|depositor|holder|^)name$/i, '심청이옵니다'], [/^(uid|username)$/i, 'planted_plum_tree'],
]
// Of letters: what looks like a phone number is hidden wherever it stands, and would hide a mistake here.
const device = 'planted-device-abcdefghij'
const address = '203.0.113.99'
const unknown = 'planted-elsewhere-abcdefghij'
const all = [...planted.map(([, value]) => value), device, address, unknown]

const plant = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) return value.map((one) => plant(one, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plant(one, key)]))
  if (typeof value !== 'string') return value
  return planted.find(([field]) => field.test(name))?.[1] ?? value
}

/** Digits of a code also stand in ids and times by chance: only what stands by itself is meant. */
const repeats = (text: string): string[] =>
  all.filter((value) => new RegExp(`(?<![0-9A-Za-z.-])${value}(?![0-9A-Za-z-])`).test(text))

const headers = {
  cookie: `session=${unknown}`, 'x-api-key': unknown, referer: `https://x.example/?token=${unknown}`,
  'user-agent': unknown, 'x-mobile-app-device-uid': device, 'x-forwarded-for': address, 'accept-language': unknown,
}

const pathOf = (asked: AskedCall, fill: (value: string) => string): string => {
  const { path } = exampleOf(asked)
  return addressOf(asked.definition).replace(/:(\w+)/g, (_, name: string) => {
    const example = path[name]
    return encodeURIComponent(fill(typeof example === 'string' ? example : JSON.stringify(example ?? name)))
  })
}

interface Tally {
  readonly statuses: Map<number, number>
  readonly told: string[]
}

/** Asks each call as the office and as nobody, well and badly; tells what refusals repeated. */
const askAll = async (calls: readonly AskedCall[]): Promise<Tally> => {
  const tally: Tally = { statuses: new Map(), told: [] }
  let { token } = await app.member({ type: 'root', name: '심청이옵니다' })
  const ask = async (asked: AskedCall, path: string, question: Parameters<PlainAsk>[1]): Promise<void> => {
    const { status, text } = await plain(path, { method: asked.definition.method, ...question })
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
    const found = status < 400 ? [] : repeats(text)
    if (found.length > 0) tally.told.push(`${asked.area}.${asked.name} ${status} ${found.join()}: ${text}`)
    // Some calls end the very session that asks them.
    if (status === 401 && question?.token === token) token = (await app.member({ type: 'root' })).token
  }
  for (const asked of calls) {
    const { body, query } = exampleOf(asked)
    const key = idempotencyOf(asked.definition) === 'required' ? { 'idempotency-key': randomUUID() } : {}
    const sent = body === undefined ? {} : { body: JSON.stringify(plant(body)) }
    const path = pathOf(asked, (value) => value)
    await ask(asked, path, { token, query, headers: { ...headers, ...key }, ...sent })
    await ask(asked, path, { token: unknown, query, headers: { ...headers, ...key }, ...sent })
    // Cut off in the middle, with values where none belong.
    await ask(asked, pathOf(asked, () => unknown), {
      token, query: { ...query, password: unknown, filter: `{"name":{"eq":"${unknown}"}}` }, headers,
      ...(body === undefined ? {} : { body: `{"password":"${unknown}","email":"planted@example.com",` }),
    })
  }
  return tally
}

const expectSilence = async (told: readonly string[]): Promise<void> => {
  expect(told).toEqual([])
  expect(app.logged.filter((line) => repeats(line).length > 0)).toEqual([])
  expect(repeats(await (await fetch(`${app.healthBase}/metrics`)).text())).toEqual([])
}

test('no log, no refusal and no number repeats what any call was asked with', async () => {
  const { statuses, told } = await askAll(askedCalls())
  await expectSilence(told)
  for (const status of [200, 400, 401, 404]) expect(statuses.get(status), String(status)).toBeGreaterThan(20)
})

test('nor when the database refuses each row and quotes it', async () => {
  const before = app.logged.length
  const tables = await app.sql<{ name: string }[]>`select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`
  for (const { name } of tables)
    await app.sql`alter table ${app.sql(name)} add constraint planted check (false) not valid`
  await app.sql`alter table users drop constraint planted`
  await app.sql`alter table members drop constraint planted`
  await app.sql`alter table sessions drop constraint planted`
  const { statuses, told } = await askAll(askedCalls().filter(({ definition }) => definition.method !== 'GET'))
  for (const { name } of tables)
    await app.sql`alter table ${app.sql(name)} drop constraint if exists planted`
  await expectSilence(told)
  expect(statuses.get(500)).toBeGreaterThan(20)
  expect(app.logged.slice(before).filter((line) => line.includes('request failed')).length).toBeGreaterThan(20)
})

const linesSince = async (before: number, count: number) => {
  const found = (): string[] => app.logged.slice(before).filter((line) => line.includes('"event":"request"'))
  await expect.poll(() => found().length).toBe(count)
  return found().map((line) => JSON.parse(line) as Record<string, unknown>)
}
const signIn = (username: string) =>
  codeOf(app.ask(identityCalls.signIn, { body: { username, password: '심어둔-자두나무-열두그루' } }))

test('a wrong sign-in and a refused right leave a line: what, by whom, from where, about whom', async () => {
  const account = await makeAccount(app)
  const dealer = await app.member()
  const before = app.logged.length
  expect(await signIn(account.username)).toBe('INVALID_CREDENTIALS')
  expect(await signIn('nobody.at.all')).toBe('INVALID_CREDENTIALS')
  expect((await refusalOf(dealer.ask(identityCalls.listAccessLogs, { query: {} }))).status).toBe(403)
  const [known, stranger, refused] = await linesSince(before, 3)
  expect(known).toMatchObject({
    call: 'identity.signIn', status: '400', code: 'INVALID_CREDENTIALS', member: null, about: account.userId,
  })
  expect(stranger).not.toHaveProperty('about')
  expect(refused).toMatchObject({
    call: 'identity.listAccessLogs', status: '403', code: 'FORBIDDEN', member: dealer.memberId,
  })
  const names = new Set([known, stranger, refused].map((line) => line?.['from']))
  expect(names.size).toBe(1)
  expect([...names][0]).toMatch(/^[\w-]{12}$/)
  expect(app.logged.filter((line) => repeats(line).length > 0 || line.includes(account.username))).toEqual([])
})

test('a try at a locked name leaves a line that says so, about whose name it is, and without the name', async () => {
  const { username, userId } = await makeAccount(app)
  const stranger = 'nobody.is.locked'
  for (const name of [username, stranger]) for (let at = 0; at < 5; at++) await signIn(name)
  const before = app.logged.length
  for (const name of [username, stranger]) expect(await signIn(name)).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
  const [known, nobodys] = await linesSince(before, 2)
  const line = { call: 'identity.signIn', status: '400', code: 'ACCOUNT_LOCKED_BY_PASSWORD_ERROR', member: null }
  expect(known).toMatchObject({ ...line, about: userId })
  expect(nobodys).toMatchObject(line)
  expect(nobodys).not.toHaveProperty('about')
  expect(app.logged.filter((one) => [username, stranger].some((name) => one.includes(name)))).toEqual([])
})
