// How values travel between PostgreSQL and JavaScript, by the numbers that PostgreSQL gives its types.
import { type Read, readArray, type Write, writeArray } from './array-text.ts'
import { readTime } from './read-time.ts'

interface ValueType {
  readonly to: number
  readonly from: number[]
  readonly serialize: Write
  readonly parse: Read
}

const type = (to: number, from: readonly number[], serialize: Write, parse: Read): ValueType => ({
  to, from: [...from], serialize, parse,
})

// Text in a JSON parameter is JSON already: the job queue sends it so. Values that are bare texts go in an object.
const writeJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const readJson = (text: string): unknown => JSON.parse(text)
// Text keeps its microseconds; by way of a `Date` they would be cut off.
const writeTime = (value: Date | string): string => (value instanceof Date ? value.toISOString() : value)
// A cursor carries a truth value as the text that PostgreSQL writes.
const truths: readonly unknown[] = [true, 'true', 't']
const writeTruth = (value: boolean | string): string => (truths.includes(value) ? 't' : 'f')
const readTruth = (text: string): boolean => text === 't'
const writeBytes = (value: Uint8Array): string => String.raw`\x${Buffer.from(value).toString('hex')}`
const readBytes = (text: string): Uint8Array => Buffer.from(text.slice(2), 'hex')

const single = {
  won: type(20, [20], String, Number),
  json: type(114, [114], writeJson, readJson),
  jsonb: type(3802, [3802], writeJson, readJson),
  day: type(1082, [1082], String, String),
  time: type(1184, [1184], writeTime, readTime),
  truth: type(16, [16], writeTruth, readTruth),
}

const array = (to: number, serialize: Write, parse: Read): ValueType =>
  type(to, [to], writeArray(serialize), readArray(parse))

const arrays = {
  truths: array(1000, writeTruth, readTruth),
  byteTexts: array(1001, writeBytes, readBytes),
  smallNumbers: array(1005, String, Number),
  numbers: array(1007, String, Number),
  wons: array(1016, String, Number),
  texts: array(1009, String, String),
  shortTexts: array(1015, String, String),
  fractions: array(1022, String, Number),
  days: array(1182, String, String),
  times: array(1185, writeTime, readTime),
  decimals: array(1231, String, String),
  ids: array(2951, String, String),
  jsons: array(3807, writeJson, readJson),
}

const writeOne = (value: unknown): string => {
  if (value instanceof Date) return writeTime(value)
  if (value instanceof Uint8Array) return writeBytes(value)
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
    case 'boolean': return String(value)
    default: throw new TypeError('only the database knows how this is written')
  }
}
const writeMany = writeArray(writeOne)

/** As text, where nobody has asked the database which type it has; a list is of one kind. */
export const writeByItself = (value: unknown): string | null => {
  if (value === null) return null
  return Array.isArray(value) ? writeMany(value) : writeOne(value)
}

export const valueTypes = { ...single, ...arrays }
