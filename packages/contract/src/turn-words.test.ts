// Whoever is told of a turn is told its name: each act that a table names somebody for has one.
import { contractMachines } from './contract-kinds.ts'
import type { Action, Machine } from './machine.ts'
import { adjustmentMachine } from './states/contracts/adjustment.ts'
import { expect, it } from 'vitest'
import { turnWordsOf } from './turn-words.ts'

const turns: readonly (readonly ['contract' | 'adjustment', Machine])[] = [
  ...Object.values(contractMachines).map((machine) => ['contract', machine] as const),
  ['adjustment', adjustmentMachine],
]

it.each(turns)('each act of a %s that is told has a name', (turn, { actions }) => {
  const told = Object.entries<Action<string>>(actions).filter(([, { tells }]) => tells)
  expect(told.length).toBeGreaterThan(4)
  expect(told.filter(([act]) => turnWordsOf(turn, act) === undefined)).toEqual([])
})
