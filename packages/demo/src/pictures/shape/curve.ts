// Curves through points that never swing beyond them, and the round ends of a car.

export type Points = readonly (readonly [at: number, value: number])[]
export type Curve = (at: number) => number

const slopeAt = (before: number, after: number): number =>
  before * after <= 0 ? 0 : (2 * before * after) / (before + after)

/** Smooth and monotone between its points (Fritsch and Carlson), level beyond its ends. */
export const curveThrough = (points: Points): Curve => {
  const xs = points.map(([at]) => at)
  const ys = points.map(([, value]) => value)
  const x = (at: number): number => xs[at] ?? 0
  const y = (at: number): number => ys[at] ?? 0
  const steps = xs.slice(1).map((_, at) => (y(at + 1) - y(at)) / (x(at + 1) - x(at)))
  const slopes = xs.map((_, at) => {
    const [before, after] = [steps[at - 1], steps[at]]
    return before === undefined || after === undefined ? (before ?? after ?? 0) : slopeAt(before, after)
  })
  return (at) => {
    if (at <= x(0)) return y(0)
    const next = xs.findIndex((value) => value > at)
    if (next === -1) return y(xs.length - 1)
    const width = x(next) - x(next - 1)
    const t = (at - x(next - 1)) / width
    const [from, to] = [slopes[next - 1] ?? 0, slopes[next] ?? 0]
    const rest = 1 - t
    return y(next - 1) * (1 + 2 * t) * rest * rest + y(next) * t * t * (3 - 2 * t) +
      width * (from * t * rest * rest - to * t * t * rest)
  }
}

/** A quarter of a superellipse: 0 at 0, 1 from 1 on; the higher the power, the squarer the corner. */
export const roundEnd = (t: number, power: number): number =>
  t <= 0 ? 0 : t >= 1 ? 1 : (1 - (1 - t) ** power) ** (1 / power)

export const smooth = (from: number, to: number, at: number): number => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share
