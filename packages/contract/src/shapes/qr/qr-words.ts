// Packs a text into the words of a QR code: bytes, padding, check words, and the blocks dealt out like cards.
import { checkWordsOf } from './reed-solomon.ts'

/** At level M, which bears fifteen percent of damage: check words of each block, then blocks by their size. */
const versions = [
  { check: 10, blocks: [[1, 16]] }, { check: 16, blocks: [[1, 28]] }, { check: 26, blocks: [[1, 44]] },
  { check: 18, blocks: [[2, 32]] }, { check: 24, blocks: [[2, 43]] }, { check: 16, blocks: [[4, 27]] },
  { check: 18, blocks: [[4, 31]] }, { check: 22, blocks: [[2, 38], [2, 39]] },
  { check: 22, blocks: [[3, 36], [2, 37]] },
] as const

type Version = (typeof versions)[number]

const sizesOf = ({ blocks }: Version): number[] =>
  blocks.flatMap(([count, size]) => Array.from({ length: count }, () => size))

const capacityOf = (version: Version): number => sizesOf(version).reduce((sum, size) => sum + size, 0)

/** Four bits of mode and eight of length go before the text. */
const headerBits = 12

const bitsOf = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_bit, at) => (value >> (count - 1 - at)) & 1)

const wordsOf = (bits: readonly number[]): number[] =>
  Array.from({ length: bits.length / 8 }, (_word, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((value, bit) => value * 2 + bit, 0))

const dataOf = (bytes: Uint8Array, capacity: number): number[] => {
  const bits = [...bitsOf(0b0100, 4), ...bitsOf(bytes.length, 8), ...[...bytes].flatMap((byte) => bitsOf(byte, 8))]
  const ended = [...bits, 0, 0, 0, 0].slice(0, capacity * 8)
  const words = wordsOf([...ended, ...Array.from({ length: (8 - (ended.length % 8)) % 8 }, () => 0)])
  return [...words, ...Array.from({ length: capacity - words.length }, (_pad, at) => (at % 2 === 0 ? 0xec : 0x11))]
}

const dealt = (blocks: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_row, at) =>
    blocks.flatMap((block) => block[at] ?? [])).flat()

export interface QrWords {
  /** From 1; it says how large the code is. */
  readonly version: number
  readonly words: readonly number[]
}

export const qrWordsOf = (text: string): QrWords => {
  const bytes = new TextEncoder().encode(text)
  const at = versions.findIndex((one) => bytes.length * 8 + headerBits <= capacityOf(one) * 8)
  const version = versions[at]
  if (version === undefined) throw new RangeError('the text is too long for a QR code')
  const data = dataOf(bytes, capacityOf(version))
  let from = 0
  const blocks = sizesOf(version).map((size) => data.slice(from, (from += size)))
  const checks = blocks.map((block) => checkWordsOf(block, version.check))
  return { version: at + 1, words: [...dealt(blocks), ...dealt(checks)] }
}
