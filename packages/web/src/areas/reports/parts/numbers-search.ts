// The period that numbers are looked at for, as it stands in the address: the last days until today, or any other.
import { periodDaysMax } from '@bidyard/contract/shapes/reports/numbers'
import type { Day } from '../../../ui/format/seoul-day.ts'
import { addDays, daysBetween, isDay } from '../../../ui/format/seoul-day.ts'
import { type Given, onlySet, readText } from '../../../ui/table/order.ts'

export const lengths = ['7', '30', '91', '364'] as const
export type Length = (typeof lengths)[number]
const usual: Length = '30'

const readDay = (given: unknown): Day | undefined => {
  const text = readText(given)
  return text !== undefined && isDay(text) ? text : undefined
}

export const readNumbersSearch = (given: Given) => {
  const [from, until] = [readDay(given['from']), readDay(given['until'])]
  const isRange = from !== undefined && until !== undefined && from <= until
  return onlySet({
    ...(isRange ? { from, until } : { last: lengths.find((one) => one === readText(given['last']) && one !== usual) }),
    show: readText(given['show']),
  })
}
export type NumbersSearch = {
  readonly from?: Day | undefined
  readonly until?: Day | undefined
  readonly last?: Length | undefined
  readonly show?: string | undefined
}

export interface Chosen {
  readonly from: Day
  readonly until: Day
  readonly days: number
  /** Null where it is none of the usual ones. */
  readonly length: Length | null
  /** More days were asked for than are compared at once: the last of them are shown. */
  readonly isCut: boolean
}

export const chosenOf = ({ from, until, last = usual }: NumbersSearch, today: Day): Chosen => {
  if (from !== undefined && until !== undefined) {
    const asked = daysBetween(from, until) + 1
    const days = Math.min(asked, periodDaysMax)
    return { from: addDays(until, 1 - days), until, days, length: null, isCut: days < asked }
  }
  const days = Number(last)
  return { from: addDays(today, 1 - days), until: today, days, length: last, isCut: false }
}
