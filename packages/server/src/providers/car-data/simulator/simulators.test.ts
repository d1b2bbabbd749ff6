// The sandbox's stand-ins, asked by the product's own adapters: any plate gives one believable car, some bring trouble.
import { plateLetters } from '@bidyard/contract/shapes/cars/numbers/plates'
import { vinCheckSign } from '@bidyard/contract/shapes/cars/numbers/vin'
import { vinMakerOf } from '@bidyard/contract/shapes/cars/numbers/vin-text'
import { backwardReadings } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { registerDoubts, type RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import type { HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import { carCodeRows } from '@bidyard/demo/car-codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillCarCodes } from '../../../areas/reference/for-other-areas.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import type { Finding } from '../car-data.ts'
import { openCarHistory } from '../car-history/car-history.ts'
import { openKbChaChaCha } from '../kb-cha-cha-cha/kb-cha-cha-cha.ts'
import { simulatedContracts, simulatorPaths, wrongOwner } from './car-data-simulators.ts'
import { getCatalogue } from './catalogue.sql.ts'
import { chanceOf } from './chance.ts'
import { simulateCar, type SimulatedCar } from './simulated-car.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({}, { bounds: { carDataMs: 1_500 } })
  await app.database.transact((tx) => fillCarCodes(tx, carCodeRows()))
})
afterAll(() => app.stop())

const asOf = '2026-06-30'
const owner = '홍길동'

const factsOf = <Facts>(finding: Finding<Facts>): Facts => {
  if (finding.kind !== 'found') throw new Error(`nothing found: ${JSON.stringify(finding)}`)
  return finding.facts
}
const registerOf = async (carNo: string): Promise<RegisterFacts> =>
  factsOf(await app.providers.carData.register.find({ carNo, ownerName: owner }))
const historyOf = async (carNo: string): Promise<HistoryFacts> =>
  factsOf(await app.providers.carData.history.find({ carNo, asOf }))
const priceQuestion = (carNo: string, facts: RegisterFacts, km = 50_000) => ({
  carNo, km, names: [facts.model.maker.name, facts.model.model.name], modelYear: facts.modelYear,
  firstRegisteredOn: facts.firstRegisteredOn, fuel: facts.fuel,
})

/** Plates of all kinds, the same at every run. */
const plates = Array.from({ length: 120 }, (_, at) => {
  const chance = chanceOf('plates of the test', String(at))
  const letters = Array.from(plateLetters.private) as [string, ...string[]]
  const serial = String(chance.between(1_000, 9_999))
  if (at % 10 === 0) return `${chance.between(100, 199)}${chance.pick(['하', '허', '호'])}${serial}`
  if (at % 10 === 1) return `서울${chance.between(30, 39)}${chance.pick(['바', '사', '아', '자'])}${serial}`
  if (at % 10 === 2) return `${chance.between(80, 97)}${chance.pick(letters)}${serial}`
  if (at % 10 === 3) return `${chance.between(70, 79)}${chance.pick(letters)}${serial}`
  return `${at % 2 === 0 ? chance.between(10, 69) : chance.between(100, 399)}${chance.pick(letters)}${serial}`
})

const fleetOf = async (carNos: readonly string[]): Promise<SimulatedCar[]> => {
  const catalogue = getCatalogue(app.database.primary)
  const cars: SimulatedCar[] = []
  for (const carNo of carNos) {
    const car = await simulateCar(catalogue, carNo, asOf)
    if (car !== undefined) cars.push(car)
  }
  expect(cars).toHaveLength(carNos.length)
  return cars
}

test('any plate gives a car whose facts fit together, whoever is asked', async () => {
  const makers = new Set<string>()
  for (const carNo of plates.slice(0, 60)) {
    const [facts, history] = [await registerOf(carNo), await historyOf(carNo)]
    makers.add(facts.model.maker.name)
    expect(registerDoubts(facts, asOf).filter((doubt) => doubt !== 'encumbered'), carNo).toEqual([])
    expect(facts.vin?.[8], carNo).toBe(vinCheckSign(facts.vin ?? ''))
    expect([facts.model.maker.code, null, 'volkswagen']).toContain(vinMakerOf(facts.vin ?? ''))
    expect(history.car).toMatchObject({
      makerName: facts.model.maker.name, modelYear: facts.modelYear, displacementCc: facts.displacementCc,
      firstRegisteredOn: facts.firstRegisteredOn, kind: facts.kind,
    })
    expect(backwardReadings(history.mileages)).toEqual([])
    const { claims, ownerChanges, plateChanges, mileages } = history
    for (const { on: day } of [...claims, ...ownerChanges, ...plateChanges, ...mileages])
      expect(day >= facts.firstRegisteredOn && day <= asOf, `${carNo} ${day}`).toBe(true)
    const own = history.claims.filter(({ type }) => type !== 'otherCar')
    expect(history.ownDamage).toEqual({
      count: own.length, paidWon: own.reduce((sum, { paidWon }) => sum + paidWon, 0),
    })
    for (const claim of history.claims)
      expect(claim.partsWon + claim.labourWon + claim.paintWon).toBe(claim.repairWon)
  }
  expect(makers.size).toBeGreaterThan(5)
})

test('kinds of plates are on kinds of cars', async () => {
  const cars = await fleetOf(plates)
  const rental = cars.filter(({ plate }) => plate.use === 'rental')
  expect(rental.every(({ facts }) => facts.usage === 'commercial' && facts.firstRegisteredOn >= '2020')).toBe(true)
  expect(rental.every(({ life }) => life.uses.includes('rental'))).toBe(true)
  const trucks = cars.filter(({ facts }) => facts.kind === 'truck')
  expect(trucks.length).toBeGreaterThan(5)
  const names = /포터|봉고|리베로|마이티|라보|스포츠|칸|타스만|콜로라도|레인저|글래디에이터/
  for (const { facts } of trucks) expect(facts.model.model.name).toMatch(names)
})

test('a plate is the same car again and on the next day, and older by what happened since', async () => {
  const [carNo = ''] = plates
  const [facts, history] = [await registerOf(carNo), await historyOf(carNo)]
  expect(await registerOf(carNo)).toEqual(facts)
  expect(await historyOf(carNo)).toEqual(history)
  const earlier = factsOf(await app.providers.carData.history.find({ carNo, asOf: '2024-01-01' }))
  expect(history.mileages.slice(0, earlier.mileages.length)).toEqual(earlier.mileages)
  expect(earlier.claims.length).toBeLessThanOrEqual(history.claims.length)
  const today = factsOf(await app.providers.carData.history.find({ carNo, asOf: null }))
  const later = factsOf(await app.providers.carData.history.find({ carNo, asOf: '2099-12-31' }))
  expect([later, today.asOf.length]).toEqual([today, 10])
})

test('a fleet has its share of everything', async () => {
  const cars = await fleetOf(Array.from({ length: 1_000 }, (_, at) => `${100 + (at % 290)}가${1_000 + at * 7}`))
  const share = (of: (life: SimulatedCar['life']) => boolean): number =>
    cars.filter(({ life }) => of(life)).length / cars.length
  expect(share(({ claims }) => claims.length === 0)).toBeGreaterThan(0.1)
  expect(share(({ claims }) => claims.length > 0)).toBeGreaterThan(0.4)
  expect(share(({ specials }) => specials.length > 0)).toBeGreaterThan(0.005)
  expect(share(({ specials }) => specials.length > 0)).toBeLessThan(0.08)
  expect(share(({ uses }) => uses.includes('rental'))).toBeGreaterThan(0.04)
  expect(share(({ ownerChanges }) => ownerChanges.length > 0)).toBeGreaterThan(0.4)
  expect(share(({ plateChanges }) => plateChanges.length > 0)).toBeGreaterThan(0.05)
  expect(share(({ uninsured }) => uninsured.length > 0)).toBeGreaterThan(0.02)
})

test('a guide price falls with kilometres', async () => {
  for (const carNo of plates.slice(0, 15)) {
    const facts = await registerOf(carNo)
    const near = factsOf(await app.providers.carData.prices.findGuide(priceQuestion(carNo, facts, 20_000)))
    const far = factsOf(await app.providers.carData.prices.findGuide(priceQuestion(carNo, facts, 200_000)))
    expect(far.midWon).toBeLessThanOrEqual(near.midWon)
    expect(near.midWon % 10_000).toBe(0)
  }
})

describe('a plate that brings trouble', () => {
  test.each([
    ['12가0404', 'missing'], ['12가0403', 'declined'], ['12가0503', 'down'], ['12가0504', 'down'],
    ['12가0400', 'unclear'],
  ])('%s is %s at all three', async (carNo, kind) => {
    const { history, register, prices } = app.providers.carData
    const question = {
      carNo, km: 1, names: ['현대'], modelYear: 2020, firstRegisteredOn: '2020-01-01', fuel: 'gasoline',
    } as const
    const found = await Promise.all([
      history.find({ carNo, asOf }), register.find({ carNo, ownerName: owner }), prices.findGuide(question),
    ])
    expect(found.map((one) => one.kind)).toEqual([kind, kind, kind])
  })

  test('is also one whose owner is another, and one that was never given out', async () => {
    const { history, register, prices } = app.providers.carData
    expect(await register.find({ carNo: '12가3456', ownerName: wrongOwner }))
      .toEqual({ kind: 'declined', code: '02', said: '소유자명이 일치하지 않습니다.' })
    expect((await register.find({ carNo: '임1234', ownerName: owner })).kind).toBe('missing')
    expect(await history.find({ carNo: '임1234', asOf }))
      .toEqual({ kind: 'declined', code: '200', said: '차량번호 형식오류' })
    const question = { ...priceQuestion('12가3456', await registerOf('12가3456')), carNo: '임1234' }
    expect((await prices.findGuide(question)).kind).toBe('missing')
  })
})

test('whoever has not the contract is refused as the real ones refuse', async () => {
  const { carHistory, kb } = simulatedContracts
  const at = (path: string) => () => app.base + path
  const asked = async (settings: typeof carHistory) => {
    const provider = openCarHistory({ settings, url: at(simulatorPaths.carHistory), answerMs: 1_500 })
    const finding = await provider.find({ carNo: '12가3456', asOf })
    return finding.kind === 'declined' ? finding.code : finding.kind
  }
  expect(await asked(carHistory)).toBe('found')
  expect(await asked({ ...carHistory, key: 'ff'.repeat(16) })).toBe('201')
  expect(await asked({ ...carHistory, iv: 'another-iv-00000' })).not.toBe('found')
  expect(await asked({ ...carHistory, joinCode: 'ANOTHER' })).toBe('100')
  expect(await asked({ ...carHistory, memberId: 'another' })).toBe('401')
  const others = { ...kb, key: 'x'.repeat(20) }
  const other = openKbChaChaCha({ settings: others, url: at(simulatorPaths.kb), answerMs: 1_500 })
  const question = priceQuestion('12가3456', await registerOf('12가3456'))
  expect(await other.findGuide(question)).toMatchObject({ kind: 'declined', code: '0403' })
})

test('no plate, no owner and no number of a car is ever logged', async () => {
  await registerOf('12가3456')
  await historyOf('12가3456')
  const { vin } = await registerOf('12가3456')
  for (const secret of ['12가3456', encodeURIComponent('12가3456'), owner, vin ?? ''])
    expect(app.logged.some((text) => text.includes(secret))).toBe(false)
  expect(app.logged.length).toBeGreaterThan(0)
})
