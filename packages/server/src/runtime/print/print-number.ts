// The number of a print: sixty bits that nobody guesses, in letters that nobody mistakes for each other.
import { randomBytes } from 'node:crypto'
import { recordLetters } from '@bidyard/contract/shapes/contracts/record'

const letters = 12

export const newPrintNumber = (first: 'R' | 'P'): string => {
  const text = Array.from(randomBytes(letters), (byte) => recordLetters[byte % recordLetters.length]).join('')
  return `${first}-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`
}
