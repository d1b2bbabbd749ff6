// Each condition in force in words: for the chips above the list, and for the name of a saved search.
import {
  accidentHistory, carOption, color, drive, fuel, origin, sunroof, transmission,
} from '@bidyard/contract/enums/cars'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import type { Enumeration } from '@bidyard/contract/enumeration'
import { useText } from '../../../../text/use-text.ts'
import { useWord, type Word } from '../../../../text/use-word.ts'
import { useFormat, type Formats } from '../../../../ui/format/use-format.ts'
import type { SayOf } from '../../../../text/areas.ts'
import { narrowerThan, type Criteria, type CriterionKey } from './market-search.ts'

export interface ChosenCriterion {
  readonly key: string
  readonly words: string
  /** Names that have no English. */
  readonly isKorean?: boolean
  /** What is left when it is taken away. */
  readonly without: Partial<Record<CriterionKey, unknown>>
}

interface Speaking {
  readonly say: SayOf<'market'>
  readonly word: Word
  readonly format: Formats
}

const enumerations = {
  origins: origin, fuels: fuel, drives: drive, transmissions: transmission, colors: color, regions: province,
  accidents: accidentHistory, sunroofs: sunroof, options: carOption, kinds: contractKind, houseTypes: auctionHouseType,
} as const satisfies Partial<Record<CriterionKey, Enumeration>>
const stepKeys = ['makers', 'models', 'detailModels', 'grades', 'detailGrades'] as const

const leave = (values: readonly string[], value: string): readonly string[] | undefined => {
  const left = values.filter((one) => one !== value)
  return left.length === 0 ? undefined : left
}

const chosenValues = (criteria: Criteria, { word }: Speaking): ChosenCriterion[] =>
  (Object.keys(enumerations) as (keyof typeof enumerations)[]).flatMap((key) => {
    const of: Enumeration = enumerations[key]
    const values: readonly string[] = criteria[key] ?? []
    return values.map((value) => ({
      key: `${key}.${value}`, words: word(of, value), without: { [key]: leave(values, value) },
    }))
  })

/** Codes of our own car codes have no word here before rows, counts or the codes themselves have come. */
const chosenSteps = (criteria: Criteria, nameOf: (key: string) => string): ChosenCriterion[] =>
  stepKeys.flatMap((key) => (criteria[key] ?? []).map((value) => {
    const left = leave(criteria[key] ?? [], value)
    const narrower = left === undefined
      ? Object.fromEntries(narrowerThan(key).map((step) => [step, undefined])) : {}
    return { key: `${key}.${value}`, words: nameOf(value), isKorean: true, without: { [key]: left, ...narrower } }
  }))

const range = (
  { say }: Speaking, from: string | undefined, to: string | undefined,
): string | undefined => {
  if (from !== undefined && to !== undefined) return say('between', { from, to })
  if (from !== undefined) return say('atLeast', { value: from })
  return to === undefined ? undefined : say('atMost', { value: to })
}

const chosenRanges = (criteria: Criteria, speaking: Speaking): ChosenCriterion[] => {
  const { say, format } = speaking
  const { yearFrom, yearTo, kmFrom, kmTo, guideFromWon, guideToWon, endsWithinHours: hours } = criteria
  const shownOr = (show: (value: number) => string, value: number | undefined) =>
    (value === undefined ? undefined : show(value))
  const year = (value: number): string => say('yearOf', { year: value })
  const rows: readonly (readonly [string, string | undefined, ChosenCriterion['without']])[] = [
    [
      'year', range(speaking, shownOr(year, yearFrom), shownOr(year, yearTo)),
      { yearFrom: undefined, yearTo: undefined },
    ],
    [
      'km', range(speaking, shownOr(format.distance, kmFrom), shownOr(format.distance, kmTo)),
      { kmFrom: undefined, kmTo: undefined },
    ],
    [
      'guide', range(speaking, shownOr(format.price, guideFromWon), shownOr(format.price, guideToWon)),
      { guideFromWon: undefined, guideToWon: undefined },
    ],
    ['ends', shownOr((value) => say('withinHours', { hours: value }), hours), { endsWithinHours: undefined }],
  ]
  return rows.flatMap(([key, words, without]) => (words === undefined ? [] : [{ key, words, without }]))
}

export const useCriteriaWords = () => {
  const say = useText('market')
  const word = useWord()
  const format = useFormat()
  const speaking: Speaking = { say, word, format }
  return (criteria: Criteria, nameOf: (key: string) => string = (key) => key): readonly ChosenCriterion[] => [
    ...chosenSteps(criteria, nameOf), ...chosenRanges(criteria, speaking), ...chosenValues(criteria, speaking),
  ]
}
