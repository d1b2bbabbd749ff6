// When somebody is reminded of what is due: early enough to do it, and not as soon as it begins.
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Assumed: a day before what takes days, six hours before what takes hours, and not of what is due sooner. */
export const remindAt = (from: Date, dueAt: Date): Date | undefined => {
  const leftMs = dueAt.getTime() - from.getTime()
  const aheadMs = leftMs > 3 * dayMs ? dayMs : 6 * hourMs
  return leftMs > 2 * aheadMs ? new Date(dueAt.getTime() - aheadMs) : undefined
}
