// The sandbox's bank as KG Inicis: asked by the product's own adapter, strict about every hash, and told of by forms.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSimulatedBank, type BankNode, type SimulatedBank } from '../../../../testing/bank/simulated-bank.ts'
import { until } from '../../../../testing/until.ts'
import type { AccountWish, RefundWish } from '../../bank.ts'
import { readIniapiNotice } from '../../iniapi/iniapi-notice.ts'
import { simulatedIniapi } from './iniapi-simulator.ts'

let world: SimulatedBank
let node: BankNode
beforeAll(async () => {
  world = await openSimulatedBank()
  node = await world.openNode()
})
afterAll(() => world.stop())

const exact = { amountWon: undefined, isLate: false, times: 1, tells: true, depositorName: '홍길동' }
const wishOf = (changed: Partial<AccountWish> = {}): AccountWish => ({
  orderId: randomUUID(), isAgain: false, orderName: '보증금', customerName: '한빛모터스', customerEmail: undefined,
  amountWon: 300_000, dueAt: new Date(Date.now() + 3 * 86_400_000), ...changed,
})
const opened = async () => {
  const wish = wishOf()
  const issuing = await node.iniapi.issue(wish)
  if (issuing.kind !== 'issued') throw new Error(`it was ${issuing.kind}`)
  return { orderId: wish.orderId, bankKey: issuing.account.bankKey, account: issuing.account }
}
const standingOf = async (of: { readonly orderId: string; readonly bankKey: string }) => {
  const inquiry = await node.iniapi.inquire(of)
  return inquiry.kind === 'found' ? inquiry.payment.standing : inquiry.kind
}
const refundOf = (of: { readonly orderId: string; readonly bankKey: string }, amountWon: number, restWon: number) =>
  node.iniapi.refund({
    ...of, refundKey: randomUUID(), amountWon, restWon, reason: '잘못 보낸 돈',
    to: { bankCode: '004', accountNumber: '110123456789', holderName: '홍길동' },
  } satisfies RefundWish)
const oks = (): void => {
  world.product.answer = (_, response) => void response.end('OK')
}

test('gives out a number once for an order, and asked again tells the same one', async () => {
  const wish = wishOf()
  const first = await node.iniapi.issue(wish)
  expect(first).toMatchObject({ kind: 'issued', account: { bankCode: '088', holderName: '한빛모터스', secret: undefined } })
  expect(await node.iniapi.issue({ ...wish, isAgain: true })).toEqual(first)
  expect((await node.iniapi.issue(wish)).kind).toBe('declined')
  expect((await node.iniapi.issue(wishOf({ dueAt: new Date(0) }))).kind).toBe('declined')
})

test('tells where money stands, and sends all or a part of it back', async () => {
  oks()
  const of = await opened()
  expect(await standingOf(of)).toEqual({ kind: 'waiting' })
  await node.simulator.transfer(of.orderId, exact)
  expect(await standingOf(of)).toMatchObject({ kind: 'deposited', amountWon: 300_000, depositorName: '홍길동' })
  expect((await node.iniapi.close(of)).kind).toBe('paid')
  expect((await refundOf(of, 400_000, 1)).kind).toBe('declined')
  expect(await refundOf(of, 100_000, 200_000)).toEqual({ kind: 'refunded' })
  expect(await standingOf(of)).toEqual({ kind: 'partlyReturned' })
  const other = await opened()
  await node.simulator.transfer(other.orderId, exact)
  expect(await refundOf(other, 300_000, 0)).toEqual({ kind: 'refunded' })
  expect(await standingOf(other)).toEqual({ kind: 'ended' })
})

test('two deposits in the same moment have keys of their own', async () => {
  oks()
  const of = await opened()
  await node.simulator.transfer(of.orderId, { ...exact, tells: false })
  const first = await standingOf(of)
  await node.simulator.transfer(of.orderId, { ...exact, tells: false })
  const second = await standingOf(of)
  expect(first).toMatchObject({ kind: 'deposited' })
  expect(second).toMatchObject({ kind: 'deposited' })
  expect(second).not.toEqual(first)
})

test('an unused number is given back', async () => {
  const of = await opened()
  expect(await node.iniapi.close(of)).toEqual({ kind: 'closed' })
  expect(await standingOf(of)).toEqual({ kind: 'ended' })
})

test('who has another key is believed in nothing', async () => {
  const of = await opened()
  const { iniapi: stranger } = await world.openNode('another-secret-key')
  expect(await stranger.issue(wishOf())).toMatchObject({ kind: 'declined', code: '02' })
  expect((await stranger.inquire(of)).kind).toBe('unclear')
  expect((await stranger.close(of)).kind).toBe('unclear')
  expect(await standingOf(of)).toEqual({ kind: 'waiting' })
})

test('numbers of the one are unknown to the other', async () => {
  const of = await opened()
  expect((await node.bank.inquire(of)).kind).toBe('missing')
  const wish = wishOf()
  expect((await node.bank.issue(wish)).kind).toBe('issued')
  expect((await node.iniapi.inquire({ orderId: wish.orderId, bankKey: undefined })).kind).toBe('missing')
})

test('a deposit and its reversal are told by a form until the answer is OK', async () => {
  const of = await opened()
  world.product.heard.length = 0
  world.product.say({ code: 'success' })
  expect(await node.simulator.transfer(of.orderId, exact)).toMatchObject({ told: [{ answer: 'words', heard: false }] })
  oks()
  await world.passSeconds(61)
  await until(async () => {
    const { notices = [] } = await node.simulator.find(of.orderId) ?? {}
    return notices.every(({ next_at: next }) => next === null)
  })
  await node.simulator.reverse(of.orderId, true)
  expect(world.product.heard.map(({ path }) => path)).toEqual(Array(3).fill('/hooks/banks/iniapi'))
  const types = world.product.heard.map(({ body }) => new URLSearchParams(body).get('type_msg'))
  expect(types).toEqual(['0200', '0200', '0400'])
  const read = (body: string) =>
    readIniapiNotice({ headers: {}, body: Buffer.from(body), address: '127.0.0.1' }, simulatedIniapi())
  for (const { body } of world.product.heard)
    expect(read(body)).toEqual({
      kind: 'hint',
      hint: {
        orderId: of.orderId, accountNumber: of.account.accountNumber, amountWon: 300_000, secret: undefined,
        bankKey: undefined,
      },
    })
})
