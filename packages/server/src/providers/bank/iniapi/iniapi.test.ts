// INIAPI at the line: every field and hash that is sent, and what is made of every kind of answer.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BankLine, brokenLines, openBankLine } from '../../../testing/bank/bank-line.ts'
import type { AccountWish, Bank, RefundWish } from '../bank.ts'
import { sealField } from './iniapi-hashes.ts'
import { openIniapi } from './iniapi.ts'

const settings = {
  mid: 'INIpayTest', key: 'synthetic-only-1', iv: 'synthetic-iv-001', clientIp: '192.0.2.1', noticeAddresses: [],
  issuer: '088',
} as const
const wish: AccountWish = {
  orderId: 'va-0198f0c2', isAgain: false, orderName: '이용료 2026-03', customerName: '한빛모터스',
  customerEmail: undefined, amountWon: 330_000, dueAt: new Date('2026-03-04T14:00:00Z'),
}
const name = { orderId: wish.orderId, bankKey: 'T1' }
const sha512 = (text: string): string => createHash('sha512').update(text).digest('hex')
const timestamp = '20260301201246'

const issued = {
  resultCode: '00', resultMsg: '정상완료', tid: 'T1', authDate: '20260301', authTime: '201246', vacct: '56211102030405',
  vacctName: '한빛모터스', vacctBankCode: '88', validDate: '20260304', validTime: '230000',
}
const waiting = {
  resultCode: 'SUCCESS', resultMsg: '정상처리', tid: 'T1', mid: 'INIpayTest', oid: wish.orderId, price: '330000',
  goodsName: wish.orderName, paymethod: 'Vacct', approvedDate: '20260301', approvedTime: '201246',
  transactionStatus: 'APPROVAL', availablePartCancel: true,
  vacctInfo: {
    accountNumber: '56211102030405', bankName: '신한은행', bankCode: '88', accountName: '한빛모터스', validDate: '20260304',
    depositStatus: 'WAIT', depositAmount: '', depositName: '', depositDate: '', depositTime: '',
  },
}
const deposited = {
  ...waiting,
  vacctInfo: {
    ...waiting.vacctInfo, depositStatus: 'DEPOSIT', depositAmount: '330000', depositName: '홍길동',
    depositDate: '20260302', depositTime: '093000',
  },
}
const missing = { resultCode: '500001', resultMsg: '거래내역이 존재하지 않습니다.' }

let line: BankLine
let bank: Bank
beforeAll(async () => {
  line = await openBankLine()
})
afterAll(() => line.stop())
beforeEach(() => {
  line.heard.length = 0
  bank = openIniapi({
    settings, origin: () => line.origin, answerMs: 1_500, siteUrl: 'https://bidyard.example',
    clock: () => new Date('2026-03-01T11:12:46Z'),
  })
})
const script = (...answers: readonly unknown[]): void => {
  let at = 0
  line.answer = (_, response) => void response.end(JSON.stringify(answers[at++] ?? { resultCode: '99' }))
}
const formAt = (place: number) => Object.fromEntries(new URLSearchParams(line.heard[place]?.body))

/** The data as it was sent, after its hash was checked over that very text. */
const signedAt = (place: number): { readonly path: string; readonly data: unknown } => {
  const { path = '', body = '', headers } = line.heard[place] ?? {}
  const sent = JSON.parse(body) as Readonly<Record<string, string>>
  const [, text = ''] = /"data":(\{.*\})\}$/.exec(body) ?? []
  expect(headers?.['content-type']).toBe('application/json;charset=utf-8')
  expect([sent['mid'], sent['timestamp'], sent['clientIp']]).toEqual(['INIpayTest', timestamp, '192.0.2.1'])
  expect(sent['hashData']).toBe(sha512(`synthetic-only-1INIpayTest${sent['type']}${timestamp}${text}`))
  return { path: `${path} ${sent['type']}`, data: JSON.parse(text) as unknown }
}

test('asks for an account by form with everything that INIAPI wants', async () => {
  line.say(issued)
  expect(await bank.issue(wish)).toEqual({
    kind: 'issued',
    account: {
      bankKey: 'T1', secret: undefined, bankCode: '088', accountNumber: '56211102030405', holderName: '한빛모터스',
    },
  })
  const [heard] = line.heard
  expect([heard?.method, heard?.path, heard?.headers['content-type']])
    .toEqual(['POST', '/api/v1/formpay', 'application/x-www-form-urlencoded; charset=utf-8'])
  expect(formAt(0)).toEqual({
    type: 'Pay', paymethod: 'Vacct', timestamp, clientIp: '192.0.2.1', mid: 'INIpayTest',
    url: 'https://bidyard.example', moid: wish.orderId, goodName: '이용료 2026-03', buyerName: '한빛모터스',
    buyerEmail: 'no-reply@bidyard.example',
    price: '330000', bankCode: '88', dtInput: '20260304', tmInput: '2300', nmInput: '한빛모터스', flgCash: '0',
    hashData: sha512(`synthetic-only-1PayVacct${timestamp}192.0.2.1INIpayTest${wish.orderId}330000`),
  })
})

test('asks first whether it was issued, when that may be', async () => {
  script(waiting)
  expect(await bank.issue({ ...wish, isAgain: true })).toMatchObject({ kind: 'issued', account: { bankKey: 'T1' } })
  expect(signedAt(0)).toEqual({ path: '/v2/pg/inquiry inquiry', data: { oid: wish.orderId } })
  expect(line.heard).toHaveLength(1)
  script(missing, issued)
  expect((await bank.issue({ ...wish, isAgain: true })).kind).toBe('issued')
  expect(line.heard.map(({ path }) => path).slice(1)).toEqual(['/v2/pg/inquiry', '/api/v1/formpay'])
  script({ resultCode: '99', resultMsg: '점검중' })
  expect((await bank.issue({ ...wish, isAgain: true })).kind).toBe('unclear')
})

test('a no is told with their words, and half an account is none', async () => {
  line.say({ resultCode: '01', resultMsg: '은행코드 오류' })
  expect(await bank.issue(wish)).toEqual({ kind: 'declined', code: '01', said: '은행코드 오류' })
  for (const changed of [{ vacct: '' }, { tid: undefined }, { vacctBankCode: '99' }]) {
    line.say({ ...issued, ...changed })
    expect((await bank.issue(wish)).kind).toBe('unclear')
  }
})

describe('where a transaction stands', () => {
  test('is asked by signed JSON', async () => {
    line.say(waiting)
    expect(await bank.inquire(name)).toMatchObject({ kind: 'found', payment: { standing: { kind: 'waiting' } } })
    expect(signedAt(0)).toEqual({ path: '/v2/pg/inquiry inquiry', data: { tid: 'T1' } })
    line.say(missing)
    expect(await bank.inquire({ ...name, bankKey: undefined })).toEqual({ kind: 'missing' })
    expect(signedAt(1).data).toEqual({ oid: wish.orderId })
  })

  test('is read', async () => {
    const standing = async (answer: unknown): Promise<unknown> => {
      line.say(answer)
      const inquiry = await bank.inquire(name)
      return inquiry.kind === 'found' ? inquiry.payment.standing : inquiry.kind
    }
    expect(await standing(deposited)).toEqual({
      kind: 'deposited', depositKey: 'T1:20260302093000', amountWon: 330_000, at: new Date('2026-03-02T00:30:00Z'),
      depositorName: '홍길동',
    })
    const { vacctInfo } = deposited
    const denied = { ...deposited, vacctInfo: { ...vacctInfo, depositStatus: 'N' } }
    expect(await standing(denied)).toEqual({ kind: 'waiting' })
    expect(await standing({ ...deposited, transactionStatus: 'CANCEL' })).toEqual({ kind: 'ended' })
    expect(await standing({ ...deposited, transactionStatus: 'PART_CANCEL' })).toEqual({ kind: 'partlyReturned' })
    for (const changed of [{ depositDate: '20261332' }, { depositAmount: '' }, { depositAmount: '33e4' }])
      expect(await standing({ ...deposited, vacctInfo: { ...vacctInfo, ...changed } })).toBe('unclear')
    for (const changed of [{ mid: 'INIpayTesu' }, { oid: 'va-another' }, { tid: 'T2' }, { vacctInfo: undefined }])
      expect(await standing({ ...deposited, ...changed })).toBe('unclear')
    expect(await standing({ resultCode: '99', resultMsg: '점검중' })).toBe('unclear')
  })
})

test('an unused account is given back by form; a used one is not', async () => {
  script(waiting, { resultCode: '00', resultMsg: '정상처리' })
  expect(await bank.close(name)).toEqual({ kind: 'closed' })
  expect(line.heard[1]?.path).toBe('/api/v1/refund')
  expect(formAt(1)).toEqual({
    type: 'Refund', paymethod: 'GVacct', timestamp, clientIp: '192.0.2.1', mid: 'INIpayTest', tid: 'T1',
    msg: '가상계좌 해지', hashData: sha512(`synthetic-only-1RefundGVacct${timestamp}192.0.2.1INIpayTestT1`),
  })
  script(missing)
  expect(await bank.close(name)).toEqual({ kind: 'closed' })
  script(deposited)
  expect(await bank.close(name)).toEqual({ kind: 'paid' })
  script(waiting, { resultCode: '01', resultMsg: '이미 입금된 거래' }, deposited)
  expect(await bank.close(name)).toEqual({ kind: 'paid' })
  script(waiting, { resultCode: '01', resultMsg: '불가' }, waiting)
  expect(await bank.close(name)).toEqual({ kind: 'declined', code: '01', said: '불가' })
})

const refund: RefundWish = {
  ...name, refundKey: 'refund-1', amountWon: 30_000, restWon: 300_000, reason: '잘못 보낸 돈',
  to: { bankCode: '004', accountNumber: '110123456789', holderName: '홍길동' },
}
test('money goes back to a sealed account, and never twice', async () => {
  const account = {
    refundAcctNum: sealField('110123456789', settings.key, settings.iv), refundBankCode: '04', refundAcctName: '홍길동',
  }
  script(deposited, { resultCode: '00' }, deposited, { resultCode: '00' })
  expect(await bank.refund({ ...refund, restWon: 0 })).toEqual({ kind: 'refunded' })
  expect(signedAt(1))
    .toEqual({ path: '/v2/pg/refund/vacct refund', data: { tid: 'T1', msg: '잘못 보낸 돈', ...account } })
  // Two deposits of the same sum: what stays behind is what we know of, not what they show of one.
  const one = { ...refund, amountWon: 330_000, restWon: 330_000 }
  expect(await bank.refund(one)).toEqual({ kind: 'refunded' })
  expect(signedAt(3)).toEqual({
    path: '/v2/pg/partialRefund/vacct partialRefund',
    data: { tid: 'T1', msg: '잘못 보낸 돈', price: '330000', confirmPrice: '330000', ...account },
  })
  expect(line.heard.some(({ body }) => body.includes('110123456789'))).toBe(false)
  script({ ...deposited, transactionStatus: 'CANCEL' })
  expect(await bank.refund({ ...refund, restWon: 0 })).toEqual({ kind: 'refunded' })
  script({ ...deposited, transactionStatus: 'PART_CANCEL' })
  expect((await bank.refund(refund)).kind).toBe('unclear')
})

test('a no to a refund is believed once they were asked again: an earlier try may have been under way', async () => {
  const no = { resultCode: '01', resultMsg: '이미 취소된 거래' }
  const whole = { ...refund, restWon: 0 }
  script(deposited, no, { ...deposited, transactionStatus: 'CANCEL' })
  expect(await bank.refund(whole)).toEqual({ kind: 'refunded' })
  script(deposited, no, { ...deposited, transactionStatus: 'PART_CANCEL' })
  expect((await bank.refund(refund)).kind).toBe('unclear')
  script(deposited, no, { resultCode: '99', resultMsg: '점검중' })
  expect((await bank.refund(whole)).kind).toBe('unclear')
  for (const standing of [deposited, missing]) {
    script(deposited, no, standing)
    expect(await bank.refund(whole)).toEqual({ kind: 'declined', code: '01', said: '이미 취소된 거래' })
  }
})

test('a part goes back only of money that is known to be there', async () => {
  for (const known of [waiting, missing]) {
    line.heard.length = 0
    script(known, { resultCode: '00' })
    expect((await bank.refund(refund)).kind).toBe('unclear')
    expect(line.heard).toHaveLength(1)
  }
})

test('words of people carry no sign that they hash in a way of their own', async () => {
  script(deposited, { resultCode: '00' })
  const to = { ...refund.to, holderName: '"홍길동"' }
  expect(await bank.refund({ ...refund, restWon: 0, reason: '"두 번"\n보낸 \\돈', to })).toEqual({ kind: 'refunded' })
  expect(signedAt(1).data).toMatchObject({ msg: '두 번 보낸 돈', refundAcctName: '홍길동' })
  expect(/"data":(\{.*\})/.exec(line.heard[1]?.body ?? '')?.[1]).not.toContain('\\')
})

test.each(Object.keys(brokenLines))('a line that %s leaves everything unknown', async (fault) => {
  line.answer = brokenLines[fault] ?? (() => {})
  expect((await bank.issue(wish)).kind).toBe('unclear')
  expect((await bank.inquire(name)).kind).toBe('unclear')
  expect((await bank.close(name)).kind).toBe('unclear')
  expect((await bank.refund(refund)).kind).toBe('unclear')
})
