// Takes the picture of a car outdoors: backdrop, ground and shadow, then the car, then what a camera makes of the light.
import { grainAt, lineAt, shadowAt, shadowOf, stainAt, type Shadow } from '../scene/ground.ts'
import { backdropColumn, backdropRise, linearOf, type Surroundings } from '../scene/surroundings.ts'
import { backdropHeight, backdropWidth } from '../scene/backdrop-drawing.ts'
import type { Paint } from '../paints.ts'
import { surfaces } from '../shape/mesh.ts'
import type { WholeCar } from '../shape/whole-car.ts'
import { rayThrough, type Camera } from './camera.ts'
import { coverAt, kindAt } from './cover.ts'
import { shadePlace, type Colour, type Place } from './light.ts'
import { fineness, rasterise, type Seen } from './raster.ts'
import { bare, type Skins } from './skins.ts'

export interface Shot {
  readonly car: WholeCar
  readonly skins: Skins
  readonly paint: Paint
  readonly surroundings: Surroundings
  readonly camera: Camera
  /** How far the backdrop is turned, in its columns. */
  readonly turn: number
}

const toneSteps = 4_096
const toneMost = 6

/** Bright light bends towards white as on film. */
const tones = ((): Uint8Array => Uint8Array.from({ length: toneSteps }, (_, at) => {
  const x = at / toneSteps * toneMost
  const bent = (x * (2.3 * x + 0.05)) / (x * (2.1 * x + 0.72) + 0.13)
  const shown = Math.min(1, bent * 1.02)
  return Math.round(255 * (shown <= 0.0031308 ? shown * 12.92 : 1.055 * shown ** (1 / 2.4) - 0.055))
}))()

const toned = (value: number): number => tones[Math.min(toneSteps - 1, Math.max(0, value / toneMost * toneSteps) | 0)] ?? 0

/** How far the backdrop reaches below the horizon, in degrees: the feet of what stands there. */
const drop = 4.2

const drawBackdrop = ({ camera, surroundings, turn }: Shot, into: Float32Array): void => {
  const { backdrop, scene } = surroundings
  const { width, height } = camera
  const columns = Array.from({ length: width }, (_, x) => {
    const [dx, , dz] = rayThrough(camera, x + 0.5, height / 2)
    return (backdropColumn(dx, dz) + turn) % backdropWidth
  })
  for (let y = 0; y < height; y++) {
    const rise = Math.asin(rayThrough(camera, width / 2, y + 0.5)[1]) * 180 / Math.PI
    if (rise < -drop * 2.4) break
    const row = Math.max(0, Math.min(backdropHeight - 1, Math.floor((1 - (rise + drop) / backdropRise) * backdropHeight)))
    for (let x = 0; x < width; x++) {
      const from = (row * backdropWidth + (columns[x] ?? 0)) * 3
      const at = (y * width + x) * 3
      into[at] = (linearOf[backdrop[from] ?? 0] ?? 0) * scene.backdropLight
      into[at + 1] = (linearOf[backdrop[from + 1] ?? 0] ?? 0) * scene.backdropLight
      into[at + 2] = (linearOf[backdrop[from + 2] ?? 0] ?? 0) * scene.backdropLight
    }
  }
}

const drawGround = ({ car, camera, surroundings: { scene } }: Shot, shadow: Shadow, seen: Seen, into: Float32Array): void => {
  const { width, height, eye, forward, right, up, focal, centreX, centreY } = camera
  const half = car.lines.shape.halfWidth
  const [groundR, groundG, groundB] = scene.ground
  const lit = (part: 0 | 1 | 2): number =>
    scene.zenith[part] * 0.5 + scene.rim[part] * 0.3 + scene.sun.light[part] * scene.sun.towards[1] * 0.42
  const [litR, litG, litB] = [lit(0), lit(1), lit(2)]
  const [shineR, shineG, shineB] = [scene.rim[0] * 0.42, scene.rim[1] * 0.42, scene.rim[2] * 0.42]
  for (let y = 0; y < height; y++) {
    const b = (centreY - y - 0.5) / focal
    const down = forward[1] + up[1] * b
    const far = down < 0 ? eye[1] / -down : Infinity
    if (far > 20.5) continue
    const haze = Math.max(0, (far - 12) / 9)
    const wet = scene.wet * (0.25 + 0.75 * Math.min(1, far / 14))
    const dry = 1 - wet * 0.4
    const above = y * fineness * seen.width, below = above + seen.width
    for (let x = 0; x < width; x++) {
      const left = x * fineness
      if ((seen.triangles[above + left] ?? 0) > 0 && (seen.triangles[below + left + 1] ?? 0) > 0 &&
        (seen.triangles[above + left + 1] ?? 0) > 0 && (seen.triangles[below + left] ?? 0) > 0) continue
      const a = (x + 0.5 - centreX) / focal
      const gx = eye[0] + (forward[0] + right[0] * a + up[0] * b) * far
      const gz = eye[2] + (forward[2] + right[2] * a + up[2] * b) * far
      const soft = Math.min(1, 5 / far)
      const grain = 1 + (grainAt(gx * 90, gz * 90) * 0.13 * soft + stainAt(gx * 60 + 77, gz * 60) * 0.09 + stainAt(gx * 11, gz * 11 + 31) * 0.1)
      const painted = lineAt(scene.lines, gx, gz, car.length)
      const dark = 1 - shadowAt(shadow, half, gx, gz)
      const at = (y * width + x) * 3
      const fromGround = grain * (1 - painted) * dark * dry
      const fromPaint = 0.72 * painted * dark * dry
      const red = (groundR * fromGround + fromPaint) * litR + shineR * dark * wet
      const green = (groundG * fromGround + fromPaint) * litG + shineG * dark * wet
      const blue = (groundB * fromGround + fromPaint) * litB + shineB * dark * wet
      const clear = 1 - haze
      into[at] = red * clear + (into[at] ?? 0) * haze
      into[at + 1] = green * clear + (into[at + 1] ?? 0) * haze
      into[at + 2] = blue * clear + (into[at + 2] ?? 0) * haze
    }
  }
}

/** A dent turns the surface towards its middle. */
const pushIn = ({ patch }: Skins, kind: number, place: Place): void => {
  if (patch === undefined || kind !== surfaces.side || place.z < 0) return
  for (const [x, y, radius, depth] of patch.dents) {
    const [dx, dy] = [(place.x - x) / radius, (place.y - y) / (radius * 0.7)]
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

const drawCar = (shot: Shot, seen: Seen, into: Float32Array): void => {
  const { car, skins, camera, surroundings, paint } = shot
  const { width, height, eye } = camera
  const { corners, kinds, places, normals } = car
  const { screen, triangles } = seen
  const light = { surroundings, paint }
  const place: Place = { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, ex: 0, ey: 0, ez: 0 }
  const covering = bare()
  const colour: Colour = { red: 0, green: 0, blue: 0 }
  const sum = fineness * fineness
  const shadeAt = (triangle: number, px: number, py: number): void => {
    const a = corners[triangle * 3] ?? 0, b = corners[triangle * 3 + 1] ?? 0, c = corners[triangle * 3 + 2] ?? 0
    const ax = screen[a * 3] ?? 0, ay = screen[a * 3 + 1] ?? 0, bx = screen[b * 3] ?? 0, by = screen[b * 3 + 1] ?? 0
    const cx = screen[c * 3] ?? 0, cy = screen[c * 3 + 1] ?? 0
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    let wa = ((cx - bx) * (py - by) - (cy - by) * (px - bx)) / area * (screen[a * 3 + 2] ?? 0)
    let wb = ((ax - cx) * (py - cy) - (ay - cy) * (px - cx)) / area * (screen[b * 3 + 2] ?? 0)
    let wc = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / area * (screen[c * 3 + 2] ?? 0)
    const whole = wa + wb + wc
    wa /= whole
    wb /= whole
    wc /= whole
    place.x = wa * (places[a * 3] ?? 0) + wb * (places[b * 3] ?? 0) + wc * (places[c * 3] ?? 0)
    place.y = wa * (places[a * 3 + 1] ?? 0) + wb * (places[b * 3 + 1] ?? 0) + wc * (places[c * 3 + 1] ?? 0)
    place.z = wa * (places[a * 3 + 2] ?? 0) + wb * (places[b * 3 + 2] ?? 0) + wc * (places[c * 3 + 2] ?? 0)
    const nx = wa * (normals[a * 3] ?? 0) + wb * (normals[b * 3] ?? 0) + wc * (normals[c * 3] ?? 0)
    const ny = wa * (normals[a * 3 + 1] ?? 0) + wb * (normals[b * 3 + 1] ?? 0) + wc * (normals[c * 3 + 1] ?? 0)
    const nz = wa * (normals[a * 3 + 2] ?? 0) + wb * (normals[b * 3 + 2] ?? 0) + wc * (normals[c * 3 + 2] ?? 0)
    const ex = eye[0] - place.x, ey = eye[1] - place.y, ez = eye[2] - place.z
    const length = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz + 1e-12), far = 1 / Math.sqrt(ex * ex + ey * ey + ez * ez)
    // A surface that is seen faces the eye, whichever way its triangle was wound.
    const turn = nx * ex + ny * ey + nz * ez < 0 ? -length : length
    place.nx = nx * turn
    place.ny = ny * turn
    place.nz = nz * turn
    place.ex = ex * far
    place.ey = ey * far
    place.ez = ez * far
    const kind = kindAt(car, kinds[triangle] ?? 0, place.x)
    pushIn(skins, kind, place)
    coverAt(car, skins, kind, place.x, place.y, place.z, covering)
    shadePlace(light, place, kind, covering, colour)
  }
  const left = Math.max(0, Math.floor(seen.box.left / fineness)), right = Math.min(width - 1, Math.floor(seen.box.right / fineness))
  const top = Math.max(0, Math.floor(seen.box.top / fineness)), bottom = Math.min(height - 1, Math.floor(seen.box.bottom / fineness))
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const spot = y * fineness * seen.width + x * fineness
      const one = triangles[spot] ?? 0, two = triangles[spot + 1] ?? 0
      const three = triangles[spot + seen.width] ?? 0, four = triangles[spot + seen.width + 1] ?? 0
      if (one + two + three + four === 0) continue
      const at = (y * width + x) * 3
      const kind = kinds[one - 1]
      const isWhole = one > 0 && two > 0 && three > 0 && four > 0 &&
        (one === two && one === three && one === four ||
          kind === kinds[two - 1] && kind === kinds[three - 1] && kind === kinds[four - 1])
      if (isWhole) {
        shadeAt(one - 1, x * fineness + 1, y * fineness + 1)
        into[at] = colour.red
        into[at + 1] = colour.green
        into[at + 2] = colour.blue
        continue
      }
      let red = 0, green = 0, blue = 0, open = 0
      for (let point = 0; point < sum; point++) {
        const triangle = point === 0 ? one : point === 1 ? two : point === 2 ? three : four
        if (triangle === 0) {
          open++
          continue
        }
        shadeAt(triangle - 1, x * fineness + (point & 1) + 0.5, y * fineness + (point >> 1) + 0.5)
        // One point that glares must not outshine the edge.
        red += Math.min(1.5, colour.red)
        green += Math.min(1.5, colour.green)
        blue += Math.min(1.5, colour.blue)
      }
      into[at] = (red + (into[at] ?? 0) * open) / sum
      into[at + 1] = (green + (into[at + 1] ?? 0) * open) / sum
      into[at + 2] = (blue + (into[at + 2] ?? 0) * open) / sum
    }
}

const expose = ({ camera: { width, height }, surroundings: { scene } }: Shot, light: Float32Array): Buffer => {
  const pixels = Buffer.allocUnsafe(width * height * 3)
  for (let y = 0, at = 0; y < height; y++) {
    const dy = (y / height - 0.5) ** 2
    for (let x = 0; x < width; x++) {
      const fall = scene.exposure * (1 - 0.34 * ((x / width - 0.5) ** 2 + dy))
      pixels[at] = toned((light[at] ?? 0) * fall)
      pixels[at + 1] = toned((light[at + 1] ?? 0) * fall)
      pixels[at + 2] = toned((light[at + 2] ?? 0) * fall)
      at += 3
    }
  }
  return pixels
}

let kept: Float32Array | undefined

export const takePhoto = (shot: Shot): Buffer => {
  const { width, height } = shot.camera
  if (kept?.length !== width * height * 3) kept = new Float32Array(width * height * 3)
  drawBackdrop(shot, kept)
  const seen = rasterise(shot.car, shot.camera)
  drawGround(shot, shadowOf(shot.car, shot.surroundings.scene), seen, kept)
  drawCar(shot, seen, kept)
  return expose(shot, kept)
}
