// Stretches of time that are counted, and what a count comes to.

/** Beginning in it and end behind it, at midnights of Seoul. */
export interface Span {
  readonly from: Date
  readonly until: Date
}

/** Days in Seoul; both belong to it. */
export interface Period {
  readonly from: string
  readonly until: string
}

/** One measure of one span of a period, and a part of it. */
export interface Cell {
  readonly isEarlier: boolean
  /** The span in its period, counted from the first. */
  readonly place: number
  readonly measure: string
  readonly part: string
  readonly count: number
  readonly total: number
}
