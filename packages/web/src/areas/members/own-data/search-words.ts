// The criteria of a saved search, as the market's filters call them.
import type { Enumeration } from '@bidyard/contract/enumeration'
import {
  accidentHistory, carOption, color, drive, fuel, origin, sunroof, transmission,
} from '@bidyard/contract/enums/cars'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import type { SearchCriteria } from '@bidyard/contract/shapes/auctions/search'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'

const titles = {
  text: 'find', makers: 'maker', models: 'model', detailModels: 'detailModel', grades: 'grade',
  detailGrades: 'detailGrade', origins: 'origin', yearFrom: 'yearFrom', yearTo: 'yearTo', kmFrom: 'kmFrom',
  kmTo: 'kmTo', guideFromWon: 'guideFrom', guideToWon: 'guideTo', fuels: 'fuel', drives: 'drive',
  transmissions: 'transmission', colors: 'color', regions: 'region', accidents: 'accident', sunroofs: 'sunroof',
  options: 'option', kinds: 'kind', houseTypes: 'houseType', endsWithinHours: 'endsWithin',
} as const satisfies Readonly<Record<keyof SearchCriteria, string>>
type Criterion = keyof typeof titles

const chosen: Readonly<Partial<Record<Criterion, Enumeration>>> = {
  origins: origin, fuels: fuel, drives: drive, transmissions: transmission, colors: color, regions: province,
  accidents: accidentHistory, sunroofs: sunroof, options: carOption, kinds: contractKind, houseTypes: auctionHouseType,
}

const isCriterion = (key: string): key is Criterion => key in titles

/** One criterion, as the server writes it down: its name, a blank, its values with a stroke between them. */
export const useCriterionWords = (): ((written: string) => string) => {
  const say = useText('market')
  const word = useWord()
  const { won, distance } = useFormat()
  const valueOf = (key: Criterion, value: string): string => {
    const named = chosen[key]
    const known = named?.values.find((one) => one === value)
    if (named !== undefined && known !== undefined) return word(named, known)
    if (key.endsWith('Won')) return won(Number(value))
    if (key === 'kmFrom' || key === 'kmTo') return distance(Number(value))
    return key === 'endsWithinHours' ? say('withinHours', { hours: Number(value) }) : value
  }
  return (written) => {
    const [key = ''] = written.split(' ', 1)
    if (!isCriterion(key)) return written
    const values = written.slice(key.length + 1).split(' / ').map((value) => valueOf(key, value))
    return `${say(titles[key])}: ${values.join(' / ')}`
  }
}
