// Two times of a car are compared part by part: what was told stays, what is found beside it is new, and only once.
import { expect, it } from 'vitest'
import { compareDamage } from './compared-damage.ts'

const compared = compareDamage(
  [{ position: 'hood', values: ['scratch'] }, { position: 'roof', values: ['dent'] }],
  [
    { damages: [{ position: 'hood', value: 'dent' }, { position: 'hood', value: 'scratch' }] },
    { damages: [{ position: 'hood', value: 'dent' }, { position: 'rear_glass', value: 'broken' }] },
    { damages: [] },
  ],
)

it('tells what is new from what was told', () => {
  expect([compared.toldOf('hood'), compared.newOf('hood')]).toEqual([['scratch'], ['dent']])
  expect([compared.newOf('roof'), compared.foundOf('roof')]).toEqual([[], ['dent']])
  expect(compared.foundOf('hood')).toEqual(['scratch', 'dent'])
})

it('names the parts with something new in the order of the drawing, however the lines stand', () => {
  expect(compared.claimed).toEqual(['hood', 'rear_glass'])
})

it('a part that nobody named has nothing', () => {
  expect([compared.toldOf('trunk_lid'), compared.newOf('trunk_lid')]).toEqual([[], []])
})
