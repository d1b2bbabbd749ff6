// The back of an inspection sheet in words: each part that was judged, wheels, the insurance history, who looked.
import {
  carCheckSource, type CarCheckSource, checkGrade, checkItem, leakPart, wheelPosition,
} from '@bidyard/contract/enums'
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { keysInAll } from '@bidyard/contract/shapes/cars/numbers/keys'
import { leakWords } from '@bidyard/contract/shapes/damage-map/leak-words'
import { shortDay, wonText } from '../../../runtime/print/print-words.ts'
import { momentText } from '../../../runtime/seoul.ts'
import type { CheckedCar } from '../../cars/for-other-areas.ts'
import { choice, type Choice, type Pair } from './overall-data.ts'

/** The gauge of the odometer stands on the front. */
export const itemsOf = ({ items }: CheckRecord): readonly Choice[] =>
  checkItem.values.filter((item) => item !== 'odometer').map((item) => {
    const found = items?.find((one) => one.item === item)
    return choice(checkItem.labels[item].ko, checkGrade, found?.grade ?? null, found?.note ?? '')
  })

/** What a check that looked for leaks did not write down has none. */
export const leaksOf = ({ leaks }: CheckRecord): readonly Choice[] =>
  leakPart.values.map((part) => choice(
    leakPart.labels[part].ko, leakWords(part),
    leaks === null ? null : leaks.find((one) => one.part === part)?.leakage ?? 'none'))

const madeText = (week: string | null): string =>
  week === null ? '–' : `20${week.slice(2)}년 ${Number(week.slice(0, 2))}주`

export const wheelsOf = ({ wheels }: CheckRecord): readonly (readonly string[])[] =>
  wheelPosition.values.flatMap((position) => (wheels ?? []).filter((wheel) => wheel.position === position))
    .map(({ position, treadTenthsMm, madeWeek, grade }) => [
      wheelPosition.labels[position].ko, treadTenthsMm === null ? '–' : `${(treadTenthsMm / 10).toFixed(1)}mm`,
      madeText(madeWeek), grade === null ? '–' : checkGrade.labels[grade].ko,
    ])

const countWon = ({ count, paidWon }: { readonly count: number; readonly paidWon: number }): string =>
  count === 0 ? '없음' : `${count}회 · ${wonText(paidWon)}`

/** Null where the insurers told nothing. */
export const insuranceOf = ({ history }: CheckedCar): readonly Pair[] | null => {
  const facts = history?.facts ?? null
  if (facts === null) return null
  return [
    ['내차 피해', countWon(facts.ownDamage)], ['상대차 피해', countWon(facts.otherDamage)],
    ['소유자 변경', `${facts.ownerChanges.length}회`], ['번호 변경', `${facts.plateChanges.length}회`],
    ['미가입 기간', facts.uninsured.length === 0 ? '없음'
      : facts.uninsured.map(({ from, until }) => `${shortDay(from)} ~ ${shortDay(until)}`).join(', ')],
    ['조회 기준일', shortDay(facts.asOf)],
  ]
}

export const keysText = ({ keys }: Pick<CheckRecord, 'keys'>, source: CarCheckSource): string => {
  if (keys === null) return '–'
  const count = keysInAll(keys, source)
  return count === null ? `스마트키 ${keys.smart}개 · 일반키 ${keys.plain}개` : `${count}개`
}

/** An inspector is named to the office and to whoever owns the car. */
export const checkedBy = ({ check }: CheckedCar): readonly Pair[] => [
  ['점검 주체', carCheckSource.labels[check.source].ko],
  ['점검자', check.inspectorName ?? carCheckSource.labels[check.source].ko],
  ['점검 완료', check.completedAt === null ? '–' : momentText(new Date(check.completedAt))],
]
