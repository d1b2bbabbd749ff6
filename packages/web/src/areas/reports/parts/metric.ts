// What a number of a dashboard is: how it follows from the figures of a span, how it is drawn, and what is better.

export type MetricKind = 'count' | 'won' | 'rate' | 'decimal'

export interface Metric<Figures, Name extends string> {
  readonly name: Name
  readonly kind: MetricKind
  /** Nothing where there is nothing to divide by. */
  readonly value: (figures: Figures) => number | null
  /** More of it is good news, bad news, or neither. */
  readonly more?: 'good' | 'bad'
  /** It moves little around a value far from nothing. */
  readonly isClose?: true
}

export const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Bars add up; shares and averages do not. */
export const shapeOf = (kind: MetricKind): 'bars' | 'line' => (kind === 'count' || kind === 'won' ? 'bars' : 'line')

/** The scale of a chart that shows nothing. */
export const leastOf = (kind: MetricKind): number => ({ count: 4, won: 40_000, rate: 0.04, decimal: 1 })[kind]

export interface Change {
  /** In hundredths where both are shares, else by how much of what it was. */
  readonly by: number
  readonly isPoints: boolean
  readonly tone: 'good' | 'bad' | 'neutral'
}

/** Null where there is nothing to compare. */
export const changeOf = <Figures, Name extends string>(
  { kind, value, more }: Metric<Figures, Name>, now: Figures, earlier: Figures,
): Change | null => {
  const [is, was] = [value(now), value(earlier)]
  if (is === null || was === null) return null
  const isPoints = kind === 'rate'
  if (!isPoints && was === 0) return null
  const by = isPoints ? is - was : is / was - 1
  const isGood = more === undefined || Math.abs(by) < 0.0005 ? undefined : (by > 0) === (more === 'good')
  return { by, isPoints, tone: isGood === undefined ? 'neutral' : isGood ? 'good' : 'bad' }
}
