// Damages seen from near: what lies over the paint, where it is bent, and where the photographer kneels.
import { chanceOf, type Chance } from '../chance.ts'
import { cameraAt, type Camera } from '../render/camera.ts'
import type { Patch } from '../render/skins.ts'
import type { Triple } from '../shape/mesh.ts'
import type { WholeCar } from '../shape/whole-car.ts'
import { rasteriseDrawing, type Drawing } from '../skin/sheet.ts'
import { along, dot, line, shape, type Spot } from '../skin/strokes.ts'

export const damageKinds = ['scratch', 'dent', 'corrosion', 'flaking', 'crack', 'repainted'] as const
export type DamageKind = (typeof damageKinds)[number]

type Dent = Patch['dents'][number]

interface Marks {
  readonly colours: string
  readonly dull?: string
  readonly dents?: readonly Dent[]
}

const blob = (chance: Chance, x: number, y: number, radius: number, corners = 13): string => {
  const spots = Array.from({ length: corners }, (_, at): Spot => {
    const [turn, far] = [(at / corners) * Math.PI * 2, radius * chance.between(0.55, 1.15)]
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.8]
  })
  return along(spots)
}

const count = <Item>(length: number, make: (at: number) => Item): Item[] => Array.from({ length }, (_, at) => make(at))

const scratch = (chance: Chance, x: number, y: number): Marks => {
  const strokes = count(26, () => {
    const [dx, dy] = [chance.between(-0.26, 0.1), chance.between(-0.06, 0.06)]
    const long = chance.between(0.05, 0.34)
    const path = `M${x + dx} ${y +
      dy}q${long / 2} ${chance.between(-0.012, 0.02)} ${long} ${chance.between(-0.01, 0.03)}`
    return line(path, chance.pick(['#e4e6e6', '#c9cccd', '#f4f4f3', '#8d9092']), chance.between(0.0008, 0.0034),
      `stroke-opacity="${chance.between(0.35, 0.95).toFixed(2)}" stroke-linecap="round"`)
  })
  const deep = line(`M${x - 0.2} ${y}q.18 .022 .37 .018`, '#55595c', 0.004) +
    line(`M${x - 0.2} ${y + 0.003}q.18 .022 .37 .018`, '#eceded', 0.002)
  return { colours: strokes.join('') + deep, dull: line(`M${x - 0.2} ${y}q.18 .022 .37 .018`, '#0f0', 0.006) }
}

const dent = (chance: Chance, x: number, y: number): Marks => ({
  colours: count(5, () => line(`M${x + chance.between(-0.06, 0.02)} ${y +
    chance.between(-0.03, 0.03)}l${chance.between(0.02, 0.07)} ${chance.between(-0.01, 0.012)}`,
    '#dfe1e1', 0.0012, 'stroke-opacity=".5"')).join(''),
  dents: [
    [x, y, chance.between(0.11, 0.15), chance.between(0.022, 0.03)],
    [x + chance.between(0.1, 0.18), y - chance.between(0.02, 0.07), 0.08, 0.012],
  ],
})

const rusts = ['#4a2412', '#6d3517', '#8a4a1e', '#3a1c10', '#a5602b'] as const

const corrosion = (chance: Chance, x: number, y: number): Marks => {
  const edge = shape(blob(chance, x, y, 0.13, 19), '#7a4524', 'fill-opacity=".5"') +
    shape(blob(chance, x, y, 0.105, 19), '#5c2f18')
  const grains = count(190, () => {
    const [turn, far] = [chance.between(0, 6.28), 0.15 * Math.sqrt(chance.between(0, 1))]
    return shape(blob(chance, x + Math.cos(turn) * far, y +
      Math.sin(turn) * far * 0.75, chance.between(0.003, 0.016), 7),
      chance.pick(rusts), `fill-opacity="${chance.between(0.4, 0.95).toFixed(2)}"`)
  })
  const runs = count(5, () => line(`M${x + chance.between(-0.09, 0.09)} ${y - 0.06}v${-chance.between(0.05, 0.14)}`,
    '#7b4320', 0.008,
    'stroke-opacity=".28" stroke-linecap="round"'))
  return { colours: runs.join('') + edge + grains.join(''), dull: shape(blob(chance, x, y, 0.12), '#0f0') }
}

const flaking = (chance: Chance, x: number, y: number): Marks => {
  const flakes = count(9, (at) => {
    const [fx, fy] = [x + chance.between(-0.17, 0.17), y + chance.between(-0.09, 0.09)]
    const radius = at < 2 ? chance.between(0.05, 0.085) : chance.between(0.012, 0.035)
    const path = blob(chance, fx, fy, radius, 15)
    return line(path, '#f0f0ee', 0.005, 'stroke-opacity=".85"') + shape(path, '#8e9192') +
      shape(blob(chance, fx, fy, radius * 0.62, 11), '#a3a5a4') +
        line(path, '#1b1c1d', 0.0014, 'stroke-opacity=".55" transform="translate(.002 -.003)"')
  })
  return { colours: flakes.join(''), dull: shape(blob(chance, x, y, 0.1), '#0f0') }
}

const crack = (chance: Chance, x: number, y: number): Marks => {
  const rays = count(9, (at) => {
    const turn = (at / 9) * 6.28 + chance.between(-0.3, 0.3)
    const far = chance.between(0.07, 0.36)
    const bends = count(7, (step): Spot => {
      const share = (step / 6) * far
      return [x + Math.cos(turn) * share + chance.between(-0.006, 0.006), y + Math.sin(turn) * share +
        chance.between(-0.006, 0.006)]
    })
    return line(along(bends, false), '#dfe9ee', 0.0026, 'stroke-opacity=".85"') +
      line(along(bends, false), '#0a0c0e', 0.0012, 'transform="translate(.0018 .0012)"')
  })
  const rings = count(3, (at) => dot(x, y, 0.012 + at * 0.013, 'none',
    `stroke="#e6eef2" stroke-width=".0016" stroke-opacity="${0.9 - at * 0.25}" stroke-dasharray=".02 .009"`))
  return { colours: rays.join('') + rings.join('') + dot(x, y, 0.009, '#f3f7f9') + dot(x, y, 0.004, '#30383d') }
}

const repainted = (chance: Chance, x: number, y: number): Marks => ({
  colours: shape(blob(chance, x, y, 0.22, 23), '#ffffff', 'fill-opacity=".07"') +
    count(60, () => dot(x + chance.between(-0.2, 0.2), y +
      chance.between(-0.13, 0.13), chance.between(0.0008, 0.0022), '#000', 'fill-opacity=".3"')).join(''),
})

const marksOf = { scratch, dent, corrosion, flaking, crack, repainted } as const

export interface Closeness {
  readonly patch: Patch
  readonly camera: Camera
}

/** Where a kind of damage is found: on a door, over the rear wheel, on the bumper's corner, on the windscreen. */
const spotOf = (car: WholeCar, kind: DamageKind, chance: Chance): Spot => {
  const { doors, clearance, cowl, roofFront } = car.lines.shape
  const rear = car.wheels[2]
  const middle = ((doors[0] ?? 1) + (doors[1] ?? 2)) / 2
  if (kind === 'crack') return [cowl * 0.45 + roofFront * 0.55, 1.2 + chance.between(0.12, 0.36)]
  if (kind === 'corrosion' && rear !== undefined && car.name !== 'truck')
    return [rear.x - rear.arch * 0.78, rear.y + rear.arch * 0.74 + 0.03]
  const low = clearance + 0.24
  return [middle + chance.between(-0.15, 0.15), low + chance.between(0.08, 0.2)]
}

const reach = 0.5

export const damageNear = async (
  car: WholeCar, kind: DamageKind, seed: string, size: readonly [number, number],
): Promise<Closeness> => {
  const chance = chanceOf(`${seed} ${kind}`)
  const isOnTop = kind === 'crack' && car.name !== 'truck'
  const [x, y] = spotOf(car, kind, chance)
  const marks = marksOf[kind](chance, x, y)
  const drawing: Drawing = {
    left: x - reach, right: x + reach, low: y - reach, height: 2 * reach, colours: marks.colours,
      marks: marks.dull ?? '',
  }
  const section = car.lines.section(x)
  const z = isOnTop ? y - 1.2 : section.edges[2]?.[0] ?? 0.9
  const target: Triple = isOnTop ? [x, section.top - 0.02, z] : [x, y, z]
  const eye: Triple = isOnTop
    ? [x - 1.05, section.top + 0.62, z + 0.35]
    : [x - chance.between(0.15, 0.4), y + chance.between(0.1, 0.3), z + chance.between(0.8, 1)]
  return {
    patch: { sheet: await rasteriseDrawing(drawing, 1_100), isOnTop, dents: marks.dents ?? [] },
    camera: cameraAt(eye, target, 1.15, size),
  }
}
