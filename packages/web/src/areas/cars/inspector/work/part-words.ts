// What a part of the record, or one thing in it, says in words: for two versions beside each other.
import {
  carSmell, carTuning, checkGrade, checkItem, leakPart, recallState, vinMarking, warningLamp, wheelPosition,
} from '@bidyard/contract/enums/car-check'
import { damagePosition, damageValue } from '@bidyard/contract/enums/car-damage'
import { carOption } from '@bidyard/contract/enums/car-facts'
import { mileageUnit, seatColor, sunroof } from '@bidyard/contract/enums/cars'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { leakWords } from '@bidyard/contract/shapes/damage-map/leak-words'
import { useText } from '../../../../text/use-text.ts'
import { type Word, useWord } from '../../../../text/use-word.ts'
import { formatNumber } from '../../../../ui/format/number.ts'
import type { Clash } from '../kept/kept.ts'

const joined = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' · ')

const listed = (word: Word, record: CheckRecord, { part, key }: Clash): string | null => {
  const damage = record.damages?.find(({ position }) => position === key)
  if (part === 'damages' && damage !== undefined)
    return joined([damage.values.map((value) => word(damageValue, value)).join(', '), damage.note])
  const wheel = record.wheels?.find(({ position }) => position === key)
  if (part === 'wheels' && wheel !== undefined)
    return joined([
      wheel.treadTenthsMm === null ? null : `${(wheel.treadTenthsMm / 10).toFixed(1)}mm`, wheel.madeWeek,
      wheel.grade === null ? null : word(checkGrade, wheel.grade),
    ])
  const leak = record.leaks?.find((one) => one.part === key)
  if (part === 'leaks' && leak !== undefined) return word(leakWords(leak.part), leak.leakage)
  const item = record.items?.find((one) => one.item === key)
  return part === 'items' && item !== undefined ? joined([word(checkGrade, item.grade), item.note]) : null
}

const wholes = (word: Word, record: CheckRecord, keys: (count: 'smart' | 'plain') => string): Readonly<
  Partial<Record<keyof CheckRecord, string | null>>
> => {
  const { odometer, lamps, smells, options } = record
  return {
    odometer: odometer === null ? null : `${formatNumber(odometer.reading)} ${word(mileageUnit, odometer.unit)}`,
    lamps: lamps?.map((one) => word(warningLamp, one)).join(', ') ?? null,
    smells: smells?.map((one) => word(carSmell, one)).join(', ') ?? null,
    options: options?.map((one) => word(carOption, one)).join(', ') ?? null,
    keys: record.keys === null
      ? null : joined([`${keys('smart')} ${record.keys.smart}`, `${keys('plain')} ${record.keys.plain}`]),
    sunroof: record.sunroof === null ? null : word(sunroof, record.sunroof),
    seatColor: record.seatColor === null ? null : word(seatColor, record.seatColor),
    vinMarking: record.vinMarking === null ? null : word(vinMarking, record.vinMarking),
    tuning: record.tuning === null ? null : word(carTuning, record.tuning),
    recall: record.recall === null ? null : word(recallState, record.recall),
    note: record.note,
  }
}

export interface ClashWords {
  readonly nameOf: (clash: Clash) => string
  /** Null where there is nothing. */
  readonly valueOf: (record: CheckRecord, clash: Clash) => string | null
}

const thingName = (word: Word, { part, key }: Clash): string | null => {
  if (part === 'damages') return word(damagePosition, damagePosition.values.find((one) => one === key) ?? null)
  if (part === 'wheels') return word(wheelPosition, wheelPosition.values.find((one) => one === key) ?? null)
  if (part === 'leaks') return word(leakPart, leakPart.values.find((one) => one === key) ?? null)
  return part === 'items' ? word(checkItem, checkItem.values.find((one) => one === key) ?? null) : null
}

export const useClashWords = (): ClashWords => {
  const say = useText('checks')
  const word = useWord()
  const keysName = (which: 'smart' | 'plain') => say(which === 'smart' ? 'keysSmart' : 'keysPlain')
  const painted = ({ isRepainted }: CheckRecord): string | null =>
    isRepainted === null ? null : say(isRepainted ? 'repaintedYes' : 'repaintedNo')
  return {
    nameOf: (clash) => joined([say(`word.${clash.part}`), clash.key === null ? null : thingName(word, clash)]),
    valueOf: (record, clash) => {
      if (clash.part === 'isRepainted') return painted(record)
      const whole = clash.key === null ? wholes(word, record, keysName)[clash.part] : listed(word, record, clash)
      return whole === undefined || whole === '' ? null : whole
    },
  }
}
