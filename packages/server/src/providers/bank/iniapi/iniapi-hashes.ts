// What proves to INIAPI who asks: SHA-512 over the fields one after the other; and the seal of account numbers.
import { createCipheriv, createHash } from 'node:crypto'

const sha512 = (...parts: readonly string[]): string =>
  createHash('sha512').update(parts.join(''), 'utf8').digest('hex')

export interface FormpayFields {
  readonly type: string
  readonly paymethod: string
  readonly timestamp: string
  readonly clientIp: string
  readonly mid: string
  readonly moid: string
  readonly price: string
}

export const formpayHash = (key: string, of: FormpayFields): string =>
  sha512(key, of.type, of.paymethod, of.timestamp, of.clientIp, of.mid, of.moid, of.price)

export interface CancelFields extends Omit<FormpayFields, 'moid' | 'price'> {
  readonly tid: string
}

export const cancelHash = (key: string, of: CancelFields): string =>
  sha512(key, of.type, of.paymethod, of.timestamp, of.clientIp, of.mid, of.tid)

/** Over the very text that is sent as `data`. */
export const jsonHash = (
  key: string, of: { readonly mid: string; readonly type: string; readonly timestamp: string; readonly data: string },
): string => sha512(key, of.mid, of.type, of.timestamp, of.data)

/** AES-128-CBC as their manual has it: key and start are the sixteen characters that they issue. */
export const sealField = (text: string, key: string, iv: string): string => {
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key, 'latin1'), Buffer.from(iv, 'latin1'))
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
