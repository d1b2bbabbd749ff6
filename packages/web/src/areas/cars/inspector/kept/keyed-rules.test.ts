// Two changes of one part meet: what only one changed stands, what both changed alike is one, else a person is asked.
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { expect, it } from 'vitest'
import { mergePart, thingOf, withThing } from './keyed-rules.ts'

type Parts = Partial<CheckRecord>

const wheel = (position: 'fl' | 'fr' | 'rl', treadTenthsMm: number) =>
  ({ position, treadTenthsMm, madeWeek: null, grade: null })
const [old, mine, theirs] = [wheel('fl', 5), wheel('fl', 4), wheel('fl', 3)]
const meeting = (base: Parts['wheels'], own: Parts['wheels'], other: Parts['wheels']) => mergePart('wheels', {
  base: base === undefined ? {} : { wheels: base }, mine: own === undefined ? {} : { wheels: own },
  theirs: other === undefined ? {} : { wheels: other },
})

it('of a part without things the side stands that changed it', () => {
  const notes = (base: string | null, own: string | null, other: string | null) =>
    mergePart('note', { base: { note: base }, mine: { note: own }, theirs: { note: other } })
  expect(notes('a', 'a', 'b')).toEqual({ value: 'b', clashes: [] })
  expect(notes('a', 'b', 'a')).toEqual({ value: 'b', clashes: [] })
  expect(notes('a', 'b', 'b')).toEqual({ value: 'b', clashes: [] })
  expect(notes('a', 'b', 'c')).toEqual({ value: 'b', clashes: [null] })
})

it('a part that nobody wrote down is the same as an empty one', () => {
  expect(meeting(undefined, undefined, [theirs])).toEqual({ value: [theirs], clashes: [] })
  expect(meeting(undefined, [mine], undefined)).toEqual({ value: [mine], clashes: [] })
  expect(meeting(null, undefined, null)).toEqual({ value: null, clashes: [] })
})

it('lists are put together thing by thing, theirs first', () => {
  const [fr, rl] = [wheel('fr', 1), wheel('rl', 2)]
  expect(meeting(null, [fr, mine], [rl, mine])).toEqual({ value: [rl, mine, fr], clashes: [] })
  expect(meeting([old], [old, fr], [theirs])).toEqual({ value: [theirs, fr], clashes: [] })
  expect(meeting([old, fr], [mine, fr], [old])).toEqual({ value: [mine], clashes: [] })
})

it('what both changed otherwise stays mine and is asked about', () => {
  expect(meeting([old], [mine], [theirs])).toEqual({ value: [mine], clashes: ['fl'] })
  expect(meeting([old], [mine], [])).toEqual({ value: [mine], clashes: ['fl'] })
  expect(meeting([old], [], [theirs])).toEqual({ value: [], clashes: ['fl'] })
})

it('a list against none is asked about as a whole', () => {
  expect(meeting([old], [mine], null)).toEqual({ value: [mine], clashes: [null] })
  expect(meeting([old], null, [theirs])).toEqual({ value: null, clashes: [null] })
})

it('leaks and items have names of their own', () => {
  const record = {
    leaks: [{ part: 'engine', level: 'none' }], items: [{ item: 'horn', grade: 'good' }],
  } as unknown as CheckRecord
  expect(thingOf(record, 'leaks', 'engine')).toBe(record.leaks?.[0])
  expect(thingOf(record, 'items', 'horn')).toBe(record.items?.[0])
})

it('a thing is found by its name in lists of things only', () => {
  const record = { wheels: [old], lamps: ['abs'] } as const satisfies Parts
  expect(thingOf(record, 'wheels', 'fl')).toBe(old)
  expect([
    thingOf(record, 'wheels', 'fr'), thingOf(record, 'lamps', 'abs'), thingOf({ wheels: null }, 'wheels', 'fl'),
  ]).toEqual([undefined, undefined, undefined])
})

it('a thing takes the place of its namesake, joins the others, or goes', () => {
  const record = { wheels: [old, wheel('fr', 1)] }
  expect(withThing(record, 'wheels', { key: 'fl', thing: theirs })).toEqual([theirs, wheel('fr', 1)])
  expect(withThing(record, 'wheels', { key: 'fl' })).toEqual([wheel('fr', 1)])
  expect(withThing({}, 'wheels', { key: 'fl', thing: mine })).toEqual([mine])
})
