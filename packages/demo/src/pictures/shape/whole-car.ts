// A whole car as one mesh: body, wheels, mirrors, the dark inside of its arches, and a truck's bed.
import type { BodyName } from './body-shapes.ts'
import { bodyShapes } from './body-shapes.ts'
import { addBody, archGap } from './loft.ts'
import { linesOf, type BodyLines } from './lines.ts'
import { addBox, addEgg, addTurned, emptyMesh, surfaces, type Mesh, type Triple } from './mesh.ts'

export interface Wheel {
  readonly x: number
  readonly y: number
  /** Where its outer face stands. */
  readonly z: number
  readonly tyre: number
  readonly rim: number
  readonly arch: number
  readonly side: 1 | -1
}

export interface WholeCar {
  readonly name: BodyName
  readonly lines: BodyLines
  readonly wheels: readonly Wheel[]
  readonly length: number
  readonly mesh: Mesh
  readonly places: Float32Array
  readonly normals: Float32Array
  readonly corners: Uint32Array
  readonly kinds: Uint8Array
  /** 1 for each triangle that an arch may cut. */
  readonly holed: Uint8Array
}

const tyreWidth = 0.22

const wheelsOf = (name: BodyName): Wheel[] => {
  const { frontAxle, rearAxle, tyre, halfWidth } = bodyShapes[name]
  return [frontAxle, rearAxle].flatMap((x) => ([1, -1] as const).map((side): Wheel => ({
    x, y: tyre - 0.006, z: (halfWidth - 0.03) * side, tyre, rim: tyre * 0.725, arch: tyre + archGap, side,
  })))
}

const addWheel = (mesh: Mesh, { x, y, z, tyre, rim, arch, side }: Wheel): void => {
  const centre: Triple = [x, y, z]
  addTurned(mesh, centre, side, [
    [rim * 0.99, -0.016], [rim + 0.006, -0.004], [rim + (tyre - rim) * 0.35, 0.004], [tyre - 0.035, -0.004],
    [tyre - 0.012, -0.018], [tyre, -0.04], [tyre, -tyreWidth + 0.03], [tyre - 0.03, -tyreWidth],
      [rim * 0.4, -tyreWidth],
  ], surfaces.tyre)
  addTurned(mesh, centre, side, [
    [0.0001, -0.02], [rim * 0.3, -0.022], [rim * 0.9, -0.03], [rim * 0.965, -0.014], [rim, -0.012],
  ], surfaces.rim)
  // The house of the wheel: half a drum, open below.
  addTurned(mesh, centre, side, [[arch * 1.01, 0.012], [arch * 1.01, -0.3], [0.01, -0.3]], surfaces.dark, Math.PI)
}

const addMirrors = (mesh: Mesh, { shape, belt, section }: BodyLines): void => {
  const x = shape.roofFront < 0.7 ? 0.3 : shape.cowl + 0.42
  const z = section(x).edges[3]?.[0] ?? shape.halfWidth
  const tall = shape.roofFront < 0.7
  for (const side of [1, -1] as const) {
    addEgg(mesh, [x, belt(x) + (tall ? 0.24 : 0.085), (z + 0.1) * side],
      tall ? [0.05, 0.15, 0.075] : [0.085, 0.07, 0.105], surfaces.mirror)
    addBox(mesh, [x + 0.03, belt(x) - 0.01, z * side - 0.03], [x + 0.09, belt(x) + 0.05, (z + 0.06) * side],
      surfaces.trim)
  }
}

/** What is seen through the arches: nothing, but dark. */
const addInside = (mesh: Mesh, { shape }: BodyLines, length: number): void => {
  const inner = shape.halfWidth - tyreWidth - 0.08
  const to = Math.min(length - 0.25, shape.rearAxle + shape.tyre + 0.08)
  addBox(mesh, [Math.max(0.22, shape.frontAxle - shape.tyre - 0.08), shape.clearance - 0.02, -inner],
    [to, 0.66, inner], surfaces.dark)
}

const bedLength = 2.86

const addBed = (mesh: Mesh, { shape }: BodyLines): void => {
  const from = shape.length + 0.06
  const to = from + bedLength
  const half = shape.halfWidth - 0.005
  const [floor, rail] = [0.78, 1.14]
  addBox(mesh, [from, floor - 0.09, -half + 0.04], [to, floor, half - 0.04], surfaces.dark)
  addBox(mesh, [from, floor, half - 0.03], [to, rail, half], surfaces.panel)
  addBox(mesh, [from, floor, -half], [to, rail, -half + 0.03], surfaces.panel)
  addBox(mesh, [to - 0.03, floor, -half], [to, rail, half], surfaces.panel)
  addBox(mesh, [from, floor, -half], [from + 0.03, 1.72, half], surfaces.panel)
  for (const z of [0.34, -0.4])
    addBox(mesh, [1.2, 0.5, z], [to - 0.06, 0.64, z + 0.06], surfaces.dark)
  for (const side of [1, -1] as const)
    addBox(mesh, [from + 0.2, 0.42, side * (half - 0.06)], [from + 0.75, 0.66, side * (half - 0.4)], surfaces.dark)
  addBox(mesh, [to - 0.04, 0.48, -0.72], [to + 0.02, 0.6, 0.72], surfaces.trim)
  for (const side of [1, -1] as const) {
    addBox(mesh, [to - 0.06, 0.62, side * 0.5], [to + 0.03, 0.72, side * 0.78], surfaces.lamp)
    for (let x = from + 0.03; x < to; x += 0.93)
      addBox(mesh, [x, floor - 0.04, side * half], [x + 0.05, rail + 0.01, side * (half + 0.014)], surfaces.trim)
  }
}

/** Arches are holes in the side of the body. */
export const isInArch = (wheels: readonly Wheel[], x: number, y: number): boolean => {
  for (const wheel of wheels) {
    const dx = x - wheel.x, dy = Math.max(0, y - wheel.y)
    if (dx * dx + dy * dy < wheel.arch * wheel.arch) return true
  }
  return false
}

const holedOf = ({ places, corners, kinds }: Mesh, wheels: readonly Wheel[]): Uint8Array =>
  Uint8Array.from(kinds, (kind, at) => {
    if (kind !== surfaces.side && kind !== surfaces.under) return 0
    const near = [0, 1, 2].some((corner) => {
      const from = (corners[at * 3 + corner] ?? 0) * 3
      return isInArch(wheels, places[from] ?? 0, places[from + 1] ?? 0)
    })
    return near ? 1 : 0
  })

const built = new Map<BodyName, WholeCar>()

const build = (name: BodyName): WholeCar => {
  const lines = linesOf(bodyShapes[name])
  const mesh = emptyMesh()
  const wheels = wheelsOf(name)
  const length = name === 'truck' ? lines.shape.length + 0.06 + bedLength : lines.shape.length
  addBody(mesh, lines)
  for (const wheel of wheels) addWheel(mesh, wheel)
  addMirrors(mesh, lines)
  addInside(mesh, lines, length)
  if (name === 'truck') addBed(mesh, lines)
  return {
    name, lines, wheels, length, mesh,
    places: new Float32Array(mesh.places), normals: new Float32Array(mesh.normals),
    corners: new Uint32Array(mesh.corners), kinds: new Uint8Array(mesh.kinds),
    holed: holedOf(mesh, wheels),
  }
}

export const wholeCar = (name: BodyName): WholeCar => {
  const car = built.get(name) ?? build(name)
  built.set(name, car)
  return car
}
