// KB ChaChaCha at the line: what a price is asked with, and what is made of every kind of answer.
import { fuel } from '@bidyard/contract/enums'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kbCodesSeed } from '../../../areas/reference/metadata/seeds/kb-codes.ts'
import { type BankLine, brokenLines, openBankLine } from '../../../testing/bank/bank-line.ts'
import type { PriceProvider, PriceQuestion } from '../car-data.ts'
import { openKbChaChaCha } from './kb-cha-cha-cha.ts'
import { fuelCodes } from './kb-codes.ts'

const settings = { url: 'https://partner.kbchachacha.com/api', partnerCode: 'BY01', key: 'synthetic-key-of-the-test' }
const question: PriceQuestion = {
  carNo: '12가3456', names: ['현대', '쏘나타', '쏘나타 (DN8)'], modelYear: 2020, firstRegisteredOn: '2020-03-15',
  fuel: 'hybrid_G', km: 45_210,
}
const price = { code: '0000', message: '', data: { low: '408', mid: 507, high: '1,607', baseDate: '20260131' } }

let line: BankLine
let provider: PriceProvider
beforeAll(async () => {
  line = await openBankLine()
})
afterAll(() => line.stop())
beforeEach(() => {
  line.heard.length = 0
  provider = openKbChaChaCha({ settings, url: () => `${line.origin}/api/`, answerMs: 300 })
})

test('asks with the key of the contract, and tells nothing but the car', async () => {
  line.say(price)
  await provider.findGuide(question)
  expect(line.heard.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
    ['POST', '/api/price-guide', `Bearer ${settings.key}`],
  ])
  for (const { body } of line.heard)
    expect(JSON.parse(body)).toEqual({
      partnerCode: 'BY01', carNumber: '12가3456', carNames: question.names, year: '2020', firstDate: '202003',
      fuelCode: '004005', mileage: 45_210,
    })
})

test('prices are won, told in ten thousands', async () => {
  line.say(price)
  expect(await provider.findGuide(question)).toEqual({
    kind: 'found', facts: { lowWon: 4_080_000, midWon: 5_070_000, highWon: 16_070_000, asOf: '2026-01-31' },
  })
})

test.each([
  ['0404', { kind: 'missing' }], ['0403', { kind: 'declined', code: '0403', said: '권한 없음' }],
  ['0503', { kind: 'down', why: 'answered 0503' }],
])('their code %s is told apart', async (code, finding) => {
  line.say({ code, message: '권한 없음' })
  expect(await provider.findGuide(question)).toEqual(finding)
})

test.each<[string, object]>([
  ['no range', { data: {} }], ['a range the wrong way round', { data: { ...price.data, low: 508 } }],
  ['no price in it', { data: { ...price.data, low: 0 } }], ['no day', { data: { ...price.data, baseDate: '' } }],
  ['words', { data: { ...price.data, mid: '시세없음' } }],
])('an answer with %s is not believed', async (_, changed) => {
  line.say({ ...price, ...changed })
  expect((await provider.findGuide(question)).kind).toBe('unclear')
})

describe('a line that', () => {
  const unread = ['talks of something else', 'talks nonsense', 'talks without end']
  test.each(Object.keys(brokenLines))('%s tells nothing', async (fault) => {
    line.answer = brokenLines[fault] ?? (() => {})
    expect((await provider.findGuide(question)).kind).toBe(unread.includes(fault) ? 'unclear' : 'down')
  })
})

test('the fuels are those of the reference data', () => {
  const items = kbCodesSeed().groups.find(({ code }) => code === 'fuel')?.items ?? []
  for (const one of fuel.values.filter((value) => value !== 'none'))
    expect(items.find(({ value }) => value === fuelCodes[one])?.ours).toBe(one)
})
