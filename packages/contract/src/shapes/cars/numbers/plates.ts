// Number plates of all generations: what kind of car they are for, how it is used, and where they were given out.
import type { CarKind, CarUsage, PlateUse } from '../../../enums/cars.ts'
import { carNumberOf } from './plate-text.ts'

export const plateRegions = [
  '서울', '부산', '대구', '인천', '광주', '대전', '울산', '세종', '경기', '강원', '충북', '충남', '전북', '전남', '경북',
  '경남', '제주',
] as const
export type PlateRegion = (typeof plateRegions)[number]

/** `three` since 2019; `region` on the green ones of old, and to this day on those of business. */
export type PlateGeneration = 'region' | 'two' | 'three'

export interface Plate {
  readonly carNo: string
  readonly generation: PlateGeneration
  readonly region: PlateRegion | null
  readonly number: number
  readonly letter: string
  readonly serial: string
  readonly kind: CarKind
  readonly use: PlateUse
}

export const plateLetters: Readonly<Record<PlateUse, string>> = {
  private: '가나다라마거너더러머버서어저고노도로모보소오조구누두루무부수우주',
  business: '바사아자',
  parcel: '배',
  rental: '하허호',
}

const letterUses = new Map(
  (Object.keys(plateLetters) as PlateUse[]).flatMap((use) =>
    Array.from(plateLetters[use], (letter): [string, PlateUse] => [letter, use])),
)
export const plateForm = new RegExp(
  `^(?:(${plateRegions.join('|')})?(\\d{1,2})|(\\d{3}))([${Object.values(plateLetters).join('')}])(\\d{4})$`,
)

const kindOf = (number: number, digits: number): CarKind | undefined => {
  if (number === 0) return undefined
  if (digits === 3) {
    if (number < 100) return undefined
    if (number < 700) return 'passenger'
    if (number < 800) return 'van'
    if (number < 980) return 'truck'
    return number < 998 ? 'special' : 'emergency'
  }
  const tens = digits === 1 ? number : Math.floor(number / 10)
  if (tens < 7) return 'passenger'
  if (tens === 7) return 'van'
  const isSpecial = digits === 1 ? number === 9 : number > 97
  return isSpecial ? 'special' : 'truck'
}

/** Undefined: it is none that anybody gave out for a car of ours; military and diplomatic ones are not told apart. */
export const plateOf = (text: string): Plate | undefined => {
  const carNo = carNumberOf(text)
  const [, region, short, long, letter = '', serial = ''] = plateForm.exec(carNo) ?? []
  const digits = short ?? long
  const use = letterUses.get(letter)
  if (digits === undefined || use === undefined || Number(serial) < 100) return undefined
  const kind = kindOf(Number(digits), digits.length)
  if (kind === undefined) return undefined
  const generation = region !== undefined ? 'region' : long === undefined ? 'two' : 'three'
  return {
    carNo, generation, region: (region as PlateRegion | undefined) ?? null, number: Number(digits), letter, serial,
    kind, use,
  }
}

export const isPlate = (text: string): boolean => plateOf(text) !== undefined

/** What people type to find a car: its last four digits. Plates that look otherwise have none. */
export const plateSuffixOf = (carNo: string): string | null => /\d{4}$/.exec(carNumberOf(carNo))?.[0] ?? null

/** How the car is used, as far as its plate tells. */
export const usageOfPlate = ({ use, generation }: Plate): CarUsage => {
  if (use !== 'private') return 'commercial'
  return generation === 'region' ? 'passenger_old' : 'passenger'
}
