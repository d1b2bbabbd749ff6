// Reads what AutoBegins answers: a car with the codes of its model and the facts of its registration.
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import { type CarStep, type RegisterFacts, registerFactsShape } from '@bidyard/contract/shapes/cars/register-facts'
import { isVin, vinOf } from '@bidyard/contract/shapes/cars/numbers/vin-text'
import { z } from 'zod'
import { dayOrNone, someDay, wholeNumber, wordOrNone } from '../read-answer.ts'
import {
  colors, drives, fuels, kinds, options, origins, seatColors, standings, sunroofs, transmissions, usages,
} from './auto-begins-codes.ts'

const word = wordOrNone(200)
const some = z.string().trim().min(1).max(200)
const counted = z.union([z.string().max(10), z.number()]).nullish()

export const autoBeginsResult = z.object({ resultCode: z.string().max(10), resultMsg: z.string().max(500).optional() })

export const autoBeginsCar = z.object({
  carNumber: some.transform(carNumberOf),
  vinCode: word,
  kindName: some,
  useName: some,
  carDomestic: some,
  makerCode: word,
  makerName: some,
  modelCode: word,
  modelName: some,
  modelDetailCode: word,
  modelDetailName: word,
  gradeCode: word,
  gradeName: word,
  gradeDetailCode: word,
  gradeDetailName: word,
  carYear: wholeNumber,
  firstDate: someDay,
  displacement: counted,
  fuel: some,
  gearBox: word,
  driveType: word,
  color: word,
  seatColor: word,
  sunroof: word,
  optionNames: z.array(z.string().max(100)).max(200).nullish(),
  seatCount: counted,
  engineType: wordOrNone(100),
  inspectEndDate: dayOrNone,
  standing: some,
  seizureCount: counted,
  mortgageCount: counted,
})
type AutoBeginsCar = z.output<typeof autoBeginsCar>

const step = (code: string | null, name: string): CarStep => ({ code, name })
const stepOrNone = (code: string | null, name: string | null): CarStep | null =>
  name === null ? null : step(code, name)

const numberOf = (text: string | number | null | undefined): number | null => {
  const digits = String(text ?? '').replaceAll(',', '').trim()
  return /^\d{1,6}$/.test(digits) ? Number(digits) : null
}

const vinIn = (text: string | null): string | null => {
  const vin = vinOf(text ?? '')
  return isVin(vin) || /^[A-HJ-NPR-Z0-9]{8,16}$/.test(vin) ? vin : null
}

/** Undefined: some fact that must be there is not, or is called by a word that nobody here knows. */
export const factsOf = (car: AutoBeginsCar): RegisterFacts | undefined =>
  registerFactsShape.safeParse({
    vin: vinIn(car.vinCode),
    kind: kinds.get(car.kindName),
    usage: usages.get(car.useName),
    origin: origins.get(car.carDomestic),
    model: {
      maker: step(car.makerCode, car.makerName),
      model: step(car.modelCode, car.modelName),
      detailModel: stepOrNone(car.modelDetailCode, car.modelDetailName),
      grade: stepOrNone(car.gradeCode, car.gradeName),
      detailGrade: stepOrNone(car.gradeDetailCode, car.gradeDetailName),
    },
    modelYear: car.carYear,
    firstRegisteredOn: car.firstDate,
    displacementCc: numberOf(car.displacement),
    // Newer fuels than ours come; the car is no worse known for it.
    fuel: fuels[car.fuel] ?? 'other',
    transmission: transmissions[car.gearBox ?? ''] ?? null,
    drive: drives[car.driveType ?? ''] ?? null,
    color: colors.get(car.color ?? '') ?? null,
    seatColor: seatColors.get(car.seatColor ?? '') ?? null,
    sunroof: sunroofs[car.sunroof ?? ''] ?? null,
    options: [...new Set((car.optionNames ?? []).flatMap((name) => options.get(name.trim()) ?? []))],
    seats: numberOf(car.seatCount),
    engineType: car.engineType,
    inspectedUntil: car.inspectEndDate,
    standing: standings.get(car.standing),
    seizures: numberOf(car.seizureCount),
    mortgages: numberOf(car.mortgageCount),
  } satisfies Record<keyof RegisterFacts, unknown>).data
