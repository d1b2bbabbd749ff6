// Whoever is told of a turn is told its name: each act that a table names somebody for has one.
import type { Action } from '@bidyard/contract/machine'
import { adjustmentMachine } from '@bidyard/contract/states/contracts/adjustment'
import { primeContractMachine } from '@bidyard/contract/states/contracts/contract-prime'
import { proContractMachine } from '@bidyard/contract/states/contracts/contract-pro'
import { selfContractMachine } from '@bidyard/contract/states/contracts/contract-self'
import { expect, it } from 'vitest'
import { turnWordOf } from './turn-words.ts'

it.each([
  ['contract', selfContractMachine], ['contract', proContractMachine], ['contract', primeContractMachine],
  ['adjustment', adjustmentMachine],
] as const)('each act of a %s that is told has a name', (turn, { actions }) => {
  const told = Object.entries<Action<string>>(actions).filter(([, { tells }]) => tells)
  expect(told.length).toBeGreaterThan(4)
  expect(told.filter(([act]) => turnWordOf(turn, act) === undefined)).toEqual([])
})
