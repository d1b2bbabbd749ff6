// A difference reads like what a person would say: steps by their price, papers by name.
import { beforeAll, expect, test } from 'vitest'
import { loadText, sayOf } from '../../../../text/word-store.ts'
import { changeLines } from './change-lines.ts'
import { configurationWords, type ConfigurationWords } from './configuration-words.ts'

let words: ConfigurationWords
beforeAll(async () => {
  words = configurationWords(sayOf('configuration', 'ko', await loadText('configuration', 'ko')), 'ko')
})

const steps = (...bounds: readonly (readonly [number | null, number])[]) =>
  ({ basis: 'steps', steps: bounds.map(([upToWon, feeWon]) => ({ upToWon, feeWon })) })
const share = { basis: 'share', ofPriceBasisPoints: 220, floorWon: 150_000, capWon: 550_000 }
const fees = (self: unknown, prime: unknown = share) => ({
  successBidFee: { self, pro: steps([null, 1]), prime },
  fuelFeeWon: 20_000,
})
const said = (key: 'fees' | 'contractScreening', before: unknown, after: unknown) =>
  changeLines(words, key, before, after).map(({ name, before: old, after: fresh }) => [name, old, fresh])

test('a step that came is the only thing that is told', () => {
  const before = fees(steps([1_000_000, 75_000], [null, 360_000]))
  const after = fees(steps([1_000_000, 75_000], [3_000_000, 150_000], [null, 360_000]))
  expect(said('fees', before, after)).toEqual([['낙찰수수료 · 셀프 · 300만원 이하', null, '150,000원']])
})

test('a step that went, and a last one that costs something else', () => {
  const before = fees(steps([1_000_000, 75_000], [null, 360_000]))
  expect(said('fees', before, { ...fees(steps([null, 400_000])), fuelFeeWon: 0 })).toEqual([
    ['낙찰수수료 · 셀프 · 100만원 이하', '75,000원', null],
    ['낙찰수수료 · 셀프 · 모든 낙찰가', '360,000원', '400,000원'],
    ['유류비', '20,000원', '0원'],
  ])
})

test('a share in another amount, and a share instead of steps', () => {
  const one = steps([null, 1])
  expect(said('fees', fees(one), fees(one, { ...share, capWon: 600_000 }))).toEqual([
    ['낙찰수수료 · 프라임 · 최대', '550,000원', '600,000원'],
  ])
  expect(said('fees', fees(one), fees(share))).toEqual([
    ['낙찰수수료 · 셀프', '모든 낙찰가 1원', '낙찰가의 2.2%, 최소 150,000원, 최대 550,000원'],
  ])
})

test('a paper that is needed no more', () => {
  const papers = (self: readonly string[]) => ({ requiredDocuments: { self, pro: [], prime: [] } })
  const before = papers(['transferredCarRegistration', 'maintenanceReport'])
  expect(said('contractScreening', before, papers(['transferredCarRegistration']))).toEqual([
    ['필요 서류 · 셀프 · 정비명세서', '필요', null],
  ])
})
