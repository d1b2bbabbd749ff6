// Albums share what does not tell cars apart, and nothing else.
import { expect, test } from 'vitest'
import { albumOf, bodyOf, closeUpOf, type PicturedCar } from './album.ts'

const car: PicturedCar = {
  body: 'suv', colour: 'white', seatColour: 'brown', odometerKm: 41_200, likeness: 1, damages: ['scratch', 'dent'],
}
const wishes = (of: PicturedCar): readonly string[] => albumOf(of).map((wish) => JSON.stringify(wish))
const sharedWith = (other: PicturedCar): number => wishes(other).filter((wish) => wishes(car).includes(wish)).length

test('an album begins with the front, has eight views and a picture for each damage', () => {
  const album = albumOf(car)
  expect(album[0]?.view).toBe('front')
  expect(new Set(album.filter(({ damage }) => damage === undefined).map(({ view }) => view)).size).toBe(8)
  expect(album.flatMap(({ damage }) => damage ?? [])).toEqual(['scratch', 'dent'])
})

test('two cars that differ in what they have run share everything but the instruments', () => {
  expect(sharedWith({ ...car, odometerKm: 41_201 })).toBe(9)
})

test('cars of another paint share the cabin and the instruments only', () => {
  expect(sharedWith({ ...car, colour: 'black' })).toBe(2)
})

test('cars of another likeness share nothing', () => {
  expect(sharedWith({ ...car, likeness: 2 })).toBe(0)
})

test('models have the body of their kind', () => {
  expect([bodyOf('Porter II', 't'), bodyOf('Casper Electric', 'e'), bodyOf('Ioniq 6', 'e'), bodyOf('Avante', 'c')])
    .toEqual(['truck', 'light', 'sedan', 'sedan'])
  expect([bodyOf('Carnival', 'r'), bodyOf('Santa Fe', 'v'), bodyOf('G70 Shooting Brake', 'm')])
    .toEqual(['van', 'suv', 'wagon'])
  expect(bodyOf('Unheard of', '?')).toBe('sedan')
})

test('an exchanged part has no picture of its own', () => {
  expect([closeUpOf('exchange'), closeUpOf('broken')]).toEqual([null, 'crack'])
})
