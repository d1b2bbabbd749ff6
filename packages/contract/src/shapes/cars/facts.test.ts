// What is odd about a car's papers and its history, told and never refused.
import { expect, test } from 'vitest'
import { guidePriceShape } from './guide-price.ts'
import { historyDoubts } from './history-doubts.ts'
import { historyCounts, type HistoryFacts } from './history-facts.ts'
import { registerDoubts, type RegisterFacts, registerFactsShape } from './register-facts.ts'

const step = (name: string) => ({ code: null, name })
const facts: RegisterFacts = {
  vin: 'KMHL14JA5PA123456', kind: 'passenger', usage: 'passenger', origin: 'domestic',
  model: { maker: step('현대'), model: step('쏘나타'), detailModel: null, grade: null, detailGrade: null },
  modelYear: 2021, firstRegisteredOn: '2020-03-15', displacementCc: 1_999, fuel: 'gasoline', drive: '2WD',
  transmission: 'auto', color: 'white', seatColor: null, sunroof: null, options: ['smartKey'], seats: 5,
  engineType: null, inspectedUntil: null, standing: 'registered', seizures: 0, mortgages: 0,
}
const clean: HistoryFacts = {
  asOf: '2026-01-01',
  car: {
    makerName: null, modelName: null, detailName: null, modelYear: null, kind: null, use: null, displacementCc: null,
    fuel: null, shape: null, color: null, optionsText: null, firstInsuredOn: null, firstRegisteredOn: null,
  },
  uses: [], plateChanges: [], ownerChanges: [], specials: [], ownDamage: { count: 0, paidWon: 0 },
  otherDamage: { count: 0, paidWon: 0 }, claims: [], uninsured: [], mileages: [],
}

test('papers that fit are not doubted', () => {
  expect(registerDoubts(registerFactsShape.parse(facts), '2026-01-01')).toEqual([])
  expect(registerDoubts({ ...facts, fuel: 'electric', displacementCc: 0 }, '2026-01-01')).toEqual([])
  expect(registerDoubts({ ...facts, displacementCc: null }, '2026-01-01')).toEqual([])
})

test.each<[string, Partial<RegisterFacts>]>([
  ['registeredInFuture', { firstRegisteredOn: '2026-01-02', modelYear: 2026 }],
  ['modelYearUnlikely', { modelYear: 2022 }], ['modelYearUnlikely', { modelYear: 2016 }],
  ['electricWithEngine', { fuel: 'electric' }], ['engineMissing', { displacementCc: 0 }],
  ['notRegistered', { standing: 'deregistered' }], ['encumbered', { seizures: 1 }], ['encumbered', { mortgages: 1 }],
])('%s is doubted', (doubt, changed) => {
  expect(registerDoubts({ ...facts, ...changed }, '2026-01-01')).toEqual([doubt])
})

test('a history is counted for the judgement of accidents', () => {
  expect(historyCounts(clean)).toEqual({ totalLosses: 0, floods: 0, claims: 0, ownDamageWon: 0 })
  const specials = (['totalLoss', 'floodPartLoss', 'floodTotalLoss', 'flood', 'theft'] as const)
    .map((kind) => ({ kind, on: null }))
  const [ownDamage, otherDamage] = [{ count: 2, paidWon: 3_000_000 }, { count: 1, paidWon: 1 }]
  expect(historyCounts({ ...clean, specials, ownDamage, otherDamage }))
    .toEqual({ totalLosses: 1, floods: 2, claims: 5, ownDamageWon: 3_000_000 })
})

test('what a dealer looks at twice is named', () => {
  expect(historyDoubts(clean)).toEqual([])
  const claim = {
    type: 'ownInsurance', on: '2024-01-01', paidWon: 1, repairWon: 1, partsWon: 1, labourWon: 0, paintWon: 0,
    isOpen: true,
  } as const
  expect(historyDoubts({
    ...clean, claims: [claim], uses: ['rental'], uninsured: [{ from: '2023-01', until: '2023-02' }],
    specials: [{ kind: 'theft', on: null }],
  })).toEqual(['claimsDiffer', 'rental', 'uninsured', 'stolen', 'openClaim'])
})

test('a guide price lies between its ends', () => {
  const price = { lowWon: 10, midWon: 15, highWon: 20, asOf: '2026-01-01' }
  expect(guidePriceShape.safeParse(price).success).toBe(true)
  expect(guidePriceShape.safeParse({ ...price, midWon: 21 }).success).toBe(false)
  expect(guidePriceShape.safeParse({ ...price, lowWon: 16 }).success).toBe(false)
})
