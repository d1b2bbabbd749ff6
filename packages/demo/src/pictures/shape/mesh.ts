// Triangles with smooth normals, and the plain solids a car needs beside its body.

/** What a surface is: it decides which drawing lies on it and how it takes the light. */
export const surfaces = {
  side: 0, window: 1, top: 2, under: 3, tyre: 4, rim: 5, mirror: 6, dark: 7, panel: 8, lamp: 9, trim: 10,
} as const

export interface Mesh {
  /** Three numbers for each corner. */
  readonly places: number[]
  readonly normals: number[]
  /** Three corners for each triangle, and its surface. */
  readonly corners: number[]
  readonly kinds: number[]
}

export const emptyMesh = (): Mesh => ({ places: [], normals: [], corners: [], kinds: [] })

export type Triple = readonly [x: number, y: number, z: number]

export const addCorner = (mesh: Mesh, place: Triple, normal: Triple): number => {
  const length = Math.hypot(...normal) || 1
  mesh.places.push(...place)
  mesh.normals.push(normal[0] / length, normal[1] / length, normal[2] / length)
  return mesh.places.length / 3 - 1
}

export const addQuad = (mesh: Mesh, a: number, b: number, c: number, d: number, kind: number): void => {
  mesh.corners.push(a, b, c, a, c, d)
  mesh.kinds.push(kind, kind)
}

type Ring = readonly (readonly [radius: number, depth: number])[]

/** Turned on a lathe about an axle that lies across the car; depth counts outwards from the wheel's outer face. */
export const addTurned = (
  mesh: Mesh, centre: Triple, side: 1 | -1, ring: Ring, kind: number, turn = Math.PI * 2,
): void => {
  const steps = 64
  const rows = ring.map(([radius, depth], at) => {
    const before = ring[Math.max(0, at - 1)] ?? [radius, depth]
    const after = ring[Math.min(ring.length - 1, at + 1)] ?? [radius, depth]
    const [along, out] = [after[0] - before[0], after[1] - before[1]]
    return Array.from({ length: steps + 1 }, (_, step) => {
      const angle = (step / steps) * turn
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const place: Triple = [centre[0] + radius * cos, centre[1] + radius * sin, centre[2] + side * depth]
      return addCorner(mesh, place, [cos * -out, sin * -out, side * along])
    })
  })
  for (let row = 1; row < rows.length; row++)
    for (let step = 0; step < steps; step++)
      addQuad(mesh, rows[row - 1]?.[step] ?? 0, rows[row - 1]?.[step + 1] ?? 0, rows[row]?.[step + 1] ?? 0,
        rows[row]?.[step] ?? 0, kind)
}

const faces: readonly (readonly [Triple, readonly [Triple, Triple, Triple, Triple]])[] = [
  [[-1, 0, 0], [[0, 0, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1]]],
  [[1, 0, 0], [[1, 0, 0], [1, 1, 0], [1, 1, 1], [1, 0, 1]]],
  [[0, -1, 0], [[0, 0, 0], [1, 0, 0], [1, 0, 1], [0, 0, 1]]],
  [[0, 1, 0], [[0, 1, 0], [1, 1, 0], [1, 1, 1], [0, 1, 1]]],
  [[0, 0, -1], [[0, 0, 0], [1, 0, 0], [1, 1, 0], [0, 1, 0]]],
  [[0, 0, 1], [[0, 0, 1], [1, 0, 1], [1, 1, 1], [0, 1, 1]]],
]

export const addBox = (mesh: Mesh, from: Triple, to: Triple, kind: number): void => {
  for (const [normal, square] of faces) {
    const [a = 0, b = 0, c = 0, d = 0] = square.map(([x, y, z]) =>
      addCorner(mesh, [x ? to[0] : from[0], y ? to[1] : from[1], z ? to[2] : from[2]], normal))
    addQuad(mesh, a, b, c, d, kind)
  }
}

/** An egg with flattened ends, for mirrors and handles. */
export const addEgg = (mesh: Mesh, centre: Triple, radii: Triple, kind: number, power = 0.7): void => {
  const [across, around] = [14, 22]
  const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** power
  const rows = Array.from({ length: across + 1 }, (_, row) => {
    const tilt = (row / across - 0.5) * Math.PI
    return Array.from({ length: around + 1 }, (_2, step) => {
      const turn = (step / around) * Math.PI * 2
      const unit: Triple = [
        bend(Math.cos(tilt)) * bend(Math.cos(turn)), bend(Math.sin(tilt)), bend(Math.cos(tilt)) * bend(Math.sin(turn)),
      ]
      const round: Triple = [
        Math.cos(tilt) * Math.cos(turn) / radii[0], Math.sin(tilt) / radii[1],
          Math.cos(tilt) * Math.sin(turn) / radii[2],
      ]
      return addCorner(mesh, [
        centre[0] + unit[0] * radii[0], centre[1] + unit[1] * radii[1], centre[2] + unit[2] * radii[2],
      ], round)
    })
  })
  for (let row = 1; row <= across; row++)
    for (let step = 0; step < around; step++)
      addQuad(mesh, rows[row - 1]?.[step] ?? 0, rows[row - 1]?.[step + 1] ?? 0, rows[row]?.[step + 1] ?? 0,
        rows[row]?.[step] ?? 0, kind)
}
