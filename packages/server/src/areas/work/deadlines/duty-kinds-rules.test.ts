// Every kind of duty has a deadline of some machine, and people who attend to it.
import { contractStep, dutyKind, staffPart } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { partsOf, personalDuties } from './duty-kinds-rules.ts'

test('a duty is known by its machine, once', () => {
  const keys = personalDuties.map(({ machine, duty }) => `${machine} ${duty}`)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { duty, kind } of personalDuties.filter(({ machine }) => machine.startsWith('contract-')))
    expect([duty, contractStep.values]).toEqual([kind, expect.arrayContaining([kind])])
})

test('steps of contracts that are somebody’s are those that a kind is named after, in each machine', () => {
  const steps = contractStep.values.filter((step) => (dutyKind.values as readonly string[]).includes(step))
  for (const kind of ['self', 'pro', 'prime'])
    expect(personalDuties.flatMap(({ machine, duty }) => (machine === `contract-${kind}` ? [duty] : []))).toEqual(steps)
})

test('everything else has its own', () => {
  expect(personalDuties.filter(({ machine }) => !machine.startsWith('contract-'))
    .map(({ machine, duty, kind }) => `${machine} ${duty} ${kind}`)).toEqual([
    'amount pay payAmount', 'shop-deposit pay payDeposit', 'subscription pay paySubscription',
    'order draft completeDraft', 'order declined chooseNext', 'auction chooseCandidate chooseCandidate',
    'auction consult consult', 'adjustment answer answerAdjustment', 'screening review reviewPapers',
    'fault-case answer answerFault',
  ])
})

test('those who screen attend to what nobody else is named for', () => {
  const others = dutyKind.values.filter((kind) => partsOf(kind).join() !== 'screening')
  expect(Object.fromEntries(others.map((kind) => [kind, partsOf(kind)]))).toEqual({
    payment: ['screening', 'money'], deliveryScheduling: ['screening', 'yard'], visitCar: ['inspection'],
  })
  for (const kind of dutyKind.values) expect(staffPart.values).toEqual(expect.arrayContaining([...partsOf(kind)]))
})
