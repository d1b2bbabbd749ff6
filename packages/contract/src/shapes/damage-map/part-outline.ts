// What a part of the drawings is: its outline on the left or in the middle, where its mark stands, and its mirror.
import type { DamagePosition } from '../../enums/car-damage.ts'

export interface PartOutline {
  readonly position: DamagePosition
  readonly path: string
  /** Where the letters of its damages stand. */
  readonly x: number
  readonly y: number
  readonly mirrored: boolean
}

export const drawingWidth = 360

/** A part in the middle of the car. */
export const middle = (position: DamagePosition, y: number, path: string): PartOutline =>
  ({ position, path, x: drawingWidth / 2, y, mirrored: false })

/** A part that stands on both sides: drawn on the left, mirrored on the right. */
export const pair = (
  [left, right]: readonly [DamagePosition, DamagePosition], x: number, y: number, path: string,
): readonly PartOutline[] => [
  { position: left, path, x, y, mirrored: false },
  { position: right, path, x: drawingWidth - x, y, mirrored: true },
]

const round = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`

/** A rim and the tyre around it, both wide enough for a finger. */
export const wheel = (
  rims: readonly [DamagePosition, DamagePosition], tyres: readonly [DamagePosition, DamagePosition],
  x: number, y: number,
): readonly PartOutline[] => [
  ...pair(tyres, x, y - 34, `${round(x, y, 44)}${round(x, y, 24)}`),
  ...pair(rims, x, y, round(x, y, 24)),
]
