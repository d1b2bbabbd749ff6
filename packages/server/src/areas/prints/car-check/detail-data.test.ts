// The back of an inspection sheet: oil and coolant leak by words of their own.
import { leakPart } from '@bidyard/contract/enums'
import { emptyRecord } from '@bidyard/contract/shapes/cars/check-record'
import { expect, test } from 'vitest'
import { keysText, leaksOf } from './detail-data.ts'

const coolant = ['coolantHead', 'waterPump', 'radiator']
const ticked = (boxes: readonly (readonly [label: string, isTicked: boolean])[]): readonly string[] =>
  boxes.flatMap(([label, isTicked]) => (isTicked ? [label] : []))

test.each(leakPart.values)('%s is told in the words of the official record', (part) => {
  const [seeping, leaking] = coolant.includes(part) ? ['미세누수', '누수'] : ['미세누유', '누유']
  const at = leakPart.values.indexOf(part)
  for (const [leakage, word] of [['minorLeakage', seeping], ['leakage', leaking]] as const) {
    const told = leaksOf({ ...emptyRecord, leaks: [{ part, leakage }] })
    expect(told[at]?.boxes.map(([label]) => label)).toEqual(['없음', seeping, leaking, '양호'])
    expect(told.map(({ boxes }) => ticked(boxes))).toEqual(
      leakPart.values.map((_, place) => [place === at ? word : '없음']))
  }
})

test('of the keys that a seller counts nobody claims which kind they are', () => {
  const keys = { smart: 2, plain: 0 }
  expect(keysText({ keys }, 'inspector')).toBe('스마트키 2개 · 일반키 0개')
  expect(keysText({ keys }, 'seller')).toBe('2개')
  expect(keysText({ keys: null }, 'seller')).toBe('–')
})
