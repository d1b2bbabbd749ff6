// The two drawings together hold each of the 56 parts once, and the arrow keys reach all of them.
import { damagePosition } from '@bidyard/contract/enums/car-damage'
import { damageLetters, damageOrder, inOrder } from '@bidyard/contract/shapes/damage-map/damage-letters'
import { innerParts } from '@bidyard/contract/shapes/damage-map/inner-parts'
import { outerParts } from '@bidyard/contract/shapes/damage-map/outer-parts'
import { drawingWidth, type PartOutline } from '@bidyard/contract/shapes/damage-map/part-outline'
import { damagePlaces } from '@bidyard/contract/shapes/damage-positions'
import { expect, test } from 'vitest'
import { nextPart } from './next-part.ts'

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

const reachedFrom = (parts: readonly PartOutline[], start: PartOutline): ReadonlySet<PartOutline> => {
  const reached = new Set([start])
  for (const part of reached)
    for (const key of keys) {
      const next = nextPart(parts, part, key)
      if (next !== undefined) reached.add(next)
    }
  return reached
}

test('each of the 56 parts is drawn once, on one of the two drawings', () => {
  const drawn = [...outerParts, ...innerParts].map(({ position }) => position)
  expect(drawn.toSorted()).toEqual([...damagePosition.values].toSorted())
})

test('parts of the driver’s side stand on the left, those of the passenger’s on the right', () => {
  for (const { position, x } of [...outerParts, ...innerParts]) {
    const side = x < drawingWidth / 2 ? 'left' : x > drawingWidth / 2 ? 'right' : 'centre'
    expect([position, side]).toEqual([position, damagePlaces[position].side])
  }
})

test('all main frame parts stand on the drawing of the frame, all outer panels but one on the other', () => {
  const ranksOf = (parts: readonly PartOutline[]) => new Set(parts.map(({ position }) => damagePlaces[position].rank))
  expect(ranksOf(outerParts)).toEqual(new Set(['1', '2', null]))
  expect(ranksOf(innerParts)).toEqual(new Set(['1', 'A', 'B', 'C']))
})

test('the arrow keys lead from each part to every other one of its drawing', () => {
  for (const parts of [outerParts, innerParts])
    for (const part of parts)
      expect([part.position, reachedFrom(parts, part).size]).toEqual([part.position, parts.length])
})

test('another key leads nowhere', () => {
  const [first] = outerParts
  expect(first && nextPart(outerParts, first, 'Home')).toBeUndefined()
})

test('marks stand in the order of their weight, each kind with a letter of its own', () => {
  expect(inOrder(['painting', 'scratch', 'exchange'])).toEqual(['exchange', 'scratch', 'painting'])
  expect(new Set(damageOrder.map((value) => damageLetters[value])).size).toBe(8)
})
