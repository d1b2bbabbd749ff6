// What a leak is called by what runs out of the part: oil has its words, coolant others.
import { type Enumeration, enumeration } from '../../enumeration.ts'
import type { LeakPart } from '../../enums/car-check.ts'
import { type OilLeakage, oilLeakage } from '../../enums/cars.ts'

const { none, good } = oilLeakage.labels
const coolantLeakage = enumeration('CoolantLeakage', {
  none: [none.ko, none.en],
  minorLeakage: ['미세누수', 'Seeping'],
  leakage: ['누수', 'Leaking'],
  good: [good.ko, good.en],
})

const coolantParts: readonly LeakPart[] = ['coolantHead', 'waterPump', 'radiator']

export const leakWords = (part: LeakPart): Enumeration<string, OilLeakage> =>
  coolantParts.includes(part) ? coolantLeakage : oilLeakage
