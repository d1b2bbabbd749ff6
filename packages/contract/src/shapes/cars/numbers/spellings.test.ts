// Places and fuels are read as people write them into sheets.
import { expect, test } from 'vitest'
import { fuel } from '../../../enums/cars.ts'
import { province } from '../../../enums/shops.ts'
import { fuelIn, provinceIn } from './spellings.ts'

test.each([
  ['서울특별시 강남구', 'seoul'], ['충청북도', 'chungbuk'], ['충청남도 천안시', 'chungnam'], ['전라북도', 'jeonbuk'],
  ['전북특별자치도 전주시', 'jeonbuk'], ['전라남도', 'jeonnam'], ['경상북도', 'gyeongbuk'], ['경상남도', 'gyeongnam'],
  ['시흥 서울', undefined], ['북 충청북', undefined], ['', undefined],
])('%s lies in %s', (text, place) => {
  expect(provinceIn(text)).toBe(place)
})

test('each place is known by its own name', () => {
  expect(province.values.map((value) => provinceIn(`${province.labels[value].ko} 어디`))).toEqual(province.values)
})

test.each([
  ['휘발유', 'gasoline'], ['경 유', 'diesel'], ['LPG + 전기', 'hybrid_L'], [' EV ', 'electric'], ['물', undefined],
  ['', undefined],
])('%s is the fuel %s', (text, known) => {
  expect(fuelIn(text)).toBe(known)
  if (known !== undefined) expect(fuel.values).toContain(known)
})
