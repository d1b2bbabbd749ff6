// Reads what KG Inicis answers: the fields that are plain, and those that are sealed with SEED under the token.
import { limits } from '@bidyard/contract/limits'
import { withoutUnseen } from '@bidyard/contract/shapes/unseen-letters'
import { z } from 'zod'
import type { AskedCheck, CheckOutcome, ProviderPerson } from './identity-provider.ts'
import { decryptSeedCbc } from './seed-cipher.ts'

const text = z.string().max(4_000)

export const kgResult = z.object({
  resultCode: text,
  resultMsg: text.optional(),
  txId: text.optional(),
  mTxId: text.optional(),
  svcCd: text.optional(),
  providerDevCd: text.optional(),
  userName: text.optional(),
  userPhone: text.optional(),
  userBirthday: text.optional(),
  userCi: text.optional(),
})
export type KgResult = z.output<typeof kgResult>

/** Their messages are url-encoded once more than the form is. */
export const wordsOf = (message: string | undefined): string => {
  try {
    return decodeURIComponent((message ?? '').replaceAll('+', ' '))
  } catch {
    return message ?? ''
  }
}

export interface SealKeys {
  readonly token: string | undefined
  readonly iv: string
}

/** Undefined: the field cannot be opened. A field that is missing or empty is empty. */
const opener = ({ token, iv }: SealKeys) => {
  const key = Buffer.from(token ?? '', 'base64')
  return (field: string | undefined): string | undefined => {
    if (field === undefined || field === '') return ''
    if (key.length !== 16) return undefined
    return decryptSeedCbc(Buffer.from(field, 'base64'), key, Buffer.from(iv, 'latin1'))?.toString('utf8').trim()
  }
}

const mismatch = (why: string): CheckOutcome => ({ kind: 'mismatch', why })

/** Providers write latin names in any case, and gaps count once, as wherever a name is kept. */
const nameText = ({ name }: ProviderPerson): string => name.replace(/\s+/g, ' ').trim().toUpperCase()

const isSame = (one: ProviderPerson, other: ProviderPerson): boolean =>
  nameText(one) === nameText(other) && one.birthday === other.birthday && one.phone === other.phone

/** One that somebody can read, and no longer than any name that can be kept. */
const isName = (name: string): boolean =>
  withoutUnseen(name).trim() !== '' && Array.from(name).length <= limits.name

/** Whether the plain fields belong to what was asked; the first difference, in words for the log. */
const differenceOf = (result: KgResult, asked: AskedCheck, txId: string): string | undefined => {
  if (result.mTxId !== asked.transactionId) return 'another transaction of ours'
  if (result.txId !== txId) return 'another transaction of theirs'
  if (result.svcCd !== asked.serviceCode) return 'another service'
  if (asked.method !== undefined && result.providerDevCd !== asked.method) return 'another way than was asked'
  return undefined
}

/** Success only when everything is there, can be read and is what was asked. */
export const outcomeOf = (
  result: KgResult, asked: AskedCheck, { txId, keys }: { readonly txId: string; readonly keys: SealKeys },
): CheckOutcome => {
  if (result.resultCode !== '0000') return { kind: 'refused', said: wordsOf(result.resultMsg) }
  const difference = differenceOf(result, asked, txId)
  if (difference !== undefined) return mismatch(difference)
  const open = opener(keys)
  const [name, phone, birthday, ci] = [result.userName, result.userPhone, result.userBirthday, result.userCi].map(open)
  if (name === undefined || phone === undefined || birthday === undefined || ci === undefined)
    return mismatch('sealed fields that cannot be opened')
  const person: ProviderPerson = {
    name: name.normalize('NFC'), phone: phone.replace(/\D/g, ''), birthday: birthday.replace(/\D/g, ''),
  }
  if (!isName(person.name) || !/^01\d{8,9}$/.test(person.phone) || !/^(19|20)\d{6}$/.test(person.birthday))
    return mismatch('a person without name, phone or birthday')
  if (asked.person !== undefined && !isSame(person, asked.person)) return mismatch('another person than was asked')
  return { kind: 'proven', person, ci: ci === '' ? undefined : ci, method: (result.providerDevCd ?? '').slice(0, 100) }
}
