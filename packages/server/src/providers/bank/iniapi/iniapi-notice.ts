// Reads a deposit notice of KG Inicis: a form in the Korean encoding of old, for desktops and for phones.
import type { Notice, RawNotice } from '../bank.ts'

/** Percent signs stand for bytes, and only all bytes together are a text. */
const bytesOf = (encoded: string): Buffer => {
  const plain = encoded.replaceAll('+', ' ')
  const pieces = plain.split(/(%[0-9a-f]{2})/i)
  return Buffer.concat(pieces.map((piece, place) =>
    place % 2 === 1 ? Buffer.from(piece.slice(1), 'hex') : Buffer.from(piece, 'latin1')))
}

const korean = new TextDecoder('euc-kr')

/** The first one of each name counts, as in every parser that they were tried with. */
const fieldsOf = (body: Buffer): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  for (const pair of body.toString('latin1').split('&')) {
    const [name = '', ...rest] = pair.split('=')
    const key = bytesOf(name).toString('latin1')
    if (key !== '' && !fields.has(key)) fields.set(key, korean.decode(bytesOf(rest.join('='))).trim())
  }
  return fields
}

// What the database and the bank can be asked about.
const plainName = /^[\x21-\x7e]{1,100}$/

const wholeWon = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined

export const readIniapiNotice = (
  raw: RawNotice, { mid, noticeAddresses }: { readonly mid: string; readonly noticeAddresses: readonly string[] },
): Notice => {
  const sender = raw.address.replace(/^::ffff:/, '')
  if (!noticeAddresses.includes(sender)) return { kind: 'refused', why: 'not their address' }
  const fields = fieldsOf(raw.body)
  const field = (...names: readonly string[]): string | undefined =>
    names.map((name) => fields.get(name)).find((value) => value !== undefined && value !== '')
  if (field('id_merchant', 'P_MID') !== mid) return { kind: 'refused', why: 'another merchant' }
  if (fields.get('P_STATUS') === '00') return { kind: 'ignored' }
  const isKnown = ['0200', '0400'].includes(fields.get('type_msg') ?? '') || fields.get('P_STATUS') === '02'
  const [orderId, amountWon] = [field('no_oid', 'P_OID'), wholeWon(field('amt_input', 'P_AMT'))]
  if (!isKnown || orderId === undefined || !plainName.test(orderId) || amountWon === undefined)
    return { kind: 'refused', why: 'no notice of KG Inicis' }
  // On phones the account stands before the deadline: `account|deadline`.
  const accountNumber = field('no_vacct') ?? field('P_RMESG1')?.split('|')[0]
  return {
    kind: 'hint', hint: { orderId, accountNumber, amountWon, secret: undefined, bankKey: undefined },
  }
}
