// Which part lies next in the direction of an arrow key.
import type { PartOutline } from '@bidyard/contract/shapes/damage-map/part-outline'

const directions = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
} as const

const isArrow = (key: string): key is keyof typeof directions => key in directions

/** Sideways distance counts double, so that an arrow mostly goes where it points. */
export const nextPart = (parts: readonly PartOutline[], from: PartOutline, key: string): PartOutline | undefined => {
  if (!isArrow(key)) return undefined
  const [dx, dy] = directions[key]
  const farness = (part: PartOutline): number => {
    const [x, y] = [part.x - from.x, part.y - from.y]
    const ahead = x * dx + y * dy
    return part === from || ahead <= 1 ? Infinity : ahead + 2 * Math.abs(x * dy - y * dx)
  }
  return parts.reduce<PartOutline | undefined>((best, part) => {
    const far = farness(part)
    return far < (best === undefined ? Infinity : farness(best)) ? part : best
  }, undefined)
}
