// Which slot lies next in the direction of an arrow key, by where the slots stand on the screen.

export interface Placed {
  readonly id: string
  readonly left: number
  readonly top: number
}

const directions = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
} as const

const isArrow = (key: string): key is keyof typeof directions => key in directions

/** Sideways distance counts threefold: an arrow stays in its row or column as long as there is somewhere to go. */
export const nextSlot = (all: readonly Placed[], from: Placed, key: string): Placed | undefined => {
  if (!isArrow(key)) return undefined
  const [dx, dy] = directions[key]
  const farness = (one: Placed): number => {
    const [x, y] = [one.left - from.left, one.top - from.top]
    const ahead = x * dx + y * dy
    return one.id === from.id || ahead <= 1 ? Infinity : ahead + 3 * Math.abs(x * dy - y * dx)
  }
  const [nearest] = all.filter((one) => farness(one) < Infinity).toSorted((one, two) => farness(one) - farness(two))
  return nearest
}
