// The lines that run along a body from nose to tail; every section across the car is strung between them.
import type { BodyShape, End } from './body-shapes.ts'
import { curveThrough, mix, roundEnd, smooth, type Curve } from './curve.ts'

export interface Section {
  readonly bottom: number
  readonly top: number
  /** Half widths and heights of the edge below, the sill, the widest place, the belt and the edge of the roof. */
  readonly edges: readonly (readonly [z: number, y: number])[]
}

export interface BodyLines {
  readonly shape: BodyShape
  readonly section: (x: number) => Section
  readonly belt: Curve
  readonly roofEdge: Curve
  readonly roofWidth: Curve
  /** How far the nose or the tail stands back at a height. */
  readonly noseAt: Curve
  readonly tailAt: Curve
}

const crown = 0.055

const pulled = (value: number, nose: End, tail: End, ends: readonly [number, number], isUpper: boolean): number => {
  const [fromNose, fromTail] = ends
  const front = roundEnd(fromNose / (isUpper ? nose.upper : nose.lower), 2.7)
  const rear = roundEnd(fromTail / (isUpper ? tail.upper : tail.lower), 2.5)
  return mix(tail.height, mix(nose.height, value, front), rear)
}

/** The side is pinched in at its waist and flares over the wheels. */
const flare = (shape: BodyShape, x: number): number => {
  const near = Math.min(Math.abs(x - shape.frontAxle), Math.abs(x - shape.rearAxle))
  return 0.022 * (1 - smooth(0.2, 0.75, near))
}

export const linesOf = (shape: BodyShape): BodyLines => {
  const { length, halfWidth, nose, tail, tumble } = shape
  const topCurve = curveThrough(shape.top)
  const beltCurve = curveThrough(shape.belt)
  const ends = (x: number): [number, number] => [x, length - x]
  const top: Curve = (x) => pulled(topCurve(x), nose, tail, ends(x), true)
  const belt: Curve = (x) => Math.min(pulled(beltCurve(x), nose, tail, ends(x), true), top(x) - 0.004)
  const width: Curve = (x) => {
    const plan = roundEnd(x / nose.depth, nose.power) * roundEnd((length - x) / tail.depth, tail.power)
    return (halfWidth - 0.022 + flare(shape, x)) * plan
  }
  // The glass wraps round: at its sides it stands farther from the middle of the car than at its centre.
  const roofEdge: Curve = (x) => {
    const fromFront = top(x - 0.12)
    const fromRear = top(x + 0.1)
    const edge = Math.min(top(x), x < (shape.roofFront + shape.roofRear) / 2 ? fromFront : fromRear) - crown
    return Math.max(belt(x) + 0.003, edge)
  }
  const roofTop = Math.max(...shape.top.map(([, value]) => value)) - crown
  const beltWidth: Curve = (x) => width(x) * 0.952
  const roofWidth: Curve = (x) => {
    const rise = Math.max(0, roofEdge(x) - belt(x)) / (roofTop - belt(x))
    return Math.max(0, beltWidth(x) - (0.012 + tumble * rise) * Math.min(1, width(x) / (halfWidth * 0.8)))
  }
  const section = (x: number): Section => {
    const w = width(x)
    const low = pulled(shape.clearance, nose, tail, ends(x), false)
    const waist = pulled(mix(shape.clearance, beltCurve(x), 0.72), nose, tail, ends(x), true)
    const sill = pulled(shape.clearance + 0.1, nose, tail, ends(x), false)
    return {
      bottom: low, top: top(x),
      edges: [[w * 0.9, low], [w * 0.972, sill], [w, waist], [beltWidth(x), belt(x)], [roofWidth(x), roofEdge(x)]],
    }
  }
  return { shape, section, belt, roofEdge, roofWidth, noseAt: faceOf(section, length, false),
    tailAt: faceOf(section, length, true) }
}

const faceSteps = 120

const faceOf = (section: (x: number) => Section, length: number, isTail: boolean): Curve => {
  const reach = Math.min(1.2, length / 2)
  const heights: (readonly [number, number])[] = []
  for (let at = 0; at <= faceSteps; at++) {
    const back = (at / faceSteps) ** 2 * reach
    const { top, bottom } = section(isTail ? length - back : back)
    heights.push([top, back], [bottom, back])
  }
  const sorted = heights.toSorted(([one], [other]) => one - other)
  return (y) => {
    const next = sorted.findIndex(([height]) => height >= y)
    const [after, before] = [sorted[next === -1 ? sorted.length - 1 : next], sorted[Math.max(0, next - 1)]]
    if (after === undefined || before === undefined) return 0
    const share = after[0] === before[0] ? 0 : Math.min(1, Math.max(0, (y - before[0]) / (after[0] - before[0])))
    return mix(before[1], after[1], share)
  }
}
