// Finds for four points of each pixel which triangle of the car is seen there.
import { surfaces } from '../shape/mesh.ts'
import { isInArch, type WholeCar } from '../shape/whole-car.ts'
import type { Camera } from './camera.ts'

/** Points per pixel along each side. */
export const fineness = 2

export interface Seen {
  /** For each point the triangle's number plus one; 0 where the car is not. */
  readonly triangles: Int32Array
  readonly width: number
  /** Corners on the picture: x, y in points, and one divided by their distance. */
  readonly screen: Float32Array
  readonly box: Box
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

interface Corners {
  readonly screen: Float32Array
  /** 1 where the surface turns its back on the eye. */
  readonly away: Uint8Array
}

const project = ({ places, normals }: WholeCar, camera: Camera): Corners => {
  const { eye, forward, right, up, focal, centreX, centreY } = camera
  const screen = new Float32Array(places.length)
  const away = new Uint8Array(places.length / 3)
  for (let at = 0, corner = 0; at < places.length; at += 3, corner++) {
    const x = (places[at] ?? 0) - eye[0], y = (places[at + 1] ?? 0) - eye[1], z = (places[at + 2] ?? 0) - eye[2]
    const depth = x * forward[0] + y * forward[1] + z * forward[2]
    const inverse = depth > 0.05 ? 1 / depth : 0
    screen[at] = (centreX + (x * right[0] + y * right[1] + z * right[2]) * focal * inverse) * fineness
    screen[at + 1] = (centreY - (x * up[0] + y * up[1] + z * up[2]) * focal * inverse) * fineness
    screen[at + 2] = inverse
    away[corner] = x * (normals[at] ?? 0) + y * (normals[at + 1] ?? 0) + z * (normals[at + 2] ?? 0) > 0 ? 1 : 0
  }
  return { screen, away }
}

interface Buffers {
  readonly triangles: Int32Array
  readonly depths: Float32Array
  readonly width: number
  /** Where the last picture wrote. */
  used: Box
}

// One picture at a time is drawn, and clearing is cheaper than asking for sixty megabytes.
let kept: Buffers | undefined

const buffersOf = (width: number, height: number): Buffers => {
  const length = width * height
  if (kept?.triangles.length !== length || kept.width !== width) {
    const used = { left: 0, right: 0, top: 0, bottom: -1 }
    kept = { triangles: new Int32Array(length), depths: new Float32Array(length), width, used }
  }
  const { triangles, depths, used } = kept
  for (let y = used.top; y <= used.bottom; y++) {
    triangles.fill(0, y * width + used.left, y * width + used.right + 1)
    depths.fill(0, y * width + used.left, y * width + used.right + 1)
  }
  return kept
}

const widen = (box: Box, left: number, right: number, top: number, bottom: number): void => {
  if (left < box.left) box.left = left
  if (right > box.right) box.right = right
  if (top < box.top) box.top = top
  if (bottom > box.bottom) box.bottom = bottom
}

/** Between which x an edge lets a row of points in; kept here so that the loop makes no objects. */
const span = { from: 0, to: 0 }

const clip = (start: number, step: number): void => {
  if (step > 0) span.from = Math.max(span.from, Math.ceil(-start / step))
  else if (step < 0) span.to = Math.min(span.to, Math.floor(start / -step))
  else if (start < 0) span.to = -1
}

export const rasterise = (car: WholeCar, camera: Camera): Seen => {
  const width = camera.width * fineness, height = camera.height * fineness
  const { screen, away } = project(car, camera)
  const buffers = buffersOf(width, height)
  const { triangles, depths } = buffers
  const { corners, kinds, places, holed } = car
  const box: Box = { left: width, right: 0, top: height, bottom: 0 }
  for (let at = 0; at < kinds.length; at++) {
    const a = corners[at * 3] ?? 0, b = corners[at * 3 + 1] ?? 0, c = corners[at * 3 + 2] ?? 0
    if ((away[a] ?? 0) + (away[b] ?? 0) + (away[c] ?? 0) === 3 && kinds[at] !== surfaces.dark) continue
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
    widen(box, left, right, top, bottom)
    const hasHole = holed[at] === 1
    const scale = 1 / area
    const stepA = (by - cy) * scale, stepB = (cy - ay) * scale, stepC = (ay - by) * scale
    for (let y = top; y <= bottom; y++) {
      const py = y + 0.5, px = left + 0.5
      const startA = ((cx - bx) * (py - by) - (cy - by) * (px - bx)) * scale
      const startB = ((ax - cx) * (py - cy) - (ay - cy) * (px - cx)) * scale
      const startC = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) * scale
      span.from = 0
      span.to = right - left
      clip(startA, stepA)
      clip(startB, stepB)
      clip(startC, stepC)
      for (let step = span.from, spot = y * width + left + step; step <= span.to; step++, spot++) {
        const nearA = (startA + stepA * step) * az, nearB = (startB + stepB * step) * bz
        const nearC = (startC + stepC * step) * cz
        const near = nearA + nearB + nearC
        if (near <= (depths[spot] ?? 0)) continue
        if (hasHole) {
          const x = nearA * (places[a * 3] ?? 0) + nearB * (places[b * 3] ?? 0) + nearC * (places[c * 3] ?? 0)
          const up = nearA * (places[a * 3 + 1] ?? 0) + nearB * (places[b * 3 + 1] ?? 0) +
            nearC * (places[c * 3 + 1] ?? 0)
          if (isInArch(car.wheels, x / near, up / near)) continue
        }
        depths[spot] = near
        triangles[spot] = at + 1
      }
    }
  }
  buffers.used = { ...box }
  return { triangles, width, screen, box }
}
