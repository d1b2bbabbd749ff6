// What is wrong with a least and a most that somebody typed.

export interface Range {
  readonly from: number | undefined
  readonly to: number | undefined
}

export type RangeFault = 'outside' | 'reversed'

export const isSameRange = (one: Range, other: Range): boolean => one.from === other.from && one.to === other.to

/** A year of two digits is one that is not finished, and holds no cars back. */
export const isInside = (value: number | undefined, least: number, most: number): boolean =>
  value === undefined || (value >= least && value <= most)

export const rangeFault = ({ from, to }: Range, least: number, most: number): RangeFault | null => {
  if (!isInside(from, least, most) || !isInside(to, least, most)) return 'outside'
  return from !== undefined && to !== undefined && from > to ? 'reversed' : null
}
