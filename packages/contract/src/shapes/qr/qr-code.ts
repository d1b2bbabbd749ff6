// Draws the squares of a QR code (ISO/IEC 18004): finders, timing, format, data in its zigzag, and the calmest mask.
import { qrWordsOf } from './qr-words.ts'

/** Rows of squares; true is dark. */
export type QrSquares = readonly (readonly boolean[])[]

interface Grid {
  readonly size: number
  readonly dark: boolean[][]
  /** Squares that say how to read the code; masks leave them alone. */
  readonly fixed: boolean[][]
}

const alignments: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46],
]

const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

const emptyGrid = (size: number): Grid => {
  const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  return { size, dark: rows(), fixed: rows() }
}

const put = ({ size, dark, fixed }: Grid, row: number, column: number, isDark: boolean): void => {
  const [darkRow, fixedRow] = [dark[row], fixed[row]]
  if (darkRow === undefined || fixedRow === undefined || column < 0 || column >= size) return
  darkRow[column] = isDark
  fixedRow[column] = true
}

/** Rings around a middle: the finders in three corners, and the smaller marks inside. */
const putRings = (grid: Grid, row: number, column: number, reach: number, isLight: (ring: number) => boolean): void => {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++)
      put(grid, row + down, column + right, !isLight(Math.max(Math.abs(down), Math.abs(right))))
}

const remainderOf = (value: number, by: number, bits: number): number => {
  let rest = value << bits
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) rest ^= by << (bit - bits)
  return rest
}

/** Level M is 00, so that only the mask is told. */
const putFormat = (grid: Grid, mask: number): void => {
  const bits = ((mask << 10) | remainderOf(mask, 0x537, 10)) ^ 0x5412
  const bit = (at: number) => ((bits >> at) & 1) === 1
  const { size } = grid
  for (let at = 0; at < 15; at++) {
    const inward = at < 6 ? at : at < 8 ? at + 1 : at === 8 ? 7 : 14 - at
    if (at < 8) put(grid, inward, 8, bit(at))
    else put(grid, 8, inward, bit(at))
    if (at < 8) put(grid, 8, size - 1 - at, bit(at))
    else put(grid, size - 15 + at, 8, bit(at))
  }
  put(grid, size - 8, 8, true)
}

const putVersion = (grid: Grid, version: number): void => {
  if (version < 7) return
  const bits = (version << 12) | remainderOf(version, 0x1f25, 12)
  for (let at = 0; at < 18; at++) {
    const [along, across] = [Math.floor(at / 3), grid.size - 11 + (at % 3)]
    put(grid, along, across, ((bits >> at) & 1) === 1)
    put(grid, across, along, ((bits >> at) & 1) === 1)
  }
}

const putMarks = (grid: Grid, version: number): void => {
  const { size } = grid
  for (let at = 0; at < size; at++) {
    put(grid, 6, at, at % 2 === 0)
    put(grid, at, 6, at % 2 === 0)
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const)
    putRings(grid, row, column, 4, (ring) => ring === 2 || ring === 4)
  const places = alignments[version - 1] ?? []
  const last = places.at(-1)
  for (const row of places)
    for (const column of places) {
      const isAtFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6)
      if (!isAtFinder) putRings(grid, row, column, 2, (ring) => ring === 1)
    }
  putFormat(grid, 0)
  putVersion(grid, version)
}

/** Two columns at a time from the right, up and down in turn, around the timing column. */
const zigzag = ({ size, fixed }: Grid): (readonly [row: number, column: number])[] => {
  const pairs = Array.from({ length: (size - 1) / 2 }, (_pair, at) => size - 1 - at * 2)
    .map((right) => (right <= 6 ? right - 1 : right))
  return pairs.flatMap((right, at) =>
    Array.from({ length: size * 2 }, (_step, step) => {
      const along = Math.floor(step / 2)
      return [at % 2 === 0 ? size - 1 - along : along, right - (step % 2)] as const
    }).filter(([row, column]) => fixed[row]?.[column] === false))
}

const masked = (grid: Grid, words: readonly number[], mask: number): boolean[][] => {
  const copy: Grid = { ...grid, dark: grid.dark.map((row) => [...row]) }
  putFormat(copy, mask)
  zigzag(grid).forEach(([row, column], at) => {
    const bit = (((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1
    const darkRow = copy.dark[row]
    if (darkRow !== undefined) darkRow[column] = bit !== (masks[mask]?.(row, column) ?? false)
  })
  return copy.dark
}

const finderLike = /(?=10111010000|00001011101)/g

const lineNoise = (line: string): number => {
  const runs = line.match(/0{5,}|1{5,}/g) ?? []
  return runs.reduce((sum, { length }) => sum + length - 2, 0) + (line.match(finderLike)?.length ?? 0) * 40
}

/** How much a picture could mislead a reader: long runs, blocks, false finders, too much of one colour. */
const noiseOf = (squares: QrSquares): number => {
  const rows = squares.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
  const columns = rows.map((_row, column) => rows.map((row) => row.charAt(column)).join(''))
  const blocks = rows.slice(1).reduce((sum, row, above) =>
    sum + row.slice(1).split('').filter((square, left) =>
      square === row.charAt(left) && rows[above]?.slice(left, left + 2) === square + square).length, 0)
  const share = rows.join('').replaceAll('0', '').length / rows.length ** 2
  const lines = [...rows, ...columns].reduce((sum, line) => sum + lineNoise(line), 0)
  return lines + blocks * 3 + Math.floor(Math.abs(share - 0.5) * 20) * 10
}

export const qrSquaresOf = (text: string): QrSquares => {
  const { version, words } = qrWordsOf(text)
  const grid = emptyGrid(17 + version * 4)
  putMarks(grid, version)
  const pictures = masks.map((_mask, at) => masked(grid, words, at))
  const noises = pictures.map(noiseOf)
  return pictures[noises.indexOf(Math.min(...noises))] ?? []
}
