// How a car is named and told in one line, wherever a dealer meets it.
import { type AccidentHistory, fuel } from '@bidyard/contract/enums/cars'
import { province } from '@bidyard/contract/enums/shops'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import type { Tone } from '../../../../ui/show/badge.tsx'
import type { MarketRow } from '../market/market-rows.ts'

/** Steps of the search table and of the auction itself alike. */
interface Step {
  readonly name: string
}

interface Named {
  readonly maker: Step
  readonly model: Step
  readonly detailModel: Step | null
}

interface Graded {
  readonly grade: Step | null
  readonly detailGrade: Step | null
}

/** A generation says its model again: 그랜저, 그랜저 IG. */
export const nameOf = ({ maker, model, detailModel }: Named): string => {
  const name = detailModel === null ? model.name
    : detailModel.name.includes(model.name) ? detailModel.name : `${model.name} ${detailModel.name}`
  return `${maker.name} ${name}`
}

export const gradeOf = ({ grade, detailGrade }: Graded): string =>
  [grade?.name, detailGrade?.name].filter((one) => one !== undefined).join(' ')

export const accidentTones: Readonly<Record<AccidentHistory, Tone>> = {
  noAccident_noInsuranceHistory: 'done',
  noAccident_withInsuranceHistory: 'done',
  accident_minor: 'waiting',
  accident_moderate: 'closing',
  accident_totalLoss: 'closing',
  unknown: 'neutral',
}

/** 23.10 · 86,856km · 휘발유 · 경기: what one asks first. */
export const useFactLine = () => {
  const say = useText('market')
  const word = useWord()
  const format = useFormat()
  return ({ firstRegisteredOn, modelYear, odometerKm, fuel: burns, region }: MarketRow): string => [
    firstRegisteredOn === null
      ? say('yearOf', { year: modelYear }) : firstRegisteredOn.slice(2, 7).replace('-', '.'),
    ...(odometerKm === null ? [] : [format.distance(odometerKm)]),
    // What stands in brackets is known to whoever reads the short word.
    ...(burns === null ? [] : [word(fuel, burns).replace(/\([^()]*\)/, '').trim()]),
    ...(region === null ? [] : [word(province, region)]),
  ].join(' · ')
}
