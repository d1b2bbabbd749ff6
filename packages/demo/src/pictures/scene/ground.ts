// The ground below the car: asphalt or concrete, painted lines, the car's shadow.
import { chanceOf } from '../chance.ts'
import { smooth } from '../shape/curve.ts'
import type { WholeCar } from '../shape/whole-car.ts'
import type { Scene } from './scenes.ts'

const tile = 512

const fine = ((): Float32Array => {
  const chance = chanceOf('asphalt')
  return Float32Array.from({ length: tile * tile }, () => chance.between(-1, 1))
})()

const clouded = ((): Float32Array => {
  const chance = chanceOf('stains')
  const coarse = Float32Array.from({ length: 32 * 32 }, () => chance.between(-1, 1))
  return fine.map((_, at) => {
    const [x, y] = [(at % tile) / 16, Math.floor(at / tile) / 16]
    const [x0, y0] = [Math.floor(x), Math.floor(y)]
    const [sx, sy] = [smooth(0, 1, x - x0), smooth(0, 1, y - y0)]
    const spot = (dx: number, dy: number): number => coarse[((y0 + dy) % 32) * 32 + (x0 + dx) % 32] ?? 0
    return (spot(0, 0) * (1 - sx) + spot(1, 0) * sx) * (1 - sy) + (spot(0, 1) * (1 - sx) + spot(1, 1) * sx) * sy
  })
})()

const spotOf = (x: number, y: number): number => ((Math.floor(y) & (tile - 1)) * tile) + (Math.floor(x) & (tile - 1))

/** Grain as fine as gravel. */
export const grainAt = (x: number, y: number): number => fine[spotOf(x, y)] ?? 0

/** Stains and patches, sixteen steps wide. */
export const stainAt = (x: number, y: number): number => clouded[spotOf(x, y)] ?? 0

/** How dark the car makes the ground, in a grid around it. */
export interface Shadow {
  readonly cells: Float32Array
  readonly columns: number
  readonly rows: number
}

const cell = 0.08
const margin = 2.6

const outside = (x: number, z: number, length: number, half: number, inset: number, corner: number): number => {
  const dx = Math.abs(x - length / 2) - length / 2 + inset + corner
  const dz = Math.abs(z) - half + inset + corner
  return Math.hypot(Math.max(dx, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dz), 0) - corner
}

export const shadowOf = (car: WholeCar, scene: Scene): Shadow => {
  const half = car.lines.shape.halfWidth
  const high = Math.max(...car.lines.shape.top.map(([, y]) => y))
  const { towards: [sx, sy, sz], light } = scene.sun
  const strength = Math.min(0.62, light[1] * 0.4)
  const [columns, rows] = [Math.ceil((car.length + 2 * margin) / cell), Math.ceil((2 * half + 2 * margin) / cell)]
  const cells = new Float32Array(columns * rows)
  const layers = [0.2, 0.45, 0.7, 0.95, high * 0.86, high]
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, z] = [column * cell - margin, row * cell - half - margin]
      let sun = 0
      for (const layer of layers) {
        const isRoof = layer > 1
        const [px, pz] = [x + (sx / sy) * layer, z + (sz / sy) * layer]
        const inset = isRoof ? 0.24 : 0.02
        const ahead = isRoof && px < car.lines.shape.roofFront - 0.2 ? 0.6 : 0
        sun = Math.max(sun, 1 - smooth(-0.05, 0.03 + layer * 0.07, outside(px, pz, car.length, half, inset, 0.3) +
          ahead))
      }
      const near = outside(x, z, car.length, half, 0.06, 0.35)
      const under = 0.8 * (1 - smooth(-0.42, 0.08, near)) + 0.4 * (1 - smooth(-0.12, 0.9, near))
      cells[row * columns + column] = 1 - (1 - Math.min(0.96, under)) * (1 - sun * strength)
    }
  return { cells, columns, rows }
}

export const shadowAt = ({ cells, columns, rows }: Shadow, half: number, x: number, z: number): number => {
  const u = (x + margin) / cell, v = (z + half + margin) / cell
  const u0 = Math.floor(u), v0 = Math.floor(v)
  if (u0 < 0 || v0 < 0 || u0 >= columns - 1 || v0 >= rows - 1) return 0
  const fu = u - u0, fv = v - v0, at = v0 * columns + u0
  return ((cells[at] ?? 0) * (1 - fu) + (cells[at + 1] ?? 0) * fu) * (1 - fv) +
    ((cells[at + columns] ?? 0) * (1 - fu) + (cells[at + columns + 1] ?? 0) * fu) * fv
}

const worn = (x: number, z: number): number => 0.62 + 0.3 * grainAt(x * 37, z * 37)

/** Paint on the ground: bays beside the car, or the edge of a lane behind it. */
export const lineAt = (lines: Scene['lines'], x: number, z: number, length: number): number => {
  if (lines === 'none') return 0
  if (lines === 'lane') {
    const isDash = ((x + 200) % 6) < 3.2
    return Math.abs(z + 2.2) < 0.07 || (Math.abs(z - 3.6) < 0.07 && isDash) ? worn(x, z) : 0
  }
  const bay = Math.abs(((z + 101.25) % 2.5) - 1.25)
  const isInBay = x > -0.5 && x < length + 0.3
  const isEnd = Math.abs(x - length - 0.34) < 0.06
  return (bay > 1.19 && isInBay) || isEnd ? worn(x, z) : 0
}
