// What is seen from behind, unrolled round the corners: lamps, boot, bumper, plate, and a steep rear window.
import type { WholeCar } from '../shape/whole-car.ts'
import type { Look } from './look.ts'
import { plate } from './plate.ts'
import type { Drawing } from './sheet.ts'
import { along, both, box, dot, line, rounded, shade, shape, type Spot } from './strokes.ts'

interface Back {
  readonly half: number
  readonly high: number
  readonly low: number
  readonly look: Look
  readonly isUpright: boolean
  readonly cladding: boolean
}

const lampSpots = ({ half, high, look, isUpright }: Back): Spot[] => {
  const outer = half * 1.26
  if (isUpright && look.rear !== 'bar')
    return [[half * 0.74, high + 0.12], [half * 1.08, high + 0.14], [outer, high - 0.02], [half * 1.05, high - 0.26],
      [half * 0.8, high - 0.24]]
  if (look.rear === 'bar')
    return [[half * 0.5, high - 0.05], [half * 0.9, high - 0.03], [outer, high + 0.0], [outer - 0.05, high - 0.09],
      [half * 0.86, high - 0.17], [half * 0.5, high - 0.11]]
  if (look.rear === 'corner')
    return [[half * 0.56, high - 0.03], [half * 0.96, high - 0.01], [outer, high + 0.005],
      [outer - 0.08, high - 0.16], [half * 0.8, high - 0.22], [half * 0.6, high - 0.14]]
  return [[half * 0.6, high - 0.02], [half * 0.98, high - 0.02], [outer - 0.06, high - 0.02],
    [outer - 0.1, high - 0.19], [half * 0.64, high - 0.2]]
}

const lamps = (back: Back): string => {
  const { half, high, look } = back
  const path = rounded(lampSpots(back), 0.25)
  const clip = `<clipPath id="rl"><path d="${path}"/></clipPath>`
  const round = dot(half * 0.76, high - 0.11, 0.06, '#ff3b30') + dot(half * 0.76, high - 0.11, 0.035, '#7a0b0b') +
    dot(half * 1.0, high - 0.11, 0.06, '#ff3b30') + dot(half * 1.0, high - 0.11, 0.035, '#7a0b0b')
  const strips = line(`M${half * 0.4} ${high - 0.075}L${half * 1.3} ${high - 0.045}`, '#ff4a3d', 0.018) +
    line(`M${half * 0.4} ${high - 0.11}L${half * 1.3} ${high - 0.09}`, '#d8d4d0', 0.014, 'stroke-opacity=".7"')
  return clip + shape(path, 'url(#red)') + `<g clip-path="url(#rl)">${look.rear === 'round' ? round : strips}</g>` +
    line(path, '#22060a', 0.007)
}

const rearWindow = (car: WholeCar, inset: number): string => {
  const { lines: { shape: { roofRear, deck }, section } } = car
  const spots = Array.from({ length: 14 }, (_, at): Spot => {
    const x = roofRear + ((deck - roofRear) * at) / 13
    const { edges, top } = section(x)
    return [Math.max(0.1, (edges[4]?.[0] ?? 0.6) - 0.03 - inset),
      Math.min(top, top - 0.02) - inset * (at === 0 ? 1 : 0)]
  })
  const right = spots.filter(([, y]) => y > (spots.at(-1)?.[1] ?? 1) + 0.0)
  return along([...right, ...right.toReversed().map(([z, y]): Spot => [-z, y])])
}

const boot = ({ half, high, low, isUpright }: Back): string => {
  const edge = isUpright ? low + 0.24 : low + 0.32
  const path = `M${half * 0.82} ${high +
    (isUpright ? 0.5 : 0.1)}C${half * 0.84} ${high - 0.1} ${half * 0.7} ${edge} ${half * 0.62} ${edge}H0`
  return both(line(path, '#fff', 0.005, 'stroke-opacity=".3" transform="translate(.005 -.006)"') +
    line(path, '#050505', 0.007, 'stroke-opacity=".8"'))
}

const bumper = ({ half, low, cladding }: Back): string =>
  box(-half * 1.8, 0, half * 3.6, low + (cladding ? 0.2 : 0.07), '#15171a') +
  shape(rounded([[-half * 0.72, low + 0.15], [half * 0.72, low + 0.15], [half * 0.8, low], [-half * 0.8, low]],
    0.15), '#15171a') +
  both(shape(rounded([[half * 0.5, low + 0.125], [half * 0.7, low + 0.125], [half * 0.68, low + 0.075],
    [half * 0.52, low + 0.075]]), '#b9bec3') +
    shape(rounded([[half * 0.52, low + 0.118], [half * 0.68, low + 0.118], [half * 0.665, low + 0.083],
      [half * 0.535, low + 0.083]]), '#08090a') +
    box(half * 0.76, low + 0.22, 0.12, 0.024, '#8d1717', 'rx=".01"'))

const defs = (high: number): string => `<defs>${
  shade('red', [0, high - 0.24], [0, high + 0.1], [[0, '#4d0709'], [0.4, '#b1141a'], [1, '#7a0c10']])}${
  shade('glass', [0, high], [0, high + 0.6], [[0, '#0a0d10'], [1, '#171c21']])}</defs>`

const truckBack = (): Drawing => ({
  left: -1.6, right: 1.6, height: 2.1,
  colours: shape(along([[-0.6, 1.25], [0.6, 1.25], [0.56, 1.72], [-0.56, 1.72]]), '#0b0e11'),
  marks: shape(along([[-0.6, 1.25], [0.6, 1.25], [0.56, 1.72], [-0.56, 1.72]]), '#f00'),
})

export const rearDrawing = (car: WholeCar, look: Look): Drawing => {
  if (car.name === 'truck') return truckBack()
  const { lines: { shape: { halfWidth, clearance, length }, section } } = car
  const isUpright = car.name !== 'sedan' && car.name !== 'coupe'
  const high = section(length - 0.22).edges[3]?.[1] ?? 0.9
  const back: Back = { half: halfWidth, high, low: clearance, look, isUpright, cladding: car.lines.shape.cladding }
  const window = isUpright ? rearWindow(car, 0) : ''
  const plateHeight = isUpright ? high - 0.14 : clearance + 0.42
  return {
    left: -1.7, right: 1.7, height: 2.0,
    colours: defs(high) + bumper(back) + boot(back) + shape(window, 'url(#glass)') +
      (isUpright ? line(`M0 ${high + 0.1}L.34 ${high + 0.17}`, '#050505', 0.018) +
        box(-0.16, section(car.lines.shape.roofRear).top - 0.02, 0.32, 0.012, '#8d1717') : '') +
      (look.rear === 'bar' ? box(-halfWidth * 0.55, high - 0.1, halfWidth * 1.1, 0.05, '#9c1217') +
        line(`M${-halfWidth * 0.55} ${high - 0.075}H${halfWidth * 0.55}`, '#ff4a3d', 0.014) : '') +
      both(lamps(back)) + shape(rounded([[-0.34, plateHeight + 0.1], [0.34, plateHeight + 0.1],
        [0.3, plateHeight - 0.075], [-0.3, plateHeight - 0.075]], 0.2), '#000', 'fill-opacity=".3"') +
      plate(0, plateHeight) + `<ellipse cx="0" cy="${high +
        0.0}" rx=".06" ry=".03" fill="none" stroke="#e3e6e9" stroke-width=".01"/>`,
    marks: box(-1.7, 0, 3.4, clearance + (car.lines.shape.cladding ? 0.2 : 0.07), '#0f0') + shape(window, '#f00'),
  }
}
