// What of a form is whole enough to be sent, and which region an address tells.
import { expect, test } from 'vitest'
import { isPostalCode, regionOfRoad } from './offer-form.ts'

test.each([
  ['서울특별시 강남구 테헤란로 1', 'seoul'], ['경기도 성남시 분당구 판교로 1', 'gyeonggi'], ['충청북도 청주시 1', 'chungbuk'],
  ['전북특별자치도 전주시 1', 'jeonbuk'], ['경상남도 창원시 1', 'gyeongnam'], ['세종특별자치시 한누리대로 1', 'sejong'],
  ['강원특별자치도 춘천시 1', 'gangwon'], ['테헤란로 1', undefined], ['', undefined],
])('%s lies in %s', (road, region) => {
  expect(regionOfRoad(road)).toBe(region)
})

test('a postal code has five digits and nothing else', () => {
  expect(['06236', ' 06236 ', '0623', '062366', 'abcde'].map(isPostalCode)).toEqual([true, true, false, false, false])
})
