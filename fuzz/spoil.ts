// Spoils a request bit by bit: a value somewhere within it, the text it travels as, an address.
import type { SeededRandom } from '../packages/server/src/testing/seeded-random.ts'
import { brokenTexts, hostileKeys, hostileNumbers, hostileTexts } from './hostile-values.ts'

export const oneOf = <Item>(random: SeededRandom, items: readonly Item[]): Item => {
  const item = items[random.below(items.length)]
  if (item === undefined) throw new Error('there is nothing to choose from')
  return item
}

export const inHundred = (random: SeededRandom, percent: number): boolean => random.below(100) < percent

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nested = (depth: number): unknown => {
  let value: unknown = 1
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { a: value }
  return value
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const longestText = 1_000_000

/** The same again and again, as often as one body can hold: long lists within long lists would take all memory. */
const repeated = (random: SeededRandom, value: unknown): unknown[] => {
  const times = oneOf(random, [0, 1, 2, 101, 3_000])
  const length = JSON.stringify(value).length + 1
  return Array.from({ length: Math.min(times, Math.ceil(longestText / length)) }, () => value)
}

/** Something else in place of a value: of its own kind, of another, too much, too deep, or somebody else's. */
const another = (random: SeededRandom, value: unknown, ids: readonly string[]): unknown => {
  if (typeof value === 'string' && uuid.test(value) && inHundred(random, 70)) return oneOf(random, ids)
  if (typeof value === 'string' && inHundred(random, 50)) return oneOf(random, hostileTexts)
  if (typeof value === 'number' && inHundred(random, 60)) return oneOf(random, hostileNumbers)
  if (Array.isArray(value) && inHundred(random, 50)) return repeated(random, value[0] ?? null)
  return oneOf<() => unknown>(random, [
    () => null, () => [], () => ({}), () => true,
    () => oneOf(random, hostileTexts), () => oneOf(random, hostileNumbers), () => oneOf(random, ids),
    () => [value], () => [value, value], () => ({ value }), () => nested(oneOf(random, [5, 60, 3_000])),
    () => JSON.stringify(value) ?? '',
  ])()
}

const withKey = (random: SeededRandom, value: Fields): Fields =>
  Object.fromEntries([...Object.entries(value), [oneOf(random, hostileKeys), oneOf(random, hostileTexts)]])

const withoutKey = (random: SeededRandom, value: Fields): Fields => {
  const dropped = oneOf(random, Object.keys(value))
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== dropped))
}

/** Goes down into the value by chance and spoils what it meets there. */
export const spoil = (random: SeededRandom, value: unknown, ids: readonly string[]): unknown => {
  if (Array.isArray(value) && value.length > 0 && inHundred(random, 70)) {
    const at = random.below(value.length)
    return value.map((item, index) => (index === at ? spoil(random, item, ids) : item))
  }
  if (isFields(value)) {
    const keys = Object.keys(value)
    if (keys.length === 0 || inHundred(random, 8)) return withKey(random, value)
    if (inHundred(random, 8)) return withoutKey(random, value)
    if (inHundred(random, 92)) {
      const key = oneOf(random, keys)
      return Object.fromEntries(Object.entries(value)
        .map(([name, inner]) => [name, name === key ? spoil(random, inner, ids) : inner]))
    }
  }
  return another(random, value, ids)
}

/** The text of a body, now and then cut, doubled, in another alphabet, or no JSON at all. */
export const spoilText = (random: SeededRandom, text: string): Buffer => {
  if (!inHundred(random, 15)) return Buffer.from(text)
  return oneOf<() => Buffer>(random, [
    () => Buffer.from(oneOf(random, brokenTexts)),
    () => Buffer.from(text.slice(0, random.below(text.length + 1))),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80])]),
    // The same key twice: the last one counts, for every reader within the house.
    () => Buffer.from(text.replace(/^\{/, '{"id":1,"id":"x","version":-1,"__proto__":{"a":1},')),
    () => Buffer.from(' '.repeat(random.below(200_000)) + text),
    () => Buffer.from(text + text),
  ])()
}

/** A part of an address, as it travels. */
export const spoilPart = (random: SeededRandom, ids: readonly string[]): string =>
  inHundred(random, 50)
    ? oneOf(random, ids)
    : oneOf<() => string>(random, [
        () => '%00', () => '%2e%2e%2f', () => '..', () => '%', () => '%E0%A4%A', () => '%ff', () => 'x'.repeat(5_000),
        () => encodeURIComponent(oneOf(random, hostileTexts).toWellFormed()).slice(0, 4_000), () => '', () => '/',
        () => oneOf(random, ids).toUpperCase(), () => `${oneOf(random, ids)};a=b`,
      ])()
