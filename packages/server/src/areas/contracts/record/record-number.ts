// The number of a printed record: sixty bits that nobody guesses, in letters that nobody mistakes for each other.
import { randomBytes } from 'node:crypto'
import { recordLetters } from '@bidyard/contract/shapes/contracts/record'

const letters = 12

export const newRecordNumber = (): string => {
  const text = Array.from(randomBytes(letters), (byte) => recordLetters[byte % recordLetters.length]).join('')
  return `R-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}
