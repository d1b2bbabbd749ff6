// A scene made ready: its backdrop as pixels, and the light that comes from each direction.
import sharp from 'sharp'
import { toLinear } from '../paints.ts'
import { backdropDrawing, backdropHeight, backdropWidth } from './backdrop-drawing.ts'
import { scenes, type Scene, type SceneName } from './scenes.ts'

export interface Surroundings {
  readonly scene: Scene
  /** Red, green, blue; the lower edge is the horizon, the upper one thirty degrees above it. */
  readonly backdrop: Uint8Array
  readonly light: Float32Array
}

export const around = 512
export const upDown = 256
export const backdropRise = 30

export const linearOf: Float32Array = Float32Array.from({ length: 256 }, (_, value) => toLinear(value / 255))

/** A corner's number for a direction seen from above, 0 to 4: as good as an angle, and needs no arc tangent. */
export const turnOf = (x: number, z: number): number => {
  const sum = Math.abs(x) + Math.abs(z) || 1
  const share = x / sum
  return z >= 0 ? 1 - share : 3 + share
}

const directionOf = (turn: number): readonly [x: number, z: number] => {
  const x = turn < 2 ? 1 - turn : turn - 3
  const z = (turn < 2 ? 1 : -1) * (1 - Math.abs(x))
  const length = Math.hypot(x, z) || 1
  return [x / length, z / length]
}

export const backdropColumn = (x: number, z: number): number => {
  const turn = Math.atan2(z, x) / (2 * Math.PI) + 1
  return Math.floor((turn % 1) * backdropWidth) % backdropWidth
}

const skyAt = ({ zenith, rim, isInside }: Scene, y: number, x: number, z: number): readonly [number, number,
  number] => {
  const share = Math.sqrt(y)
  const [r, g, b] = [0, 1, 2].map((part) => (rim[part] ?? 0) + ((zenith[part] ?? 0) - (rim[part] ?? 0)) * share)
  if (!isInside || y < 0.3) return [r ?? 0, g ?? 0, b ?? 0]
  // Rows of tubes below the ceiling.
  const [left, front] = [z / y, x / y]
  const isTube = Math.abs(((left + 40.3) % 1.1) - 0.55) < 0.11 && Math.abs(((front + 40.8) % 1.7) - 0.85) < 0.62
  return isTube ? [3.2, 3.25, 3.2] : [(r ?? 0) * 0.55, (g ?? 0) * 0.55, (b ?? 0) * 0.55]
}

const lightMap = (scene: Scene, small: Uint8Array, smallHeight: number): Float32Array => {
  const map = new Float32Array(around * upDown * 3)
  for (let row = 0; row < upDown; row++) {
    const y = (row + 0.5) / upDown * 2 - 1
    for (let column = 0; column < around; column++) {
      const [x, z] = directionOf((column + 0.5) / around * 4)
      const level = Math.sqrt(Math.max(0, 1 - y * y))
      const [dx, dz] = [x * level, z * level]
      const at = (row * around + column) * 3
      const rise = Math.asin(y) * 180 / Math.PI
      if (y < 0) {
        // The ground is darker below the car, and takes on the haze far away.
        const near = Math.min(1, -y * 2.2)
        for (let part = 0; part < 3; part++) {
          const far = (scene.rim[part] ?? 0) * 0.42 + (scene.ground[part] ?? 0) * 0.4
          map[at + part] = far * (1 - near) + (scene.ground[part] ?? 0) * (scene.isInside ? 0.4 : 0.62) * near
        }
        continue
      }
      const sky = skyAt(scene, y, dx, dz)
      if (rise < backdropRise) {
        const share = Math.max(0, (rise - 22) / 8)
        const from = (Math.min(smallHeight - 1, Math.floor((1 - rise / backdropRise) * smallHeight)) * around +
          Math.floor(backdropColumn(x, z) / backdropWidth * around)) * 3
        for (let part = 0; part < 3; part++)
          map[at + part] = (linearOf[small[from + part] ?? 0] ?? 0) * scene.backdropLight * (1 - share) +
            (sky[part] ?? 0) * share
      } else for (let part = 0; part < 3; part++) map[at + part] = sky[part] ?? 0
    }
  }
  return map
}

const open = async (name: SceneName): Promise<Surroundings> => {
  const scene = scenes[name]
  const drawn = await sharp(Buffer.from(backdropDrawing(name)),
    { limitInputPixels: false }).removeAlpha().raw().toBuffer()
  const raw = { width: backdropWidth, height: backdropHeight, channels: 3 as const }
  const backdrop = await sharp(drawn, { raw }).blur(4.4).raw().toBuffer()
  const smallHeight = 64
  const small = await sharp(backdrop, { raw }).resize(around, smallHeight, { fit: 'fill' }).blur(1.2).raw().toBuffer()
  return { scene, backdrop, light: lightMap(scene, small, smallHeight) }
}

const opened = new Map<SceneName, Promise<Surroundings>>()

export const surroundingsOf = (name: SceneName): Promise<Surroundings> => {
  const found = opened.get(name) ?? open(name)
  opened.set(name, found)
  return found
}
