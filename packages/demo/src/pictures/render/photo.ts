// Takes the picture of a car outdoors: backdrop, ground and shadow, then the car, then what a camera makes of it.
import { grainAt, lineAt, shadowAt, shadowOf, stainAt, type Shadow } from '../scene/ground.ts'
import { backdropColumn, backdropRise, linearOf, type Surroundings } from '../scene/surroundings.ts'
import { backdropHeight, backdropWidth } from '../scene/backdrop-drawing.ts'
import type { Paint } from '../paints.ts'
import type { WholeCar } from '../shape/whole-car.ts'
import { rayThrough, type Camera } from './camera.ts'
import { drawCar } from './draw-car.ts'
import { fineness, rasterise, type Seen } from './raster.ts'
import type { Skins } from './skins.ts'

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

const toned = (value: number): number =>
  tones[Math.min(toneSteps - 1, Math.max(0, value / toneMost * toneSteps) | 0)] ?? 0

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
    if (rise < -drop * 1.25) break
    const row = Math.max(0, Math.min(backdropHeight - 1,
      Math.floor((1 - (rise + drop) / backdropRise) * backdropHeight)))
    for (let x = 0; x < width; x++) {
      const from = (row * backdropWidth + (columns[x] ?? 0)) * 3
      const at = (y * width + x) * 3
      into[at] = (linearOf[backdrop[from] ?? 0] ?? 0) * scene.backdropLight
      into[at + 1] = (linearOf[backdrop[from + 1] ?? 0] ?? 0) * scene.backdropLight
      into[at + 2] = (linearOf[backdrop[from + 2] ?? 0] ?? 0) * scene.backdropLight
    }
  }
}

const drawGround = ({ car, camera, surroundings: { scene } }: Shot, shadow: Shadow, seen: Seen,
  into: Float32Array): void => {
  const { width, height, eye, forward, right, up, focal, centreX, centreY } = camera
  const half = car.lines.shape.halfWidth
  const farthest = eye[1] / Math.tan(drop * 0.96 * Math.PI / 180)
  const [groundR, groundG, groundB] = scene.ground
  const lit = (part: 0 | 1 | 2): number =>
    scene.zenith[part] * 0.5 + scene.rim[part] * 0.3 + scene.sun.light[part] * scene.sun.towards[1] * 0.42
  const [litR, litG, litB] = [lit(0), lit(1), lit(2)]
  const [shineR, shineG, shineB] = [scene.rim[0] * 0.42, scene.rim[1] * 0.42, scene.rim[2] * 0.42]
  for (let y = 0; y < height; y++) {
    const b = (centreY - y - 0.5) / focal
    const down = forward[1] + up[1] * b
    const far = down < 0 ? eye[1] / -down : Infinity
    if (far > farthest) continue
    // What stands in the backdrop touches the ground here, a little blurred.
    const haze = Math.max(0, (far - farthest * 0.9) / (farthest * 0.1))
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
      const grain = 1 + (grainAt(gx * 90, gz * 90) * 0.13 * soft + stainAt(gx * 60 + 77, gz * 60) * 0.09 +
        stainAt(gx * 11, gz * 11 + 31) * 0.1)
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
  const { car, skins, camera, surroundings, paint } = shot
  drawCar({ car, skins, camera, light: { surroundings, paint } }, seen, kept)
  return expose(shot, kept)
}
