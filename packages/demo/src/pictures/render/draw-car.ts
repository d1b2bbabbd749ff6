// Draws the car that a camera sees: each pixel once, those at its edges from four points.
import { surfaces } from '../shape/mesh.ts'
import type { WholeCar } from '../shape/whole-car.ts'
import type { Camera } from './camera.ts'
import { coverAt, kindAt } from './cover.ts'
import { shadePlace, type Colour, type Light, type Place } from './light.ts'
import { fineness, type Seen } from './raster.ts'
import { bare, type Skins } from './skins.ts'

interface Model {
  readonly car: WholeCar
  readonly skins: Skins
  readonly camera: Camera
  readonly light: Light
}

// Filled in for each point anew: a million points need no million objects.
const place: Place = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, ex: 0, ey: 0, ez: 0 }
const covering = bare()
const colour: Colour = { red: 0, green: 0, blue: 0 }

/** A dent turns the surface towards its middle. */
const pushIn = ({ patch }: Skins, kind: number): void => {
  if (patch === undefined || kind !== surfaces.side || place.z < 0) return
  for (const [x, y, radius, depth] of patch.dents) {
    const dx = (place.x - x) / radius, dy = (place.y - y) / (radius * 0.7)
    const near = dx * dx + dy * dy
    if (near > 6) continue
    const slope = -2 * depth / radius * Math.exp(-near)
    place.nx += slope * dx
    place.ny += slope * dy / 0.7
  }
  const length = 1 / Math.hypot(place.nx, place.ny, place.nz)
  place.nx *= length
  place.ny *= length
  place.nz *= length
}

/** Where on the car a point of the picture lies, and which way the surface faces there. */
const locate = ({ car, camera: { eye } }: Model, { screen }: Seen, triangle: number, px: number, py: number): void => {
  const { corners, places, normals } = car
  const a = (corners[triangle * 3] ?? 0) * 3, b = (corners[triangle * 3 + 1] ?? 0) * 3
  const c = (corners[triangle * 3 + 2] ?? 0) * 3
  const ax = screen[a] ?? 0, ay = screen[a + 1] ?? 0, bx = screen[b] ?? 0, by = screen[b + 1] ?? 0
  const cx = screen[c] ?? 0, cy = screen[c + 1] ?? 0
  let wa = ((cx - bx) * (py - by) - (cy - by) * (px - bx)) * (screen[a + 2] ?? 0)
  let wb = ((ax - cx) * (py - cy) - (ay - cy) * (px - cx)) * (screen[b + 2] ?? 0)
  let wc = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) * (screen[c + 2] ?? 0)
  const whole = 1 / (wa + wb + wc)
  wa *= whole
  wb *= whole
  wc *= whole
  place.x = wa * (places[a] ?? 0) + wb * (places[b] ?? 0) + wc * (places[c] ?? 0)
  place.y = wa * (places[a + 1] ?? 0) + wb * (places[b + 1] ?? 0) + wc * (places[c + 1] ?? 0)
  place.z = wa * (places[a + 2] ?? 0) + wb * (places[b + 2] ?? 0) + wc * (places[c + 2] ?? 0)
  const nx = wa * (normals[a] ?? 0) + wb * (normals[b] ?? 0) + wc * (normals[c] ?? 0)
  const ny = wa * (normals[a + 1] ?? 0) + wb * (normals[b + 1] ?? 0) + wc * (normals[c + 1] ?? 0)
  const nz = wa * (normals[a + 2] ?? 0) + wb * (normals[b + 2] ?? 0) + wc * (normals[c + 2] ?? 0)
  const ex = eye[0] - place.x, ey = eye[1] - place.y, ez = eye[2] - place.z
  const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-12)
  const far = 1 / Math.sqrt(ex * ex + ey * ey + ez * ez)
  // A surface that is seen faces the eye, whichever way its triangle was wound.
  const turn = nx * ex + ny * ey + nz * ez < 0 ? -length : length
  place.nx = nx * turn
  place.ny = ny * turn
  place.nz = nz * turn
  place.ex = ex * far
  place.ey = ey * far
  place.ez = ez * far
}

const shadeAt = (model: Model, seen: Seen, triangle: number, px: number, py: number): void => {
  locate(model, seen, triangle, px, py)
  const { car, skins, light } = model
  const kind = kindAt(car, car.kinds[triangle] ?? 0, place.x)
  pushIn(skins, kind)
  coverAt(car, skins, kind, place.x, place.y, place.z, covering)
  shadePlace(light, place, kind, covering, colour)
}

const edge = { red: 0, green: 0, blue: 0, open: 0 }

const addPoint = (model: Model, seen: Seen, triangle: number, px: number, py: number): void => {
  if (triangle === 0) {
    edge.open++
    return
  }
  shadeAt(model, seen, triangle - 1, px, py)
  // One point that glares must not outshine the edge.
  edge.red += Math.min(1.5, colour.red)
  edge.green += Math.min(1.5, colour.green)
  edge.blue += Math.min(1.5, colour.blue)
}

export const drawCar = (model: Model, seen: Seen, into: Float32Array): void => {
  const { kinds } = model.car
  const { width, height } = model.camera
  const { triangles, box } = seen
  const left = Math.floor(box.left / fineness), right = Math.min(width - 1, Math.floor(box.right / fineness))
  const top = Math.floor(box.top / fineness), bottom = Math.min(height - 1, Math.floor(box.bottom / fineness))
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const px = x * fineness, py = y * fineness
      const spot = py * seen.width + px
      const one = triangles[spot] ?? 0, two = triangles[spot + 1] ?? 0
      const three = triangles[spot + seen.width] ?? 0, four = triangles[spot + seen.width + 1] ?? 0
      if (one + two + three + four === 0) continue
      const at = (y * width + x) * 3
      const kind = one > 0 ? kinds[one - 1] : -1
      const isWhole = kinds[two - 1] === kind && kinds[three - 1] === kind && kinds[four - 1] === kind
      if (isWhole) {
        shadeAt(model, seen, one - 1, px + 1, py + 1)
        into[at] = colour.red
        into[at + 1] = colour.green
        into[at + 2] = colour.blue
        continue
      }
      edge.red = edge.green = edge.blue = edge.open = 0
      addPoint(model, seen, one, px + 0.5, py + 0.5)
      addPoint(model, seen, two, px + 1.5, py + 0.5)
      addPoint(model, seen, three, px + 0.5, py + 1.5)
      addPoint(model, seen, four, px + 1.5, py + 1.5)
      into[at] = (edge.red + (into[at] ?? 0) * edge.open) / 4
      into[at + 1] = (edge.green + (into[at + 1] ?? 0) * edge.open) / 4
      into[at + 2] = (edge.blue + (into[at + 2] ?? 0) * edge.open) / 4
    }
}
