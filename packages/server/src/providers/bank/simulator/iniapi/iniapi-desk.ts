// What the stand-in does when it is asked as INIAPI is: takes nothing whose form or hash is not to the letter.
import { createDecipheriv } from 'node:crypto'
import { z } from 'zod'
import type { IniapiSettings } from '../../../../runtime/bank-settings.ts'
import type { Reader, Tx } from '../../../../runtime/database/database.ts'
import { readNow } from '../../../../runtime/time/clock.ts'
import { fromIniapiBank } from '../../iniapi/iniapi-codes.ts'
import { cancelHash, formpayHash, jsonHash } from '../../iniapi/iniapi-hashes.ts'
import { isSameSecret } from '../../same-text.ts'
import { readSeoulDigits } from '../../seoul-time.ts'
import { toTossBank } from '../../toss/toss-codes.ts'
import { change } from '../change.ts'
import { iniapiIssuedView, iniapiView } from './iniapi-view.ts'
import { newKey, newRecord } from '../new-record.ts'
import { balanceOf, type BankRecord, giveBack, sendBack, statusOf } from '../record.ts'
import { findRecord, insertRecord, lockRecord } from '../simulated-bank.sql.ts'

const text = (max: number) => z.string().min(1).max(max)
const digits = (count: number) => z.string().length(count).regex(/^\d+$/)
const hash = z.string().regex(/^[0-9a-f]{128}$/)
const asked = { timestamp: digits(14), clientIp: text(45), mid: text(10), hashData: hash }

const payForm = z.object({
  ...asked, type: z.literal('Pay'), paymethod: z.literal('Vacct'), url: text(200), moid: text(40), goodName: text(40),
  buyerName: text(30), buyerEmail: z.string().max(60).regex(/^[^@\s]+@[^@\s]+$/),
  price: z.string().regex(/^[1-9]\d{0,11}$/), bankCode: digits(2),
  dtInput: digits(8), tmInput: digits(4), nmInput: text(30), flgCash: z.enum(['0', '1', '2']),
})
const cancelForm = z.object({
  ...asked, type: z.literal('Refund'), paymethod: z.literal('GVacct'), tid: text(40), msg: text(100),
})
const signedJson = z.object({ ...asked, type: z.enum(['inquiry', 'refund', 'partialRefund']), data: z.unknown() })
const question = z.union([z.strictObject({ tid: text(40) }), z.strictObject({ oid: text(40) })])
const account = { refundAcctNum: text(100), refundBankCode: digits(2), refundAcctName: text(30) }
const whole = z.strictObject({ tid: text(40), msg: text(100), ...account })
const won = z.string().regex(/^\d{1,12}$/)
const part = z.strictObject({ ...whole.shape, price: won, confirmPrice: won })

const no = (resultCode: string, resultMsg: string): object => ({ resultCode, resultMsg })
const malformed = no('01', '필수 항목이 올바르지 않습니다.')
const stranger = no('02', 'hashData 검증에 실패했습니다.')
const missing = no('500001', '거래내역이 존재하지 않습니다.')

const isOurs = (given: { readonly mid: string; readonly hashData: string }, { mid }: IniapiSettings, right: string) =>
  given.mid === mid && isSameSecret(given.hashData, right)

export const payByForm = async (tx: Tx, settings: IniapiSettings, body: unknown): Promise<object> => {
  const read = payForm.safeParse(body)
  if (!read.success) return malformed
  const { data } = read
  if (!isOurs(data, settings, formpayHash(settings.key, data))) return stranger
  const [code, dueAt, now] =
    [fromIniapiBank(data.bankCode), readSeoulDigits(`${data.dtInput}${data.tmInput}00`), await readNow(tx)]
  if (code === undefined) return no('01', '은행코드 오류')
  if (dueAt === undefined || dueAt <= now) return no('01', '입금기한 오류')
  const record = newRecord({
    by: 'iniapi', orderId: data.moid, orderName: data.goodName, customerName: data.nmInput, bank: toTossBank(code),
    amount: Number(data.price),
  }, now, dueAt)
  return await insertRecord(tx, record) ? iniapiIssuedView(record) : no('01', '중복된 주문번호입니다.')
}

const lockOwn = async (tx: Tx, tid: string): Promise<BankRecord | undefined> => {
  const record = await lockRecord(tx, 'payment_key', tid)
  return record?.by === 'iniapi' ? record : undefined
}

export const cancelByForm = async (tx: Tx, settings: IniapiSettings, body: unknown): Promise<object> => {
  const read = cancelForm.safeParse(body)
  if (!read.success) return malformed
  const { data } = read
  if (!isOurs(data, settings, cancelHash(settings.key, data))) return stranger
  const record = await lockOwn(tx, data.tid)
  if (record === undefined) return missing
  const now = await readNow(tx)
  if (statusOf(record, now) !== 'WAITING_FOR_DEPOSIT') return no('01', '해지할 수 없는 거래입니다.')
  await change(tx, { record: giveBack(record, { key: newKey(), reason: data.msg, at: now }), bodies: [], taken: false })
  return no('00', '정상처리되었습니다.')
}

/** What is hashed is the very text of `data`, not what a parser makes of it. */
const dataText = (raw: string): string => /"data":(\{[^{}]*\})/.exec(raw)?.[1] ?? ''

const readSigned = (raw: string, settings: IniapiSettings, type: string): { readonly data: unknown } | object => {
  let json: unknown
  try {
    json = JSON.parse(raw)
  } catch {
    return malformed
  }
  const read = signedJson.safeParse(json)
  if (!read.success || read.data.type !== type) return malformed
  const right = jsonHash(settings.key, { ...read.data, data: dataText(raw) })
  return isOurs(read.data, settings, right) ? { data: read.data.data } : stranger
}

export const inquireByJson = async (db: Reader, settings: IniapiSettings, raw: string): Promise<object> => {
  const signed = readSigned(raw, settings, 'inquiry')
  if (!('data' in signed)) return signed
  const read = question.safeParse(signed.data)
  if (!read.success) return malformed
  const { data } = read
  const record = 'tid' in data
    ? await findRecord(db, 'payment_key', data.tid) : await findRecord(db, 'order_id', data.oid)
  return record?.by === 'iniapi' ? iniapiView(record, settings.mid) : missing
}

const openAccount = (sealed: string, { key, iv }: IniapiSettings): string | undefined => {
  try {
    const decipher = createDecipheriv('aes-128-cbc', Buffer.from(key, 'latin1'), Buffer.from(iv, 'latin1'))
    return Buffer.concat([decipher.update(Buffer.from(sealed, 'base64')), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

export const refundByJson = async (
  tx: Tx, settings: IniapiSettings, type: 'refund' | 'partialRefund', raw: string,
): Promise<object> => {
  const signed = readSigned(raw, settings, type)
  if (!('data' in signed)) return signed
  const read = (type === 'refund' ? whole : part).safeParse(signed.data)
  if (!read.success) return malformed
  const { tid, msg: reason, refundAcctNum, refundBankCode } = read.data
  const number = openAccount(refundAcctNum, settings)
  if (number === undefined || !/^\d{6,20}$/.test(number) || fromIniapiBank(refundBankCode) === undefined)
    return no('01', '환불계좌 오류')
  const record = await lockOwn(tx, tid)
  if (record === undefined) return missing
  const amountWon = 'price' in read.data ? Number(read.data.price) : balanceOf(record)
  const sent = sendBack(record, { key: newKey(), amountWon, reason, at: await readNow(tx) })
  if (sent === undefined) return no('01', '취소 가능 금액을 초과했습니다.')
  await change(tx, { record: sent, bodies: [], taken: false })
  return no('00', '정상처리되었습니다.')
}
