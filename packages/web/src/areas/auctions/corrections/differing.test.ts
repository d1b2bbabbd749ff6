// Whoever reads a correction sees the parts that changed, and no other.
import { expect, test } from 'vitest'
import { differing } from './differing.ts'

const hood = { position: 'hood', values: ['dent', 'scratch'] } as const
const wing = { position: 'fr_fender', values: ['exchange'] } as const

test('leaves out damages that stayed as they were', () => {
  const before = { damages: [{ ...hood, values: [...hood.values] }], modelYear: 2020 }
  const after = { damages: [{ ...wing, values: [...wing.values] }, { ...hood, values: [...hood.values].toReversed() }] }
  expect(differing({ before, after: { ...after, modelYear: 2021 } })).toEqual({
    before: { damages: [], modelYear: 2020 },
    after: { damages: [{ position: 'fr_fender', values: ['exchange'] }], modelYear: 2021 },
  })
})

test('leaves everything of a body that nobody had looked at', () => {
  const told = { before: { damages: null }, after: { damages: [{ ...wing, values: [...wing.values] }] } }
  expect(differing(told)).toEqual(told)
})
