// The skin of a body, strung over its sections from nose to tail.
import type { BodyLines, Section } from './lines.ts'
import { addCorner, addQuad, surfaces, type Mesh, type Triple } from './mesh.ts'

type Place = readonly [z: number, y: number]

const bow = (from: Place, over: Place, to: Place, steps: number): Place[] =>
  Array.from({ length: steps }, (_, step) => {
    const t = (step + 1) / steps
    const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
    return [from[0] * a + over[0] * b + to[0] * c, from[1] * a + over[1] * b + to[1] * c] as const
  })

const rowsPerPart = [3, 3, 8, 8, 8, 12] as const
const kindOfPart = [
  surfaces.under, surfaces.side, surfaces.side, surfaces.side, surfaces.window, surfaces.top,
] as const

const kinds = rowsPerPart.flatMap((rows, part) => Array.from({ length: rows }, () => kindOfPart[part] ?? 0))

const outlineOf = ({ bottom, top, edges }: Section): Place[] => {
  const [low = [0, 0], sill = [0, 0], waist = [0, 0], belt = [0, 0], roof = [0, 0]] = edges
  const start: Place = [0, bottom]
  const end: Place = [0, top]
  return [
    start,
    ...bow(start, [low[0] / 2, bottom], low, rowsPerPart[0]),
    ...bow(low, [sill[0], low[1] + (sill[1] - low[1]) * 0.2], sill, rowsPerPart[1]),
    ...bow(sill, [waist[0] - (waist[0] - sill[0]) * 0.55, sill[1] + (waist[1] - sill[1]) * 0.6], waist, rowsPerPart[2]),
    ...bow(waist, [waist[0] - (waist[0] - belt[0]) * 0.22, waist[1] + (belt[1] - waist[1]) * 0.72], belt,
      rowsPerPart[3]),
    ...bow(belt, [belt[0] * 0.45 + roof[0] * 0.55 + 0.012, belt[1] * 0.5 + roof[1] * 0.5], roof, rowsPerPart[4]),
    ...bow(roof, [roof[0] * 0.72, top + (top - roof[1]) * 0.06], end, rowsPerPart[5]),
  ]
}

const stationsOf = (length: number): number[] => {
  const reach = Math.min(0.9, length * 0.4)
  const near = 36
  const ends = Array.from({ length: near + 1 }, (_, at) => reach * (at / near) ** 3.4)
  const middle = Math.ceil((length - 2 * reach) / 0.036)
  const between = Array.from({ length: middle - 1 }, (_, at) => reach + ((length - 2 * reach) * (at + 1)) / middle)
  return [...ends, ...between, ...ends.toReversed().map((at) => length - at)]
}

const minus = (one: Triple, other: Triple): Triple => [one[0] - other[0], one[1] - other[1], one[2] - other[2]]
const cross = (a: Triple, b: Triple): Triple => [
  a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0],
]
const mirrored = ([x, y, z]: Triple): Triple => [x, y, -z]

/** Neighbours beyond the middle of the car are those of its other half. */
const normalAt = (grid: readonly (readonly Triple[])[], station: number, row: number): Triple => {
  const at = (s: number, r: number): Triple => {
    const places = grid[Math.min(grid.length - 1, Math.max(0, s))] ?? []
    const last = places.length - 1
    if (r < 0) return mirrored(places[-r] ?? [0, 0, 0])
    return r > last ? mirrored(places[2 * last - r] ?? [0, 0, 0]) : places[r] ?? [0, 0, 0]
  }
  const along = minus(at(station + 1, row), at(station - 1, row))
  const up = minus(at(station, row + 1), at(station, row - 1))
  const normal = cross(along, up)
  if (Math.hypot(...normal) > 1e-12) return normal
  return station < grid.length / 2 ? [-1, 0, 0] : [1, 0, 0]
}

export const addBody = (mesh: Mesh, lines: BodyLines): void => {
  const stations = stationsOf(lines.shape.length)
  const grid = stations.map((x) => outlineOf(lines.section(x)).map(([z, y]): Triple => [x, y, z]))
  for (const side of [1, -1] as const) {
    const numbers = grid.map((places, station) => places.map((place, row) => {
      const [x, y, z] = normalAt(grid, station, row)
      return addCorner(mesh, [place[0], place[1], place[2] * side], [x, y, z * side])
    }))
    for (let station = 1; station < grid.length; station++)
      for (let row = 0; row < kinds.length; row++) {
        const [before, here] = [numbers[station - 1] ?? [], numbers[station] ?? []]
        addQuad(mesh, before[row] ?? 0, here[row] ?? 0, here[row + 1] ?? 0, before[row + 1] ?? 0, kinds[row] ?? 0)
      }
  }
}

/** How high the arch over a wheel reaches beyond its tyre. */
export const archGap = 0.045

