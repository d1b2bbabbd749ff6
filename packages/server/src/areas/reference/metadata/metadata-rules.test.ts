// A document of metadata holds no code twice and points nowhere that is not there.
import { fuel } from '@bidyard/contract/enums'
import { describe, expect, test } from 'vitest'
import { documentFaults, entryCountOf, isEnumeration, kbSelfGroups, valuesOf } from './metadata-rules.ts'

type Kind = keyof typeof documentFaults
const faults = <K extends Kind>(kind: K, document: unknown): string[] =>
  documentFaults[kind](document as never).map(({ code, message }) => {
    expect([message.ko, message.en].every((text) => text.length > 5)).toBe(true)
    return code
  })
type Pairs = readonly (readonly [value: string, ours: string | null])[]
const group = (code: string, values: Pairs, enumeration: string | null = null) =>
  ({ code, enumeration, items: values.map(([value, ours]) => ({ value, ours })) })

describe('a set of codes', () => {
  const of = (...groups: readonly object[]) => ({ groups })

  test('has each group and each value once, and the same value in two groups', () => {
    const [one, two] = [group('a', [['1', null], ['2', null]]), group('b', [['1', null]])]
    expect(faults('CarHistory-commonCode', of(one, two))).toEqual([])
    expect(faults('CarHistory-commonCode', of(one, two, one))).toEqual(['a'])
    expect(faults('AutoBegins-carCode', of(group('a', [['1', null], ['1', null]])))).toEqual(['a/1'])
  })

  test('means values of ours that there are', () => {
    const [ours] = fuel.values
    expect(isEnumeration('fuel') && valuesOf('fuel')).toEqual(fuel.values)
    expect([isEnumeration('toString'), isEnumeration('nothing')]).toEqual([false, false])
    expect(faults('CarHistory-commonCode', of(group('a', [['1', ours], ['2', null]], 'fuel')))).toEqual([])
    expect(faults('CarHistory-commonCode', of(group('a', [['1', ours], ['2', 'water']], 'fuel')))).toEqual(['a/2'])
    expect(faults('CarHistory-commonCode', of(group('a', [['1', 'x']], 'nothing')))).toEqual(['a'])
    expect(faults('CarHistory-commonCode', of(group('a', [['1', 'x']])))).toEqual([])
  })

  test('of the partner’s flow has the groups that it is answered from', () => {
    const whole = kbSelfGroups.map((code) => group(code, []))
    expect(kbSelfGroups).toEqual(['fuel', 'color', 'bodyType', 'transmission', 'option'])
    expect(faults('KbChaChaCha-commonCode', of(...whole))).toEqual([])
    expect(faults('KbChaChaCha-commonCode', of(...whole.slice(1)))).toEqual(['fuel'])
  })

  test('is counted by its values', () => {
    const counted = of(group('a', [['1', null], ['2', null]]), group('b', [['1', null]])) as never
    for (const kind of ['KbChaChaCha-commonCode', 'CarHistory-commonCode', 'AutoBegins-carCode'] as const)
      expect(entryCountOf[kind](counted)).toBe(3)
  })
})

describe('addresses', () => {
  const district = (code: string, ...parts: readonly string[]) =>
    ({ code, parts: parts.map((part) => ({ code: part })) })
  const address = (districts: readonly object[], aliases: readonly object[] = []) =>
    ({ provinces: [{ code: '11', districts }], aliases })

  test('have each code once, under its province', () => {
    expect(faults('bidyard-krAddress', address([district('11010', '11011'), district('11020')]))).toEqual([])
    expect(faults('bidyard-krAddress', address([district('11010'), district('11010')]))).toEqual(['11010'])
    expect(faults('bidyard-krAddress', address([district('11010', '26011')]))).toEqual(['26011'])
    expect(faults('bidyard-krAddress', address([district('11')]))).toEqual(['11'])
  })

  test('have older codes that lead to one in use, and are none themselves', () => {
    const here = [district('11010')]
    expect(faults('bidyard-krAddress', address(here, [{ code: '11009', becomes: '11010' }]))).toEqual([])
    expect(faults('bidyard-krAddress', address(here, [{ code: '11009', becomes: '11' }]))).toEqual([])
    expect(faults('bidyard-krAddress', address(here, [{ code: '11009', becomes: '11099' }]))).toEqual(['11009'])
    expect(faults('bidyard-krAddress', address(here, [{ code: '11010', becomes: '11' }]))).toEqual(['11010'])
    const twice = [{ code: '11009', becomes: '11' }, { code: '11009', becomes: '11' }]
    expect(faults('bidyard-krAddress', address(here, twice))).toEqual(['11009'])
  })

  test('are counted with all of their districts', () => {
    const whole = address([district('11010', '1', '2'), district('11020')])
    expect(entryCountOf['bidyard-krAddress'](whole as never)).toBe(5)
  })
})

test('a map of damage has each place, order, value and letter once; places without a letter are many', () => {
  const [one, two] = [{ position: 'hood', drawingOrder: 1 }, { position: 'roof', drawingOrder: 2 }]
  const [rust, dent] = [{ value: 'rust', letter: 'U' }, { value: 'dent', letter: null }]
  const map = (positions: readonly object[], values: readonly object[]) => ({ positions, values })
  expect(faults('bidyard-carCheckDamageInfo', map([one, two], [rust, dent, { value: 'none', letter: null }])))
    .toEqual([])
  expect(faults('bidyard-carCheckDamageInfo', map([one, { ...two, position: 'hood' }], [rust]))).toEqual(['hood'])
  expect(faults('bidyard-carCheckDamageInfo', map([one, { ...two, drawingOrder: 1 }], [rust]))).toEqual(['1'])
  expect(faults('bidyard-carCheckDamageInfo', map([one], [rust, { value: 'rust', letter: 'X' }]))).toEqual(['rust'])
  expect(faults('bidyard-carCheckDamageInfo', map([one], [rust, { value: 'dent', letter: 'U' }]))).toEqual(['U'])
  expect(entryCountOf['bidyard-carCheckDamageInfo'](map([one, two], [rust]) as never)).toBe(3)
})
