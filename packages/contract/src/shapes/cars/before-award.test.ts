// Before an award no plate, no end of a chassis number and no debt reaches a dealer, wherever in the facts it stands.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { historyBeforeAward, registerAfterAward, registerBeforeAward } from './before-award.ts'
import { type HistoryFacts, historyFactsShape } from './history-facts.ts'
import { type RegisterFacts, registerFactsShape } from './register-facts.ts'

const plate = fc.tuple(
  fc.integer({ min: 10, max: 999 }), fc.constantFrom(...Array.from('가나다하바')), fc.integer({ min: 1_000, max: 9_999 }),
).map((parts) => parts.join(''))
const vin = fc.string({ unit: fc.constantFrom(...Array.from('ABCDEFGH12345')), minLength: 8, maxLength: 17 })

const step = { code: null, name: '현대' }
const register: RegisterFacts = {
  vin: null, kind: 'passenger', usage: 'passenger', origin: 'domestic',
  model: { maker: step, model: step, detailModel: null, grade: null, detailGrade: null }, modelYear: 2021,
  firstRegisteredOn: '2020-03-15', displacementCc: 1_999, fuel: 'gasoline', drive: null, transmission: null,
  color: null, seatColor: null, sunroof: null, options: [], seats: null, engineType: null, inspectedUntil: null,
  standing: 'registered', seizures: 2, mortgages: 1,
}
const history: HistoryFacts = {
  asOf: '2026-01-01',
  car: {
    makerName: '현대', modelName: null, detailName: null, modelYear: null, kind: null, use: null, displacementCc: null,
    fuel: null, shape: null, color: null, optionsText: null, firstInsuredOn: null, firstRegisteredOn: null,
  },
  uses: [], plateChanges: [], ownerChanges: [], specials: [], ownDamage: { count: 0, paidWon: 0 },
  otherDamage: { count: 0, paidWon: 0 }, claims: [], uninsured: [], mileages: [],
}
const change = (carNo: string | null) => ({ on: '2022-01-01', carNo, kind: null, use: null })

test('the chassis number loses its tail, and debts their numbers', () => {
  fc.assert(fc.property(vin, (number) => {
    const shown = registerFactsShape.parse(registerBeforeAward({ ...register, vin: number }))
    expect(JSON.stringify(shown)).not.toContain(number)
    expect([shown.seizures, shown.mortgages]).toEqual([null, null])
    expect(shown.modelYear).toBe(register.modelYear)
  }))
  expect(registerBeforeAward(register).vin).toBeNull()
})

test('an award tells the whole chassis number, and still no debts', () => {
  fc.assert(fc.property(vin, (number) => {
    const shown = registerFactsShape.parse(registerAfterAward({ ...register, vin: number }))
    expect([shown.vin, shown.seizures, shown.mortgages]).toEqual([number, null, null])
  }))
})

test('no former plate is left whole, and no day is lost', () => {
  fc.assert(fc.property(fc.array(plate, { maxLength: 5 }), (plates) => {
    const told = { ...history, plateChanges: plates.map(change), ownerChanges: [...plates.map(change), change(null)] }
    const shown = historyFactsShape.parse(historyBeforeAward(told))
    for (const carNo of plates) expect(JSON.stringify(shown)).not.toContain(carNo)
    expect(shown.plateChanges.map(({ on }) => on)).toEqual(told.plateChanges.map(({ on }) => on))
    expect(shown.ownerChanges).toHaveLength(plates.length + 1)
  }))
})
