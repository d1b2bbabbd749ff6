// Makes a vehicle identification number that fits a car's maker and year, with a check sign that holds.
import { vinCheckSign } from '@bidyard/contract/shapes/cars/numbers/vin'
import { vinMakers } from '@bidyard/contract/shapes/cars/numbers/vin-text'
import { chanceOf } from './chance.ts'

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'W', 'X'] as const
const plants = ['A', 'U', 'B', 'T', 'G', 'S'] as const
// The tenth sign tells the year and begins anew after thirty.
const yearSigns = 'ABCDEFGHJKLMNPRSTVWXY123456789'

export const yearSignOf = (year: number): string => yearSigns[(year - 1_980) % yearSigns.length] ?? 'A'

const makerSigns = (maker: string, isDomestic: boolean): string =>
  Object.keys(vinMakers).find((signs) => vinMakers[signs] === maker) ?? (isDomestic ? 'KMH' : 'WVW')

export const simulateVin = (
  carNo: string, car: { readonly maker: string; readonly isDomestic: boolean; readonly modelYear: number },
): string => {
  const chance = chanceOf(carNo, 'vin')
  const model = `${chance.pick(letters)}${chance.pick(letters)}${chance.between(10, 89)}${chance.pick(letters)}`
  const serial = String(chance.between(1, 999_999)).padStart(6, '0')
  const made = `${yearSignOf(car.modelYear)}${chance.pick(plants)}`
  const vin = `${makerSigns(car.maker, car.isDomestic)}${model}0${made}${serial}`
  return vin.slice(0, 8) + vinCheckSign(vin) + vin.slice(9)
}
