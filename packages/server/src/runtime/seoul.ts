// Seoul's calendar and clock as numbers: Korea keeps no summer time, so nine hours are always right.

const aheadMs = 9 * 3_600_000

/** Its UTC fields are what clocks and calendars in Seoul show at that moment. */
export const seoulOf = (moment: Date): Date => new Date(moment.getTime() + aheadMs)

/** The day that calendars in Seoul show at that moment. */
export const seoulDayOf = (moment: Date): string => seoulOf(moment).toISOString().slice(0, 10)

/** The moment at which clocks in Seoul show what these UTC fields say. */
export const fromSeoul = (shownMs: number): Date => new Date(shownMs - aheadMs)
