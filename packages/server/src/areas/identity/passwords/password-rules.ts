// Which passwords and usernames may be chosen: long ones that neither everybody nor whoever knows the person would try.
import { commonPasswords } from './common-passwords.ts'

export type PasswordProblem = 'tooShort' | 'tooLong' | 'common' | 'ownWords'

export interface PasswordWish {
  readonly password: string
  /** Username, name, phone, birthday, e-mail, shop, company: whatever others know of the account. */
  readonly ownWords: readonly string[]
  readonly isStaff: boolean
}

const lengthMin = 10
const lengthMinStaff = 15
const lengthMax = 128
// What must be left when words that others know are taken away.
const ownPartMin = 6

const keyboardRows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '0987654321']

const backwards = (text: string): string => text.split('').toReversed().join('')

const isRow = (text: string): boolean =>
  keyboardRows.some((row) => `${row}${row}`.includes(text) || backwards(`${row}${row}`).includes(text))

/** `abcabcabc`, `aaaaaaaaaa`: one short piece again and again. */
const isRepeated = (text: string): boolean => /^(.{1,5}?)\1+(.{0,4})$/su.test(text) && new Set(text).size <= 5

/** What remains of a word when digits and signs at its ends are taken off: `password2026!` is `password`. */
const withoutEnds = (text: string): string => /\p{L}(?:.*\p{L})?/su.exec(text)?.[0] ?? ''

const isCommon = (text: string): boolean =>
  commonPasswords.has(text) || commonPasswords.has(withoutEnds(text)) || isRow(text) || isRepeated(text)

// People write numbers with them or without.
const gaps = /[\s.-]/g

const tails = (digits: string): string[] =>
  digits.length < 6 ? [digits] : [digits, digits.slice(2), digits.slice(3), digits.slice(-8), digits.slice(-4)]

const wordsOf = (own: readonly string[]): string[] =>
  [...new Set(own.flatMap((word) => {
    const lower = word.normalize('NFKC').toLowerCase().replaceAll(gaps, '')
    return /^\d+$/.test(lower) ? tails(lower) : [lower]
  }))].filter((word) => word.length >= 2).toSorted((one, other) => other.length - one.length)

export const passwordProblem = ({ password, ownWords, isStaff }: PasswordWish): PasswordProblem | undefined => {
  const text = password.normalize('NFKC')
  const { length } = Array.from(text)
  if (length < (isStaff ? lengthMinStaff : lengthMin)) return 'tooShort'
  if (length > lengthMax) return 'tooLong'
  const lower = text.toLowerCase()
  if (isCommon(lower)) return 'common'
  const dense = lower.replaceAll(gaps, '')
  const rest = wordsOf([...ownWords, 'bidyard']).reduce((left, word) => left.replaceAll(word, ''), dense)
  return rest.length < dense.length && rest.length < ownPartMin ? 'ownWords' : undefined
}

export const usernameProblem = (username: string): 'format' | undefined =>
  /^[a-z][a-z0-9_]{4,19}$/.test(username) ? undefined : 'format'

/** Names are kept in small letters; phones like to begin with a large one. */
export const plainUsername = (username: string): string => username.normalize('NFKC').trim().toLowerCase()
