// What is put side by side: each line's name and the words of each car, so that lines that differ stand out.
import {
  carUsage, color, drive, fuel, origin, seatColor, sunroof, transmission,
} from '@bidyard/contract/enums/cars'
import { carOption } from '@bidyard/contract/enums/car-facts'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { formatShortDay } from '../../../../ui/format/date.ts'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import type { MarketRow } from '../market/market-rows.ts'

export interface CompareLine {
  readonly key: string
  readonly name: string
  readonly of: (row: MarketRow) => string
}

const useMainLines = (): readonly CompareLine[] => {
  const say = useText('market')
  const word = useWord()
  const format = useFormat()
  return [
    { key: 'grade', name: say('grade'), of: ({ grade, detailGrade }) =>
      [grade?.name, detailGrade?.name].filter((one) => one !== undefined).join(' ') || '–' },
    { key: 'year', name: say('year'), of: ({ modelYear }) => say('yearOf', { year: modelYear }) },
    { key: 'first', name: say('firstRegistered'), of: ({ firstRegisteredOn }) =>
      (firstRegisteredOn === null ? '–' : formatShortDay(firstRegisteredOn as Day)) },
    { key: 'km', name: say('km'), of: ({ odometerKm }) => (odometerKm === null ? '–' : format.distance(odometerKm)) },
    { key: 'accident', name: say('accident'), of: ({ accidentHistory }) =>
      say(`accident.${accidentHistory ?? 'unknown'}`) },
    { key: 'damages', name: say('damages'), of: ({ damageCount }) => say('damagesOf', { count: damageCount }) },
    { key: 'region', name: say('region'), of: ({ region }) => word(province, region) },
    { key: 'kind', name: say('kind'), of: ({ kind }) => word(contractKind, kind) },
    { key: 'house', name: say('houseType'), of: ({ houseType }) => word(auctionHouseType, houseType) },
  ]
}

const useBuildLines = (): readonly CompareLine[] => {
  const say = useText('market')
  const word = useWord()
  const format = useFormat()
  return [
    { key: 'fuel', name: say('fuel'), of: (row) => word(fuel, row.fuel) },
    { key: 'cc', name: say('displacement'), of: ({ displacementCc }) =>
      (displacementCc === null ? '–' : `${format.number(displacementCc)}cc`) },
    { key: 'transmission', name: say('transmission'), of: (row) => word(transmission, row.transmission) },
    { key: 'drive', name: say('drive'), of: (row) => word(drive, row.drive) },
    { key: 'color', name: say('color'), of: (row) => word(color, row.color) },
    { key: 'seat', name: say('seatColor'), of: (row) => word(seatColor, row.seatColor) },
    { key: 'sunroof', name: say('sunroof'), of: (row) => word(sunroof, row.sunroof) },
    { key: 'usage', name: say('usage'), of: (row) => word(carUsage, row.usage) },
    { key: 'origin', name: say('origin'), of: (row) => word(origin, row.origin) },
  ]
}

/** Only options that one of them has. */
const useOptionLines = (rows: readonly MarketRow[]): readonly CompareLine[] => {
  const say = useText('market')
  const word = useWord()
  return carOption.values.filter((option) => rows.some(({ options }) => options.includes(option))).map((option) => ({
    key: `option.${option}`, name: word(carOption, option),
    of: ({ options }: MarketRow) => say(options.includes(option) ? 'yes' : 'no'),
  }))
}

export const useCompareLines = (rows: readonly MarketRow[]): readonly CompareLine[] =>
  [...useMainLines(), ...useBuildLines(), ...useOptionLines(rows)]

export const differs = ({ of }: CompareLine, rows: readonly MarketRow[]): boolean => new Set(rows.map(of)).size > 1
