// Numbers are found in whatever somebody pasted.
import { expect, test } from 'vitest'
import { auctionNumbersIn, numbersMax } from './auction-numbers.ts'

test('numbers are found between anything, each once', () => {
  expect(auctionNumbersIn('A2611-01042, a2611-01043\n(A2611-01042) 12가3456 S2611-00042')).toEqual([
    'A2611-01042', 'A2611-01043',
  ])
  expect(auctionNumbersIn('')).toEqual([])
})

test('no more are taken than are asked for at once', () => {
  const many = Array.from({ length: 150 }, (_one, at) => `A2611-${10_000 + at}`).join(' ')
  expect(auctionNumbersIn(many)).toHaveLength(numbersMax)
})
