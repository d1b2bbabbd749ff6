// The plates of a demo market: the n-th is always the same, no two are, and none brings trouble.
import { plateLetters } from '@bidyard/contract/shapes/cars/numbers/plates'
import { chanceOf } from '../../../../providers/car-data/simulator/chance.ts'

const letters = Array.from(plateLetters.private) as [string, ...string[]]
const rented = Array.from(plateLetters.rental) as [string, ...string[]]

/** As they are seen on the street: most of three digits, few trucks and vans, fewer that were rented out. */
const numberOf = (chance: ReturnType<typeof chanceOf>): number => {
  const part = chance.part()
  if (part < 0.05) return chance.between(800, 899)
  if (part < 0.08) return chance.between(700, 799)
  return part < 0.72 ? chance.between(100, 399) : chance.between(10, 69)
}

/** The last digits run through, so that no plate comes twice in nine thousand. */
const step = 3_697

export const plateAt = (at: number): string => {
  const chance = chanceOf('market', String(at))
  const letter = chance.happens(0.04) ? chance.pick(rented) : chance.pick(letters)
  const number = rented.includes(letter) ? chance.between(100, 199) : numberOf(chance)
  return `${number}${letter}${1_000 + ((at * step) % 9_000)}`
}
