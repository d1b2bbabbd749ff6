// The sandbox's carrier and the product's adapter over HTTP, also on a line that loses answers, and late results.
import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../runtime/database/database.ts'
import { type BankLine, type Heard, openBankLine } from '../../../testing/bank/bank-line.ts'
import { cloneDatabase, type TestDatabase } from '../../../testing/database.ts'
import { simulatedContract } from '../open-phone.ts'
import type { PhoneCarrier, PhoneMessage, PhoneOutcome } from '../phone-carrier.ts'
import { openSolapi } from '../solapi/solapi.ts'
import { openSolapiSimulator, type PhoneSimulator, simulatorPath } from './solapi-simulator.ts'

const template = '[Bidyard] 낙찰 안내\n\n#{차량}이 낙찰되었습니다.\n\n자세히 보기: #{링크}'
const settings = simulatedContract(new Map([['carAwarded', template]]))
const text = '[Bidyard] 낙찰 안내\n\n그랜저이 낙찰되었습니다.\n\n자세히 보기: https://bidyard.example/bids'
const message: PhoneMessage = { to: '01012345678', title: '낙찰 안내', text, template: 'sandbox-carAwarded' }

let clone: TestDatabase
let database: Database
let server: FastifyInstance
let simulator: PhoneSimulator
let line: BankLine
let origin = ''
beforeAll(async () => {
  clone = await cloneDatabase()
  database = openDatabase({ url: clone.url, connections: 5 })
  const templates = new Map([['sandbox-carAwarded', template]])
  const contract = { ...settings, channel: settings.channel ?? '', templates }
  simulator = openSolapiSimulator({ contract, db: database.primary, transact: database.transact })
  server = fastify()
  simulator.addTo(server)
  await server.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}${simulatorPath}`
  line = await openBankLine()
})
afterAll(async () => {
  await line.stop()
  await server.close()
  await database.close()
  await clone.drop()
})
/** Of what the simulator answered, what of it is lost on the way. */
let isLost: (heard: Heard) => boolean = () => false
beforeEach(() => {
  isLost = () => false
  line.answer = (heard, response) => void (async () => {
    const { authorization = '', 'content-type': type } = heard.headers
    const answer = await fetch(origin + heard.path, {
      method: heard.method, headers: { authorization, ...(type === undefined ? {} : { 'content-type': type }) },
      ...(heard.body === '' ? {} : { body: heard.body }),
    })
    const body = await answer.text()
    if (isLost(heard)) response.socket?.destroy()
    else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
  })()
})

const carrierOf = (wish: Partial<typeof settings> = {}, clock = () => new Date()): PhoneCarrier =>
  openSolapi({ settings: { ...settings, ...wish }, origin: () => line.origin, answerMs: 5_000, clock })
const keeper = () => {
  let kept: string | undefined
  return { name: () => kept, keep: (name: string) => Promise.resolve((kept ??= name)) }
}
const send = (
  wish: Partial<PhoneMessage> = {}, kept = keeper(), carrier = carrierOf(),
): Promise<PhoneOutcome> => carrier.send({
  known: kept.name(), keep: kept.keep, message: () => Promise.resolve({ ...message, ...wish }),
})
const receivedBy = async (to: string) => (await simulator.list(100)).filter((one) => one.message.to === to)
const pass = (seconds: number) =>
  database.ask(`update clock_shift set shift = shift + make_interval(secs => $1)`, [seconds])

test('a message is taken, is on its way for a while, and arrives by KakaoTalk; its result is late', async () => {
  const kept = keeper()
  expect(await send({ to: '01011110001' }, kept)).toEqual({ kind: 'accepted' })
  const carrier = carrierOf()
  expect((await carrier.ask(kept.name() ?? '')).kind).toBe('waiting')
  await pass(10)
  expect(await carrier.ask(kept.name() ?? '')).toEqual({ kind: 'arrived', by: 'kakao' })
})

test.each([
  ['01022223104', { kind: 'arrived', by: 'text' }], ['01022223032', { kind: 'refused', said: '3032 미가입자' }],
])('to %s it ends otherwise', async (to, result) => {
  const kept = keeper()
  expect(await send({ to }, kept)).toEqual({ kind: 'accepted' })
  await pass(10)
  expect(await carrierOf().ask(kept.name() ?? '')).toEqual(result)
})

test.each([
  ['POST', ''], ['PUT', '/messages'], ['POST', '/send'],
])('where the answer to %s %s is lost, the next try ends it, and the phone rings once', async (method, end) => {
  const to = `0103333000${end.length}`
  const kept = keeper()
  let losses = 0
  isLost = (heard) => heard.method === method && heard.path.endsWith(`groups${end}`.slice(end === '' ? 0 : 6))
    && (losses += 1) === 1
  const first = await send({ to }, kept)
  const last = first.kind === 'accepted' ? first : await send({ to }, kept)
  expect(losses).toBeGreaterThan(0)
  expect(last).toEqual({ kind: 'accepted' })
  expect((await receivedBy(to)).filter(({ report }) => report.code !== '2000')).toHaveLength(1)
})

test('ten tries at once under one name ring once', async () => {
  const kept = keeper()
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => send({ to: '01044440001' }, kept)))
  expect(outcomes.some(({ kind }) => kind === 'accepted')).toBe(true)
  expect(await send({ to: '01044440001' }, kept)).toEqual({ kind: 'accepted' })
  expect(await receivedBy('01044440001')).toHaveLength(1)
})

test.each([
  ['a sender that is not registered', {}, { sender: '0200000000' }, '1062'],
  ['another channel', {}, { channel: 'KA01PFOTHER' }, '1041'],
  ['a template that is not approved', { template: 'nobody' }, {}, '1042'],
  ['words that differ from the template', { text: `${text} 지금 할인 중!`.replace('낙찰 안내', '광고') }, {}, '1043'],
  ['a number that is no phone', { to: '0212345678' }, {}, '3010'],
])('%s is refused', async (_, wish, contract, code) => {
  expect(await send(wish, keeper(), carrierOf(contract))).toMatchObject({
    kind: 'refused', said: expect.stringContaining(code) as string,
  })
})

test.each([
  ['another secret', { apiSecret: 'another-secret-entirely' }, 0, 'SignatureDoesNotMatch'],
  ['another key', { apiKey: 'SOMEBODYELSE' }, 0, 'InvalidAPIKey'],
  ['a clock that is wrong', {}, 3_600_000, 'RequestTimeTooSkewed'],
])('nothing is taken from %s', async (_, wish, offMs, why) => {
  const clock = () => new Date(Date.now() - offMs)
  expect(await send({}, keeper(), carrierOf(wish, clock))).toMatchObject({
    kind: 'notYet', why: expect.stringContaining(why) as string,
  })
})

test('a question that somebody has heard cannot be asked again', async () => {
  line.heard.length = 0
  await send({ to: '01055550001' })
  const [{ headers: { authorization = '' } } = { headers: {} }] = line.heard
  const again = await fetch(`${origin}/messages/v4/groups`, { method: 'POST', headers: { authorization } })
  expect(again.status).toBe(403)
  expect(await again.json()).toMatchObject({ errorCode: 'DuplicatedSignature' })
})
