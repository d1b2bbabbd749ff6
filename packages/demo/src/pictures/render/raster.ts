// Finds for four points of each pixel which triangle of the car is seen there.
import type { WholeCar } from '../shape/whole-car.ts'
import { surfaces } from '../shape/mesh.ts'
import type { Camera } from './camera.ts'

/** Points per pixel along each side. */
export const fineness = 2

export interface Seen {
  /** For each point the triangle's number plus one; 0 where the car is not. */
  readonly triangles: Int32Array
  readonly width: number
  /** Corners on the picture: x, y in points, and one divided by their distance. */
  readonly screen: Float32Array
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

const project = (places: Float32Array, camera: Camera): Float32Array => {
  const { eye, forward, right, up, focal, centreX, centreY } = camera
  const screen = new Float32Array(places.length)
  for (let at = 0; at < places.length; at += 3) {
    const [x, y, z] = [(places[at] ?? 0) - eye[0], (places[at + 1] ?? 0) - eye[1], (places[at + 2] ?? 0) - eye[2]]
    const depth = x * forward[0] + y * forward[1] + z * forward[2]
    const inverse = depth > 0.05 ? 1 / depth : 0
    screen[at] = (centreX + (x * right[0] + y * right[1] + z * right[2]) * focal * inverse) * fineness
    screen[at + 1] = (centreY - (x * up[0] + y * up[1] + z * up[2]) * focal * inverse) * fineness
    screen[at + 2] = inverse
  }
  return screen
}

interface Buffers {
  readonly triangles: Int32Array
  readonly depths: Float32Array
  /** The rows that the last picture wrote into. */
  used: { from: number; to: number }
}

// One picture at a time is drawn, and clearing is cheaper than asking for sixty megabytes.
let kept: Buffers | undefined

const buffersOf = (width: number, height: number): Buffers => {
  const length = width * height
  if (kept?.triangles.length !== length) {
    kept = { triangles: new Int32Array(length), depths: new Float32Array(length), used: { from: 0, to: 0 } }
    return kept
  }
  kept.triangles.fill(0, kept.used.from * width, kept.used.to * width)
  kept.depths.fill(0, kept.used.from * width, kept.used.to * width)
  return kept
}

/** What turns its back on the eye is not drawn. */
const isAway = ({ places, normals }: WholeCar, { eye }: Camera, corner: number): boolean => {
  const at = corner * 3
  return ((places[at] ?? 0) - eye[0]) * (normals[at] ?? 0) + ((places[at + 1] ?? 0) - eye[1]) * (normals[at + 1] ?? 0) +
    ((places[at + 2] ?? 0) - eye[2]) * (normals[at + 2] ?? 0) > 0
}

/** Arches are holes in the side of the body. */
const isInArch = (car: WholeCar, x: number, y: number): boolean =>
  car.wheels.some((wheel) => wheel.side === 1 && 
    (x - wheel.x) ** 2 + Math.max(0, y - wheel.y) ** 2 < wheel.arch ** 2)

const touchesArch = (car: WholeCar, a: number, b: number, c: number): boolean =>
  [a, b, c].some((corner) => isInArch(car, car.places[corner * 3] ?? 0, car.places[corner * 3 + 1] ?? 0))

export const rasterise = (car: WholeCar, camera: Camera): Seen => {
  const [width, height] = [camera.width * fineness, camera.height * fineness]
  const screen = project(car.places, camera)
  const buffers = buffersOf(width, height)
  const { triangles, depths } = buffers
  const { corners, kinds, places } = car
  const box = { left: width, right: 0, top: height, bottom: 0 }
  for (let at = 0; at < kinds.length; at++) {
    const [a, b, c] = [corners[at * 3] ?? 0, corners[at * 3 + 1] ?? 0, corners[at * 3 + 2] ?? 0]
    const kind = kinds[at] ?? 0
    if (kind !== surfaces.dark && isAway(car, camera, a) && isAway(car, camera, b) && isAway(car, camera, c)) continue
    const ax = screen[a * 3] ?? 0, ay = screen[a * 3 + 1] ?? 0, az = screen[a * 3 + 2] ?? 0
    const bx = screen[b * 3] ?? 0, by = screen[b * 3 + 1] ?? 0, bz = screen[b * 3 + 2] ?? 0
    const cx = screen[c * 3] ?? 0, cy = screen[c * 3 + 1] ?? 0, cz = screen[c * 3 + 2] ?? 0
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0 || az === 0 || bz === 0 || cz === 0) continue
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    if (left > right || top > bottom) continue
    if (left < box.left) box.left = left
    if (right > box.right) box.right = right
    if (top < box.top) box.top = top
    if (bottom > box.bottom) box.bottom = bottom
    const isBody = kind === surfaces.side || kind === surfaces.under
    const holed = isBody && touchesArch(car, a, b, c)
    const scale = 1 / area
    const stepA = -(cy - by) * scale, stepB = -(ay - cy) * scale, stepC = -(by - ay) * scale
    for (let y = top; y <= bottom; y++) {
      const py = y + 0.5, px = left + 0.5
      let wa = ((cx - bx) * (py - by) - (cy - by) * (px - bx)) * scale
      let wb = ((ax - cx) * (py - cy) - (ay - cy) * (px - cx)) * scale
      let wc = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) * scale
      for (let x = left, spot = y * width + left; x <= right; x++, spot++, wa += stepA, wb += stepB, wc += stepC) {
        if (wa < 0 || wb < 0 || wc < 0) continue
        const near = wa * az + wb * bz + wc * cz
        if (near <= (depths[spot] ?? 0)) continue
        if (holed) {
          const [pa, pb, pc] = [wa * az / near, wb * bz / near, wc * cz / near]
          const alongX = pa * (places[a * 3] ?? 0) + pb * (places[b * 3] ?? 0) + pc * (places[c * 3] ?? 0)
          const upY = pa * (places[a * 3 + 1] ?? 0) + pb * (places[b * 3 + 1] ?? 0) + pc * (places[c * 3 + 1] ?? 0)
          if (isInArch(car, alongX, upY)) continue
        }
        depths[spot] = near
        triangles[spot] = at + 1
      }
    }
  }
  buffers.used = { from: box.top, to: box.bottom + 1 }
  return { triangles, width, screen, box }
}
