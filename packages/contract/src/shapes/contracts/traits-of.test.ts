// What a kind of contract is and what its machine does agree.
import { expect, it } from 'vitest'
import { dutyOf, hasStep, rowOf } from '../../contract-kinds.ts'
import { contractKind, contractStep } from '../../enums/contracts.ts'
import { allMachines } from '../../states.ts'
import { hasTrait, kindsWhere, traitsOf } from './traits-of.ts'

const doersOf = (kind: typeof contractKind.values[number], act: string) => rowOf(kind, act)?.by

it.each(contractKind.values)('a %s contract begins as its auction finds a buyer', (kind) => {
  const isChosen = traitsOf(kind).awardedBy === 'seller'
  for (const act of ['open', 'openBySaleRequest']) expect(rowOf(kind, act) !== undefined, act).toBe(isChosen)
  expect(rowOf(kind, 'openByAward') !== undefined).toBe(!isChosen)
  for (const step of ['salesDecision', 'purchaseDecision'] as const) expect(hasStep(kind, step), step).toBe(isChosen)
})

it.each(contractKind.values)('of a %s contract the seller says that it is paid where we do not see it', (kind) => {
  const sees = traitsOf(kind).paid === 'throughHouse'
  expect(doersOf(kind, 'completePayment')).toEqual(sees ? ['flow', 'staff'] : ['seller', 'staff'])
  expect(rowOf(kind, 'claimPaid') !== undefined).toBe(!sees)
  expect(rowOf(kind, 'reversePayment') !== undefined).toBe(sees)
})

it.each(contractKind.values)('a %s car that is sold by its reserve has one', (kind) => {
  expect(traitsOf(kind).awardedBy === 'seller' || traitsOf(kind).needsHopePrice).toBe(true)
})

it('kinds are found by what is so of them', () => {
  expect(kindsWhere('paid', 'throughHouse')).toEqual(['pro', 'prime'])
  expect(kindsWhere('awardedBy', 'seller')).toEqual(['self', 'pro'])
  expect(hasTrait('self', 'checkedBy', 'seller')).toBe(true)
  expect(hasTrait('prime', 'checkedBy', 'seller')).toBe(false)
})

it('a kind has the steps of its machine and owes at no other', () => {
  for (const kind of contractKind.values)
    for (const step of contractStep.values)
      if (!hasStep(kind, step)) expect(dutyOf(kind, step), `${kind} ${step}`).toBeUndefined()
  expect(contractStep.values.filter((step) => hasStep('prime', step))).toEqual(allMachines.primeContract.states.values)
})
