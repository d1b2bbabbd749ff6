// The marks at the side of a chart: round numbers, a few of them, from nothing or from close below the least.

const niceSteps = [1, 2, 2.5, 5, 10] as const

const niceStep = (step: number): number => {
  const size = 10 ** Math.floor(Math.log10(step))
  return size * (niceSteps.find((nice) => nice * size >= step * (1 - 1e-9)) ?? 10)
}

/** The least round number that four equal steps reach the top with. */
export const niceTop = (most: number): number => (most <= 0 ? 4 : 4 * niceStep(most / 4))

export interface Axis {
  readonly low: number
  readonly top: number
  /** From the lowest up. */
  readonly marks: readonly number[]
}

const marksBetween = (low: number, top: number, step: number): readonly number[] =>
  Array.from({ length: Math.round((top - low) / step) + 1 }, (_, place) => low + place * step)

/** Bars stand on nothing; a line may begin higher, so that one sees it move. `least` is what an empty chart shows. */
export const axisOf = (values: readonly number[], least: number, standsOnZero: boolean): Axis => {
  const most = Math.max(...values, 0)
  const fewest = Math.min(...values, 0)
  if (standsOnZero && fewest >= 0) {
    const top = niceTop(Math.max(most, least))
    return { low: 0, top, marks: marksBetween(0, top, top / 4) }
  }
  const from = standsOnZero ? fewest : Math.min(...values)
  const to = standsOnZero ? most : Math.max(...values)
  const step = niceStep(Math.max((to - from) / 3, least / 4))
  const low = Math.floor(from / step) * step
  const top = Math.max(Math.ceil(to / step) * step, low + step)
  return { low, top, marks: marksBetween(low, top, step) }
}
