// The settings of those who know facts about cars: CarHistory, AutoBegins and KB ChaChaCha, each a contract of its own.
import { z } from 'zod'

export interface CarHistorySettings {
  readonly url: string
  readonly joinCode: string
  readonly memberId: string
  /** 32 hexadecimal digits. */
  readonly key: string
  /** 16 characters. */
  readonly iv: string
}

export interface AutoBeginsSettings {
  readonly url: string
  readonly memberId: string
  readonly key: string
}

export interface KbSettings {
  readonly url: string
  readonly partnerCode: string
  readonly key: string
}

/** Whom there is no contract with is undefined: the sandbox stands in, elsewhere people write by hand. */
export interface CarDataSettings {
  readonly carHistory: CarHistorySettings | undefined
  readonly autoBegins: AutoBeginsSettings | undefined
  readonly kb: KbSettings | undefined
}

const address = /^https:\/\/((?:[a-z0-9-]+\.)+[a-z]{2,})(:\d{2,5})?\/[\w./-]*$/

/** One host by https, and nothing hidden before or after it: plates and names must reach nobody else. */
const addressAt = (host: RegExp, example: string) => {
  const isThere = (text: string): boolean => host.test(address.exec(text)?.[1] ?? '')
  return z.string().max(300).refine(isThere, `an address such as ${example}`).optional()
}
const word = z.string().regex(/^[\x21-\x7e]{1,100}$/, 'up to 100 characters without spaces').optional()
const secret = z.string().regex(/^[\x21-\x7e]{16,200}$/, '16 to 200 characters without spaces').optional()

export const carDataShape = {
  CAR_HISTORY_URL: addressAt(/^www\.carhistory\.or\.kr$/, 'https://www.carhistory.or.kr:8811/dataTrans/…'),
  CAR_HISTORY_JOIN_CODE: word,
  CAR_HISTORY_MEMBER_ID: word,
  CAR_HISTORY_KEY: z.string().regex(/^[0-9a-f]{32}$/i, '32 hexadecimal digits').optional(),
  CAR_HISTORY_IV: z.string().regex(/^[\x21-\x7e]{16}$/, '16 characters').optional(),
  // Where they are asked comes with the contract.
  AUTO_BEGINS_URL: addressAt(/\./, 'https://api.example.kr/register'),
  AUTO_BEGINS_MEMBER_ID: word,
  AUTO_BEGINS_KEY: secret,
  KB_CHACHACHA_URL: addressAt(/(^|\.)kbchachacha\.com$/, 'https://partner.kbchachacha.com/api'),
  KB_CHACHACHA_PARTNER: word,
  KB_CHACHACHA_KEY: secret,
}
type Setting = keyof typeof carDataShape

const families: Readonly<Record<string, readonly Setting[]>> = {
  CAR_HISTORY: [
    'CAR_HISTORY_URL', 'CAR_HISTORY_JOIN_CODE', 'CAR_HISTORY_MEMBER_ID', 'CAR_HISTORY_KEY', 'CAR_HISTORY_IV',
  ],
  AUTO_BEGINS: ['AUTO_BEGINS_URL', 'AUTO_BEGINS_MEMBER_ID', 'AUTO_BEGINS_KEY'],
  KB_CHACHACHA: ['KB_CHACHACHA_URL', 'KB_CHACHACHA_PARTNER', 'KB_CHACHACHA_KEY'],
}

/** A contract is there as a whole or not at all. */
export const carDataProblems = (given: Readonly<Record<string, string | undefined>>): string[] => {
  const has = (name: Setting): boolean => (given[name] ?? '') !== ''
  return Object.entries(families).flatMap(([family, names]) =>
    names.some(has)
      ? names.filter((name) => !has(name)).map((name) => `${name}: needed beside the other ${family} values`) : [])
}

type Read = { readonly [Name in Setting]?: string | undefined }

/** Undefined unless every part of it is there. */
const whole = <Parts extends Readonly<Record<string, string | undefined>>>(
  parts: Parts,
): { readonly [Name in keyof Parts]: string } | undefined =>
  Object.values(parts).every((part) => part !== undefined) ? parts as Record<keyof Parts, string> : undefined

export const readCarData = (read: Read): CarDataSettings => ({
  carHistory: whole({
    url: read.CAR_HISTORY_URL, joinCode: read.CAR_HISTORY_JOIN_CODE, memberId: read.CAR_HISTORY_MEMBER_ID,
    key: read.CAR_HISTORY_KEY, iv: read.CAR_HISTORY_IV,
  }),
  autoBegins: whole({
    url: read.AUTO_BEGINS_URL, memberId: read.AUTO_BEGINS_MEMBER_ID, key: read.AUTO_BEGINS_KEY,
  }),
  kb: whole({ url: read.KB_CHACHACHA_URL, partnerCode: read.KB_CHACHACHA_PARTNER, key: read.KB_CHACHACHA_KEY }),
})
