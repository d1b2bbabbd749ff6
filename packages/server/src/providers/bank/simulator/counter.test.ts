// What the sandbox's bank tells, again and again, whoever runs; and what its counter can do to whoever listens.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSimulatedBank, type BankNode, type SimulatedBank } from '../../../testing/bank/simulated-bank.ts'
import { until } from '../../../testing/until.ts'

let world: SimulatedBank
let node: BankNode
beforeEach(async () => {
  world = await openSimulatedBank()
  node = await world.openNode()
})
afterEach(() => world.stop())

const exact = { amountWon: undefined, isLate: false, times: 1, tells: true, depositorName: undefined }
const opened = async (): Promise<string> => {
  const orderId = `va-${randomUUID()}`
  const issuing = await node.bank.issue({
    orderId, isAgain: false, orderName: '보증금', customerName: '한빛모터스', customerEmail: undefined,
    amountWon: 5_000_000, dueAt: new Date(Date.now() + 3 * 86_400_000),
  })
  expect(issuing.kind).toBe('issued')
  return orderId
}
const noticesOf = async (orderId: string) =>
  (await node.simulator.list(orderId, 1)).flatMap(({ notices }) => notices)
const bodies = (): string[] => world.product.heard.map(({ body }) => body)

test('comes again after 1, 4, 16, 64, 256, 1024 and 4096 minutes, and then no more', async () => {
  const orderId = await opened()
  world.product.say({}, 503)
  expect(await node.simulator.transfer(orderId, exact)).toMatchObject({ told: [{ answer: '503' }, { answer: '503' }] })
  let tries = 1
  for (const minutes of [1, 4, 16, 64, 256, 1_024, 4_096]) {
    await world.passSeconds(minutes * 60 - 30)
    expect((await noticesOf(orderId)).map((notice) => notice.tries)).toEqual([tries, tries])
    await world.passSeconds(31)
    tries += 1
    await until(async () => (await noticesOf(orderId)).every((notice) => notice.tries === tries))
    await until(() => world.product.heard.length === tries * 2)
  }
  await until(async () => (await noticesOf(orderId)).every(({ next_at: next }) => next === null))
  expect(new Set(bodies()).size).toBe(2)
})

test('comes no more once it was heard', async () => {
  const orderId = await opened()
  world.product.answer = (_, response) => void response.socket?.destroy()
  expect(await node.simulator.transfer(orderId, exact)).toMatchObject({ told: [{ heard: false }, { heard: false }] })
  world.product.say({})
  await world.passSeconds(61)
  await until(async () => (await noticesOf(orderId)).every(({ next_at: next, last_answer: last }) =>
    next === null && last === '200'))
  expect(world.product.heard).toHaveLength(4)
})

test('goes on after a restart, and with two processes tells each notice once', async () => {
  const orderId = await opened()
  world.product.say({}, 500)
  await node.simulator.transfer(orderId, exact)
  await node.stop()
  world.product.say({})
  world.product.heard.length = 0
  await world.passSeconds(61)
  node = await world.openNode()
  await world.openNode()
  await until(async () => (await noticesOf(orderId)).every(({ last_answer: last }) => last === '200'))
  expect([bodies().length, new Set(bodies()).size]).toEqual([2, 2])
  expect(await node.bank.inquire({ orderId, bankKey: undefined }))
    .toMatchObject({ kind: 'found', payment: { standing: { kind: 'deposited', amountWon: 5_000_000 } } })
})

test('tells what the product gave back, without anybody at the counter', async () => {
  const orderId = await opened()
  expect(await node.bank.close({ orderId, bankKey: undefined })).toEqual({ kind: 'closed' })
  await until(() => bodies().some((body) => body.includes('"status":"CANCELED"')))
})

test('two transfers and a reversal at once are three things that happened', async () => {
  const orderId = await opened()
  await node.simulator.transfer(orderId, exact)
  const other = await world.openNode()
  await Promise.all([
    node.simulator.transfer(orderId, exact), other.simulator.transfer(orderId, exact),
    other.simulator.reverse(orderId, true),
  ])
  const [listed] = await node.simulator.list(orderId, 1)
  expect(listed?.record.deposits.map(({ leftWon }) => leftWon).toSorted((one, two) => one - two))
    .toEqual([0, 5_000_000, 5_000_000])
  expect(listed?.notices).toHaveLength(8)
})

test('tells the same notice fifty times at once', async () => {
  const orderId = await opened()
  await node.simulator.transfer(orderId, exact)
  world.product.heard.length = 0
  let [now, most] = [0, 0]
  const waiting: (() => void)[] = []
  world.product.answer = (_, response) => {
    most = Math.max(most, ++now)
    waiting.push(() => response.end('{}'))
    if (waiting.length === 50) for (const go of waiting) go()
  }
  const done = await node.simulator.repeat(orderId, 50)
  expect(done).toMatchObject({ told: Array.from({ length: 50 }, () => ({ answer: '200' })) })
  expect([most, new Set(bodies()).size]).toEqual([50, 1])
})

const noticeAt = (place: number) => {
  const heard = world.product.heard.at(place)
  if (heard === undefined) throw new Error('nothing was heard')
  const raw = { headers: heard.headers, body: Buffer.from(heard.body), address: '127.0.0.1' }
  return node.bank.readNotice(raw)
}

test('forges: another secret, a lie with the right one, an order of nobody', async () => {
  const orderId = await opened()
  const [listed] = await node.simulator.list(orderId, 1)
  const secret = listed?.record.secret
  await node.simulator.forge(orderId, 'wrongSecret')
  expect(noticeAt(-1)).toMatchObject({ kind: 'hint', hint: { orderId } })
  expect(noticeAt(-1)).not.toMatchObject({ hint: { secret } })
  await node.simulator.forge(orderId, 'lie')
  expect(noticeAt(-1)).toMatchObject({ kind: 'hint', hint: { orderId, secret } })
  expect(bodies().at(-1)).toContain('"DONE"')
  expect(await node.bank.inquire({ orderId, bankKey: undefined }))
    .toMatchObject({ payment: { standing: { kind: 'waiting' } } })
  await node.simulator.forge(orderId, 'unknownOrder')
  expect(noticeAt(-1)).not.toMatchObject({ hint: { orderId } })
})

test('forges: signed 301 seconds ago, and altered after it was signed', async () => {
  const orderId = await opened()
  await node.simulator.forge(orderId, 'tooOld')
  expect(noticeAt(-1)).toEqual({ kind: 'refused', why: 'signed too long ago' })
  await node.simulator.forge(orderId, 'altered')
  expect(noticeAt(-1)).toEqual({ kind: 'refused', why: 'a signature that does not hold' })
})

test('knows nobody that it was never asked about, and finds by number, name and order', async () => {
  const orderId = await opened()
  expect(await node.simulator.transfer('va-nobody', exact)).toBe('missing')
  expect(await node.simulator.repeat('va-nobody', 1)).toBe('missing')
  const stray = await node.simulator.openStray(70_000)
  expect(await node.bank.inquire({ orderId: stray.orderId, bankKey: undefined })).toMatchObject({ kind: 'found' })
  const found = async (text: string) => (await node.simulator.list(text, 10)).map(({ record }) => record.orderId)
  expect(await found('')).toEqual([stray.orderId, orderId])
  expect(await found('한빛')).toEqual([orderId])
  expect(await found(stray.accountNumber)).toEqual([stray.orderId])
  expect(await found('%')).toEqual([])
})
