// Seoul's calendar and clock, as numbers and as people write them: always nine hours ahead, as no summer time is kept.
import type { Language } from '@bidyard/contract/error'
import { weekdays } from '@bidyard/contract/glossary/weekdays'

const aheadMs = 9 * 3_600_000

/** Its UTC fields are what clocks and calendars in Seoul show at that moment. */
export const seoulOf = (moment: Date): Date => new Date(moment.getTime() + aheadMs)

/** The day that calendars in Seoul show at that moment. */
export const seoulDayOf = (moment: Date): string => seoulOf(moment).toISOString().slice(0, 10)

/** The moment at which clocks in Seoul show what these UTC fields say. */
export const fromSeoul = (shownMs: number): Date => new Date(shownMs - aheadMs)

/** `2026.01.05 (월)` */
export const dayText = (moment: Date, language: Language = 'ko'): string =>
  `${seoulDayOf(moment).replaceAll('-', '.')} (${weekdays[language][seoulOf(moment).getUTCDay()]})`

/** `2026.01.05 (월) 14:30` */
export const momentText = (moment: Date, language: Language = 'ko'): string =>
  `${dayText(moment, language)} ${seoulOf(moment).toISOString().slice(11, 16)}`
