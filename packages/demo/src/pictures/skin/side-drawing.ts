// What is seen on the side of a car: windows, pillars, shut lines, handles, sills.
import type { WholeCar } from '../shape/whole-car.ts'
import type { Look } from './look.ts'
import type { Drawing } from './sheet.ts'
import { along, box, dot, line, shade, shape, type Spot } from './strokes.ts'

const glassMark = '#f00'
const dullMark = '#0f0'

const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count)

/** The glass along the whole side, between the belt and the roof. */
const windowSpots = ({ lines }: WholeCar, inset: number): Spot[] => {
  const { shape: { glassEnd, roofFront }, belt, roofEdge } = lines
  const start = roofFront < 0.7 ? 0.2 : lines.shape.cowl + 0.3
  const low = (x: number): number => belt(x) + 0.016 + inset
  const high = (x: number): number => roofEdge(x) - 0.05 - inset
  const open = steps(start, glassEnd, 110).filter((x) => high(x) > low(x) + 0.004)
  const last = open.at(-1) ?? glassEnd
  const tall = high(last) - low(last)
  // The rear edge leans: its lower corner stands farther back than its upper one where the roof is still high.
  const upper = open.filter((x) => x <= last - tall * 0.32)
  return [...open.map((x): Spot => [x, low(x)]), ...upper.toReversed().map((x): Spot => [x, high(x)])]
}

const shutLine = (path: string): string =>
  line(path, '#fff', 0.005, 'stroke-opacity=".09" transform="translate(.007 -.004)"') +
  line(path, '#020202', 0.008, 'stroke-opacity=".94"')

/** Nothing shines in a gap between panels. */
const gap = (path: string): string => line(path, dullMark, 0.008)

const doorPaths = ({ lines, wheels }: WholeCar): string[] => {
  const { shape: { doors, clearance }, belt } = lines
  const rear = wheels.find((wheel) => wheel.x > 2) ?? wheels[0]
  const low = clearance + 0.115
  return doors.map((x, at) => {
    const isFirst = at === 0
    const isLast = at === doors.length - 1 && doors.length > 2
    if (isFirst) return `M${x - 0.02} ${belt(x)}C${x - 0.06} ${belt(x) - 0.3} ${x - 0.05} ${low + 0.2} ${x +
      0.03} ${low}`
    if (!isLast || rear === undefined) return `M${x} ${belt(x)}C${x + 0.01} ${belt(x) - 0.3} ${x} ${low +
      0.2} ${x - 0.02} ${low}`
    const edge = rear.x - rear.arch - 0.045
    return `M${x + 0.1} ${belt(x)}C${x + 0.12} ${belt(x) - 0.16} ${edge + 0.12} ${rear.y + 0.36} ${edge} ${rear.y +
      0.08}L${edge - 0.04} ${low}`
  })
}

const handle = (x: number, y: number, look: Look): string =>
  `<ellipse cx="${x}" cy="${y}" rx=".105" ry=".03" fill="#000" fill-opacity=".22"/>` +
  box(x - 0.1, y - 0.012, 0.2, 0.026, look.chrome ? '#cfd3d6'
    : '#fff', `rx=".013" fill-opacity="${look.chrome ? 0.95 : 0.16}"`) +
  line(`M${x - 0.095} ${y - 0.014}H${x + 0.095}`, '#000', 0.006, 'stroke-opacity=".5"')

const claddingOf = ({ wheels, lines: { shape: { clearance, length, cladding } } }: WholeCar): string => {
  const rings = wheels.filter(({ side }) => side === 1).map(({ x, y, arch }) =>
    dot(x, y, arch + (cladding ? 0.04 : 0.006), 'none', cladding
      ? 'stroke="#15171a" stroke-width=".08"' : 'stroke="#000" stroke-opacity=".5" stroke-width=".012"')).join('')
  return rings + box(0, 0, length, clearance + (cladding ? 0.14 : 0.062), '#15171a')
}

const seamPaths = (car: WholeCar): string[] => {
  const { shape: { frontAxle, cowl, length, glassEnd }, belt } = car.lines
  const [front, rear] = [car.wheels[0], car.wheels.at(-1)]
  if (front === undefined || rear === undefined || car.name === 'truck') return []
  const bonnet = steps(0.34, cowl + 0.24, 30).map((x): Spot => [x, belt(x) - 0.006])
  const bumper = `M${frontAxle - front.arch * 0.92} ${front.y +
    front.arch * 0.42}L${frontAxle - front.arch - 0.22} ${front.y + 0.27}`
  const behind = `M${rear.x + rear.arch * 0.92} ${rear.y +
    rear.arch * 0.42}L${Math.min(length - 0.2, rear.x + rear.arch + 0.26)} ${rear.y + 0.26}`
  const [left, low] = [glassEnd - 0.08, belt(glassEnd) - 0.24]
  const cap = `M${left + 0.03} ${low}h.1q.03 0 .03 .03v.09q0 .03 -.03 .03h-.1q-.03 0 -.03 -.03v-.09q0 -.03 .03 -.03Z`
  return [along(bonnet, false), bumper, behind, cap]
}

const truckSide = (car: WholeCar): string => {
  const { shape: { length }, belt } = car.lines
  return line(`M.22 ${belt(1) - 0.16}H${length}`, '#000', 0.012, 'stroke-opacity=".16"') +
    box(length - 0.1, 0.42, 0.1, 0.3, '#15171a')
}

const pillars = (car: WholeCar, spots: readonly Spot[]): string => {
  const { doors, glassEnd } = car.lines.shape
  const between = doors.slice(1).filter((x) => x < glassEnd - 0.1)
  const clip = `<clipPath id="dlo"><path d="${along(spots)}"/></clipPath>`
  const bars = between.map((x, at) => {
    const foot = x + at * 0.05
    return shape(along([[foot - 0.045, 0.5], [foot + 0.045, 0.5], [x, 2.2], [x - 0.08, 2.2]]), '#07080a')
  })
  return `${clip}<g clip-path="url(#dlo)">${bars.join('')}</g>`
}

export const sideDrawing = (car: WholeCar, look: Look): Drawing => {
  const { shape: { doors, length }, belt } = car.lines
  const outer = along(windowSpots(car, 0))
  const inner = windowSpots(car, 0.016)
  const height = 2.1
  const gaps = [...seamPaths(car), ...doorPaths(car)]
  const handles = (car.name === 'coupe' || car.name === 'truck' ? [doors[1] ?? 2] : doors.slice(1))
    .map((x, at) => handle(x - (at === 0 ? 0.2 : 0.1), belt(x) - 0.1, look)).join('')
  return {
    left: 0, right: length, height,
    colours: `<defs>${shade('tint', [0, 0.9], [0, 1.6], [[0, '#07090b'], [0.6, '#10151a'], [1, '#171d22']])}</defs>` +
      claddingOf(car) + gaps.map(shutLine).join('') +
      shape(outer, '#0a0b0c') + shape(along(inner), 'url(#tint)') + pillars(car, inner) +
      line(outer, look.chrome ? '#c9ced2' : '#0a0b0c', 0.012) + handles + (car.name === 'truck' ? truckSide(car) : ''),
    marks: claddingOf(car).replaceAll('#15171a', dullMark) + gaps.map(gap).join('') + shape(outer, '#000') +
      shape(along(inner), glassMark),
  }
}
