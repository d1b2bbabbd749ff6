// AutoBegins at the line: what is sent, with which proof, and what is made of every kind of answer.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { autoBeginsCodesSeed } from '../../../areas/reference/metadata/seeds/auto-begins-codes.ts'
import { type BankLine, brokenLines, openBankLine } from '../../../testing/bank/bank-line.ts'
import type { RegisterProvider } from '../car-data.ts'
import { openAutoBegins } from './auto-begins.ts'
import { drives, fuels, transmissions } from './auto-begins-codes.ts'

const settings = { url: 'https://api.example.kr/register', memberId: 'bidyard', key: 'synthetic-key-of-the-test' }
const question = { carNo: '12가3456', ownerName: '홍길동' }

const car = {
  carNumber: '12가 3456', vinCode: 'kmhl14ja5pa123456', kindName: '승용', useName: '자가용', carDomestic: '국산',
  makerCode: '101', makerName: '현대', modelCode: '1001', modelName: '쏘나타', modelDetailCode: '10012',
  modelDetailName: '쏘나타 (DN8)', gradeCode: '7', gradeName: '가솔린 2.0', gradeDetailCode: '9', gradeDetailName: '모던',
  carYear: '2020', firstDate: '20200315', displacement: '1,999', fuel: 'G', gearBox: 'A', driveType: '2', color: '흰색',
  seatColor: '검정', sunroof: 'P', optionNames: ['스마트키', '열선시트', '없는 옵션', '스마트키'], seatCount: '5',
  engineType: 'G4NL', inspectEndDate: '2026-03-14', standing: '정상', seizureCount: '0', mortgageCount: 1,
}
const facts = {
  vin: 'KMHL14JA5PA123456', kind: 'passenger', usage: 'passenger', origin: 'domestic',
  model: {
    maker: { code: '101', name: '현대' }, model: { code: '1001', name: '쏘나타' },
    detailModel: { code: '10012', name: '쏘나타 (DN8)' }, grade: { code: '7', name: '가솔린 2.0' },
    detailGrade: { code: '9', name: '모던' },
  },
  modelYear: 2020, firstRegisteredOn: '2020-03-15', displacementCc: 1_999, fuel: 'gasoline', drive: '2WD',
  transmission: 'auto', color: 'white', seatColor: 'black', sunroof: 'panorama', options: ['smartKey', 'heatedSeats'],
  seats: 5, engineType: 'G4NL', inspectedUntil: '2026-03-14', standing: 'registered', seizures: 0, mortgages: 1,
}
const told = (changed: object = {}) => ({ resultCode: '00', resultMsg: '성공', resultData: { ...car, ...changed } })

let line: BankLine
let provider: RegisterProvider
beforeAll(async () => {
  line = await openBankLine()
})
afterAll(() => line.stop())
beforeEach(() => {
  line.heard.length = 0
  provider = openAutoBegins({ settings, url: () => `${line.origin}/register`, answerMs: 300 })
})

test('asks with the key of the contract, and names car and owner in the body alone', async () => {
  line.say(told())
  expect(await provider.find(question)).toEqual({ kind: 'found', facts })
  const [heard] = line.heard
  expect([heard?.method, heard?.path, heard?.headers.authorization, heard?.headers['content-type']])
    .toEqual(['POST', '/register', `Bearer ${settings.key}`, 'application/json; charset=utf-8'])
  expect(JSON.parse(heard?.body ?? '')).toEqual({ memberId: 'bidyard', carNumber: '12가3456', ownerName: '홍길동' })
})

test('does without what a register need not tell', async () => {
  const rare = {
    vinCode: '', modelDetailName: null, gradeName: '', gradeDetailName: null, displacement: '', gearBox: 'Z',
    driveType: null, color: '무지개색', seatColor: null, sunroof: null, optionNames: null, seatCount: null,
    engineType: null, inspectEndDate: '', seizureCount: null, mortgageCount: '', fuel: 'HYDROGEN',
  }
  line.say(told(rare))
  expect(await provider.find(question)).toEqual({
    kind: 'found',
    facts: {
      ...facts, vin: null, model: { ...facts.model, detailModel: null, grade: null, detailGrade: null },
      displacementCc: null, transmission: null, drive: null, color: null, seatColor: null, sunroof: null, options: [],
      seats: null, engineType: null, inspectedUntil: null, seizures: null, mortgages: null, fuel: 'other',
    },
  })
  line.say(told({ vinCode: 'KMHO14JA5PA123456' }))
  expect(await provider.find(question)).toMatchObject({ facts: { vin: null } })
  line.say(told({ vinCode: 'KNA12345' }))
  expect(await provider.find(question)).toMatchObject({ facts: { vin: 'KNA12345' } })
})

test.each([
  ['01', { kind: 'missing' }], ['02', { kind: 'declined', code: '02', said: '소유자 불일치' }],
  ['03', { kind: 'declined', code: '03', said: '소유자 불일치' }], ['98', { kind: 'down', why: 'answered 98' }],
])('their code %s is told apart', async (code, finding) => {
  line.say({ resultCode: code, resultMsg: '소유자 불일치' })
  expect(await provider.find(question)).toEqual(finding)
})

test.each<[string, object]>([
  ['another car', { carNumber: '12가3457' }], ['no maker', { makerName: ' ' }], ['no day', { firstDate: '20201301' }],
  ['a kind that nobody knows', { kindName: '비행기' }], ['a use that nobody knows', { useName: '?' }],
  ['a year before cars', { carYear: '1' }], ['a standing that nobody knows', { standing: '' }],
  ['options without end', { optionNames: Array.from({ length: 201 }, () => '스마트키') }],
])('an answer with %s is not believed', async (_, changed) => {
  line.say(told(changed))
  expect((await provider.find(question)).kind).toBe('unclear')
})

test('a success without a car is not believed, and no answer with another status', async () => {
  line.say({ resultCode: '00' })
  expect((await provider.find(question)).kind).toBe('unclear')
  line.say(told(), 401)
  expect((await provider.find(question)).kind).toBe('unclear')
})

describe('a line that', () => {
  const unread = ['talks of something else', 'talks nonsense', 'talks without end']
  test.each(Object.keys(brokenLines))('%s tells nothing', async (fault) => {
    line.answer = brokenLines[fault] ?? (() => {})
    expect((await provider.find(question)).kind).toBe(unread.includes(fault) ? 'unclear' : 'down')
  })
})

test('the codes are those of the reference data', () => {
  const ofGroup = (code: string) => {
    const items = autoBeginsCodesSeed().groups.find((group) => group.code === code)?.items ?? []
    return Object.fromEntries(items.map(({ value, ours }) => [value, ours]))
  }
  expect([fuels, transmissions, drives]).toEqual(['fuel', 'transmission', 'drive'].map(ofGroup))
})
