// Nobody is told to do what the page does not offer any more.
import { expect, it } from 'vitest'
import { wayWords } from './way-words.ts'

it('tells to appeal while that is possible, and otherwise that time does not help', () => {
  expect(wayWords({ wayOut: 'appeal', mayAppeal: true })).toBe('appeal')
  expect(wayWords({ wayOut: 'appeal', mayAppeal: false })).toBe('ban')
})

it('says the other ways as they are', () => {
  for (const wayOut of ['none', 'time', 'act'] as const)
    for (const mayAppeal of [true, false]) expect(wayWords({ wayOut, mayAppeal })).toBe(wayOut)
})
