// A car's life in one row of time, from the insurers' separate lists.
import { expect, test } from 'vitest'
import { eventsOf } from './history-events.ts'
import type { History } from './use-car.ts'

const facts: NonNullable<History['facts']> = {
  asOf: '2026-11-01',
  car: {
    makerName: '현대', modelName: '그랜저', detailName: null, modelYear: 2021, kind: 'passenger', use: 'private',
    displacementCc: 2_999, fuel: 'gasoline', shape: null, color: null, optionsText: null,
    firstInsuredOn: '2021-03-02', firstRegisteredOn: '2021-03-02',
  },
  uses: [], plateChanges: [],
  ownerChanges: [{ on: '2023-05-04', carNo: null, kind: null, use: null }],
  specials: [{ kind: 'theft', on: null }, { kind: 'floodPartLoss', on: '2022-08-09' }],
  ownDamage: { count: 1, paidWon: 900_000 }, otherDamage: { count: 0, paidWon: 0 },
  claims: [{
    type: 'ownInsurance', on: '2024-02-03', paidWon: 900_000, repairWon: 880_000, partsWon: 400_000,
    labourWon: 280_000, paintWon: 200_000, isOpen: false,
  }],
  uninsured: [{ from: '2022-01', until: '2022-03' }],
  mileages: [{ on: '2025-03-02', km: 51_000, source: null }],
}

test('the newest comes first, and what has no day is left to the sums', () => {
  expect(eventsOf(facts).map(({ kind, on }) => `${on} ${kind}`)).toEqual([
    '2025-03-02 mileage', '2024-02-03 claim', '2023-05-04 owner', '2022-08-09 special', '2022-01-01 uninsured',
    '2021-03-02 registered',
  ])
})
