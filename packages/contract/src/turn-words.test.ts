// Whoever is told of a turn is told its name: each act that a table names somebody for has one.
import type { Action } from './machine.ts'
import { adjustmentMachine } from './states/contracts/adjustment.ts'
import { primeContractMachine } from './states/contracts/contract-prime.ts'
import { proContractMachine } from './states/contracts/contract-pro.ts'
import { selfContractMachine } from './states/contracts/contract-self.ts'
import { expect, it } from 'vitest'
import { turnWordsOf } from './turn-words.ts'

it.each([
  ['contract', selfContractMachine], ['contract', proContractMachine], ['contract', primeContractMachine],
  ['adjustment', adjustmentMachine],
] as const)('each act of a %s that is told has a name', (turn, { actions }) => {
  const told = Object.entries<Action<string>>(actions).filter(([, { tells }]) => tells)
  expect(told.length).toBeGreaterThan(4)
  expect(told.filter(([act]) => turnWordsOf(turn, act) === undefined)).toEqual([])
})
