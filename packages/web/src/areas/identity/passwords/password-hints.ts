// What can be told of a new password while it is typed; the server knows more, and has the last word.

export type PasswordHint = 'length' | 'pattern' | 'ownWords'

export interface PasswordTyped {
  readonly password: string
  /** The username and whatever else is known of the person here. */
  readonly ownWords: readonly string[]
  readonly isStaff: boolean
}

export const lengthMin = (isStaff: boolean): number => (isStaff ? 15 : 10)
const lengthMax = 128
const ownPartMin = 6

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '0987654321']

const isRow = (text: string): boolean =>
  rows.some((row) => [row, row.split('').toReversed().join('')].some((one) => `${one}${one}`.includes(text)))

const isRepeated = (text: string): boolean => /^(.{1,5}?)\1+(.{0,4})$/su.test(text) && new Set(text).size <= 5

/** undefined: nothing is known of the person here. */
const hasOwnPart = (text: string, words: readonly string[]): boolean | undefined => {
  const known = words.filter(({ length }) => length >= 2)
  if (known.length === 0) return undefined
  const rest = known.reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), text)
  return rest.length === text.length || rest.length >= ownPartMin
}

/** undefined: nothing is typed yet. */
export const passwordHints = (
  { password, ownWords, isStaff }: PasswordTyped,
): Readonly<Record<PasswordHint, boolean | undefined>> => {
  const text = password.normalize('NFKC').toLowerCase()
  if (text === '') return { length: undefined, pattern: undefined, ownWords: undefined }
  const { length } = Array.from(text)
  return {
    length: length >= lengthMin(isStaff) && length <= lengthMax,
    pattern: !isRow(text) && !isRepeated(text),
    ownWords: hasOwnPart(text, ownWords),
  }
}
