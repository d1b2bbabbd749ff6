// What a leak is called by what runs out of the part: oil has its words, coolant others.
import type { Enumeration } from '../../enumeration.ts'
import type { LeakPart } from '../../enums/car-check.ts'
import { coolantLeakage, type OilLeakage, oilLeakage } from '../../enums/cars.ts'

const coolantParts: readonly LeakPart[] = ['coolantHead', 'waterPump', 'radiator']

export const leakWords = (part: LeakPart): Enumeration<string, OilLeakage> =>
  coolantParts.includes(part) ? coolantLeakage : oilLeakage
