// Notices of Toss: the callback with its secret, the event without one, and signatures that hold for five minutes.
import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { RawNotice } from '../bank.ts'
import { readTossNotice } from './toss-notice.ts'

const key = 'webhook-security-key'
const now = new Date('2026-03-02T00:30:00Z')
const deposit = {
  createdAt: '2026-03-02T09:30:00.000000', secret: 'ps_Secret', status: 'DONE', transactionKey: 'TX2', orderId: 'va-1',
}
const nothingMore = { accountNumber: undefined, amountWon: undefined }
const hint = { orderId: 'va-1', secret: 'ps_Secret', bankKey: undefined, ...nothingMore }

const raw = (body: unknown, headers: RawNotice['headers'] = {}): RawNotice => ({
  headers, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)), address: '127.0.0.1',
})
const signed = (body: unknown, sentAt: string, withKey = key): RawNotice => {
  const plain = raw(body)
  const mac = createHmac('sha256', withKey).update(`${plain.body.toString()}:${sentAt}`).digest('base64')
  return {
    ...plain,
    headers: {
      'tosspayments-webhook-signature': `v1:${Buffer.alloc(32).toString('base64')},${mac}`,
      'tosspayments-webhook-transmission-time': sentAt,
    },
  }
}
const ago = (seconds: number): string => new Date(now.getTime() - seconds * 1_000).toISOString()

test('a deposit is a hint with its secret; what it says of the state is not even read', () => {
  expect(readTossNotice(raw(deposit), undefined, now)).toEqual({ kind: 'hint', hint })
  expect(readTossNotice(raw({ ...deposit, status: 'CANCELED' }), undefined, now)).toEqual({ kind: 'hint', hint })
})

test('a changed payment is a hint with its key', () => {
  const changed = {
    eventType: 'PAYMENT_STATUS_CHANGED', createdAt: deposit.createdAt,
    data: { paymentKey: 'tviva2026', orderId: 'va-1', status: 'DONE', secret: null },
  }
  expect(readTossNotice(raw(changed), undefined, now)).toEqual({
    kind: 'hint', hint: { orderId: 'va-1', secret: undefined, bankKey: 'tviva2026', ...nothingMore },
  })
})

test('events of other kinds are of no interest', () => {
  expect(readTossNotice(raw({ eventType: 'seller.changed', data: {} }), undefined, now)).toEqual({ kind: 'ignored' })
})

test.each([
  ['nothing', ''], ['no JSON', '<html>'], ['a list', []], ['no secret', { ...deposit, secret: undefined }],
  ['an empty order', { ...deposit, orderId: '' }], ['an endless order', { ...deposit, orderId: 'x'.repeat(65) }],
  ['a secret that is no text', { ...deposit, secret: 1 }],
])('%s is refused', (_, body) => {
  expect(readTossNotice(raw(body), undefined, now).kind).toBe('refused')
})

test.each(['a\u0000b', '\ud800', '..', '../payments', '주문', ' '])('the order %j is refused', (orderId) => {
  expect(readTossNotice(raw({ ...deposit, orderId }), undefined, now).kind).toBe('refused')
})

test.each(['\u0000', '\udc00', '.', '..', 'a b'])('the key %j of a changed payment is refused', (paymentKey) => {
  const changed = { eventType: 'PAYMENT_STATUS_CHANGED', data: { paymentKey, orderId: 'va-1' } }
  expect(readTossNotice(raw(changed), undefined, now).kind).toBe('refused')
})

describe('a signature', () => {
  test('holds for any of the keys in force, for five minutes', () => {
    expect(readTossNotice(signed(deposit, ago(0)), key, now).kind).toBe('hint')
    expect(readTossNotice(signed(deposit, ago(300)), key, now).kind).toBe('hint')
    expect(readTossNotice(signed(deposit, ago(301)), key, now)).toEqual({ kind: 'refused', why: 'signed too long ago' })
    expect(readTossNotice(signed(deposit, ago(-301)), key, now).kind).toBe('refused')
  })

  test.each([
    ['with another key', signed(deposit, ago(0), 'another')],
    ['over another body', { ...signed(deposit, ago(0)), body: raw({ ...deposit, orderId: 'va-2' }).body }],
    ['over another time', {
      ...signed(deposit, ago(400)),
      headers: { ...signed(deposit, ago(400)).headers, 'tosspayments-webhook-transmission-time': ago(0) },
    }],
    ['without its time', raw(deposit, { 'tosspayments-webhook-signature': 'v1:AAAA' })],
    ['that is only a time', raw(deposit, { 'tosspayments-webhook-transmission-time': ago(0) })],
    ['of a time that is none', signed(deposit, 'yesterday')],
    ['of no length', raw(deposit, {
      'tosspayments-webhook-signature': 'v1:', 'tosspayments-webhook-transmission-time': ago(0),
    })],
  ])('%s is refused', (_, given) => {
    expect(readTossNotice(given, key, now).kind).toBe('refused')
  })
})
