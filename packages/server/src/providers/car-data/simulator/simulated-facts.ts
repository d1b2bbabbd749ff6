// The registration of a plate's car: engine, looks, options and standing, as they go together.
import type { CarOption, Color, Drive, SeatColor, Sunroof, Transmission } from '@bidyard/contract/enums'
import { type Plate, usageOfPlate } from '@bidyard/contract/shapes/cars/numbers/plates'
import type { RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import { type Chance, chanceOf } from './chance.ts'
import type { SimulatedModel } from './simulated-model.ts'
import { simulateVin } from './simulated-vin.ts'

const engines: Readonly<Record<string, number>> = {
  '1.0': 998, '1.4': 1_368, '1.5': 1_482, '1.6': 1_598, '1.7': 1_685, '2.0': 1_999, '2.2': 2_151, '2.4': 2_359,
  '2.5': 2_497, '2.7': 2_656, '3.0': 2_996, '3.3': 3_342, '3.5': 3_470, '3.8': 3_778, '4.0': 3_982, '4.4': 4_395,
}

export const displacementOf = (gradeName: string, { fuel }: Pick<SimulatedModel, 'fuel'>): number => {
  if (fuel === 'electric' || fuel === 'other') return 0
  const litres = /\d\.\d/.exec(gradeName)?.[0]
  return litres === undefined ? 1_998 : engines[litres] ?? Math.round(Number(litres) * 1_000) - 2
}

const colors: readonly (readonly [Color, number])[] = [
  ['white', 30], ['black', 19], ['darkGray', 12], ['gray', 9], ['silver', 7], ['pearl', 7], ['blue', 6],
  ['silverGray', 3], ['red', 2.5], ['brown', 2], ['green', 1.5], ['beige', 1], ['ivory', 1], ['wine', 0.8],
  ['orange', 0.6], ['yellow', 0.6], ['gold', 0.4], ['lightGold', 0.4], ['purple', 0.2], ['pink', 0.2],
]
const seatColors: readonly (readonly [SeatColor, number])[] =
  [['black', 62], ['beige', 12], ['brown', 11], ['gray', 8], ['red', 4], ['white', 2], ['other', 1]]

const weighted = <Value>(chance: Chance, pairs: readonly (readonly [Value, number])[], usual: Value): Value =>
  chance.pickWeighted(pairs, ([, weight]) => weight)?.[0] ?? usual

/** How early an option came, and from which trim on most cars have it. */
const optionTimes: readonly (readonly [CarOption, year: number, rank: number])[] = [
  ['navigation', 2_008, 0.4], ['rearCamera', 2_011, 0.3], ['surroundView', 2_016, 0.7], ['headUpDisplay', 2_015, 0.8],
  ['smartKey', 2_007, 0.2], ['powerTrunk', 2_014, 0.6], ['leatherSeats', 2_000, 0.3], ['heatedSeats', 2_004, 0.2],
  ['ventilatedSeats', 2_010, 0.6], ['powerSeats', 2_003, 0.5], ['memorySeats', 2_008, 0.8], ['heatedWheel', 2_011, 0.4],
  ['cruiseControl', 2_008, 0.2], ['adaptiveCruise', 2_017, 0.6], ['laneWarning', 2_015, 0.4], ['blindSpot', 2_015, 0.6],
  ['collisionAvoidance', 2_017, 0.2], ['parkingSensors', 2_004, 0.1], ['ledLamps', 2_014, 0.5],
  ['tollPass', 2_009, 0.3], ['dashCamera', 2_011, 0.3], ['foldingMirrors', 2_002, 0.1], ['carPlay', 2_016, 0.3],
]

const optionsOf = (chance: Chance, { rank, modelYear }: SimulatedModel): CarOption[] => [
  ...optionTimes.filter(([, year, from]) =>
    chance.happens(modelYear < year ? 0.01 : rank >= from ? 0.92 : 0.3)).map(([option]) => option),
  ...(modelYear >= 2_005 && modelYear < 2_016 && rank > 0.6 && chance.happens(0.5) ? ['xenonLamps' as const] : []),
]

const driveOf = (chance: Chance, text: string, isDomestic: boolean): Drive => {
  if (/4WD/.test(text)) return '4WD'
  if (/AWD/.test(text)) return 'AWD'
  return !/2WD/.test(text) && chance.happens(isDomestic ? 0.04 : 0.3) ? 'AWD' : '2WD'
}

const transmissionOf = (chance: Chance, plate: Plate, model: SimulatedModel): Transmission => {
  const isPlain = plate.kind === 'truck' || model.modelYear < 2_008
  if (model.fuel !== 'electric' && isPlain && chance.happens(0.3)) return 'manual'
  const isSmooth = /^(toyota|lexus|honda|nissan|renault-korea)$/.test(model.steps.maker.code ?? '')
  return isSmooth && chance.happens(0.6) ? 'CVT' : 'auto'
}

const sunroofOf = (chance: Chance, { modelYear, rank }: SimulatedModel): Sunroof => {
  if (!chance.happens(0.15 + rank * 0.45)) return 'none'
  return modelYear >= 2_013 && chance.happens(0.6) ? 'panorama' : 'normal'
}

const seatsOf = (chance: Chance, plate: Plate, name: string): number => {
  if (plate.kind === 'truck') return 3
  if (/카니발/.test(name)) return chance.pick([7, 9, 11])
  if (plate.kind === 'van') return chance.pick([9, 11, 12])
  return /싼타페|쏘렌토|팰리세이드|모하비|X5|X7|GLS|카렌스/.test(name) && chance.happens(0.5) ? 7 : 5
}

/** Every second year, the first time after four; business cars every year. */
const inspectedUntil = ({ registeredOn }: SimulatedModel, today: string, isBusiness: boolean): string => {
  const first = Number(registeredOn.slice(0, 4))
  const step = isBusiness ? 1 : 2
  let year = first + step * 2
  while (`${year}${registeredOn.slice(4)}` < today) year += step
  return `${year}${registeredOn.slice(4)}`
}

export const simulateFacts = (plate: Plate, model: SimulatedModel, today: string): RegisterFacts => {
  const chance = chanceOf(plate.carNo, 'facts')
  const grade = `${model.steps.grade?.name ?? ''} ${model.steps.detailGrade?.name ?? ''}`
  const isDomestic = model.origin === 'domestic'
  return {
    vin: simulateVin(plate.carNo, { maker: model.steps.maker.code ?? '', isDomestic, modelYear: model.modelYear }),
    kind: plate.kind,
    usage: usageOfPlate(plate),
    origin: model.origin,
    model: model.steps,
    modelYear: model.modelYear,
    firstRegisteredOn: model.registeredOn,
    displacementCc: displacementOf(grade, model),
    fuel: model.fuel,
    drive: driveOf(chance, grade, isDomestic),
    transmission: transmissionOf(chance, plate, model),
    color: weighted(chance, colors, 'white'),
    seatColor: weighted(chance, seatColors, 'black'),
    sunroof: plate.kind === 'truck' ? 'none' : sunroofOf(chance, model),
    options: optionsOf(chance, model),
    seats: seatsOf(chance, plate, model.steps.model.name),
    engineType: model.fuel === 'electric' ? null
      : `${model.fuel === 'diesel' ? 'D' : 'G'}${chance.between(3, 6)}${chance.pick(['NA', 'KH', 'FD', 'HC', 'LA'])}`,
    inspectedUntil: inspectedUntil(model, today, plate.use !== 'private'),
    standing: 'registered',
    seizures: chance.happens(0.06) ? chance.between(1, 3) : 0,
    mortgages: chance.happens(plate.use === 'rental' ? 0.5 : 0.14) ? 1 : 0,
  }
}
