// How a surface answers to light: paint with its clear coat, glass, rubber, metal.
import type { Paint } from '../paints.ts'
import { surfaces } from '../shape/mesh.ts'
import { around, linearOf, turnOf, upDown, type Surroundings } from '../scene/surroundings.ts'
import type { Covering } from './skins.ts'

export interface Colour {
  red: number
  green: number
  blue: number
}

const fromAround: Colour = { red: 0, green: 0, blue: 0 }

/** The light that comes from a direction. */
const lookUp = (map: Float32Array, x: number, y: number, z: number): Colour => {
  const u = turnOf(x, z) / 4 * around - 0.5, v = (y + 1) / 2 * upDown - 0.5
  const u0 = Math.floor(u), v0 = Math.max(0, Math.min(upDown - 2, Math.floor(v)))
  const fu = u - u0, fv = Math.max(0, Math.min(1, v - v0))
  const left = (u0 + around) % around, right = (u0 + 1) % around
  const a = (v0 * around + left) * 3, b = (v0 * around + right) * 3
  const c = a + around * 3, d = b + around * 3
  const wa = (1 - fu) * (1 - fv), wb = fu * (1 - fv), wc = (1 - fu) * fv, wd = fu * fv
  fromAround.red = (map[a] ?? 0) * wa + (map[b] ?? 0) * wb + (map[c] ?? 0) * wc + (map[d] ?? 0) * wd
  fromAround.green = (map[a + 1] ?? 0) * wa + (map[b + 1] ?? 0) * wb + (map[c + 1] ?? 0) * wc + (map[d + 1] ?? 0) * wd
  fromAround.blue = (map[a + 2] ?? 0) * wa + (map[b + 2] ?? 0) * wb + (map[c + 2] ?? 0) * wc + (map[d + 2] ?? 0) * wd
  return fromAround
}

export interface Place {
  x: number
  y: number
  z: number
  /** Where the surface faces, and where the eye is. */
  nx: number
  ny: number
  nz: number
  ex: number
  ey: number
  ez: number
}

export interface Light {
  readonly surroundings: Surroundings
  readonly paint: Paint
}

const dark = 0.012

export const shadePlace = ({ surroundings, paint }: Light, place: Place, kind: number, covering: Covering,
  into: Colour): void => {
  const { scene, light } = surroundings
  const { nx, ny, nz, ex, ey, ez } = place
  const facing = Math.max(0.001, nx * ex + ny * ey + nz * ez)
  const rx = 2 * facing * nx - ex, ry = 2 * facing * ny - ey, rz = 2 * facing * nz - ez
  const sunX = scene.sun.towards[0], sunY = scene.sun.towards[1], sunZ = scene.sun.towards[2]
  const sunAngle = Math.max(0, nx * sunX + ny * sunY + nz * sunZ)
  const up = 0.5 + 0.5 * ny
  // Near the ground the car shades itself.
  const open = Math.min(1, 0.34 + Math.max(0, place.y - 0.08) * 1.15)
  const glass = covering.glass
  const cover = kind === surfaces.dark ? 1 : covering.cover
  const isDark = kind === surfaces.dark
  const rubber = kind === surfaces.tyre || isDark || kind === surfaces.trim
  const dull = rubber ? 1 : covering.dull
  let baseR = paint.base[0], baseG = paint.base[1], baseB = paint.base[2]
  let metal = paint.metal
  if (kind === surfaces.rim || cover > 0) {
    baseR += ((isDark ? dark * 0.3 : linearOf[covering.red | 0] ?? 0) - baseR) * cover
    baseG += ((isDark ? dark * 0.3 : linearOf[covering.green | 0] ?? 0) - baseG) * cover
    baseB += ((isDark ? dark * 0.3 : linearOf[covering.blue | 0] ?? 0) - baseB) * cover
    metal *= 1 - cover
  }
  if (kind === surfaces.trim) baseR = baseG = baseB = dark
  if (kind === surfaces.lamp) {
    baseR = 0.42
    baseG = baseB = dark
  }
  const isRim = kind === surfaces.rim
  const skyR = (scene.zenith[0] * 0.55 + scene.rim[0] * 0.45) * up + scene.ground[0] * 0.75 * (1 - up)
  const skyG = (scene.zenith[1] * 0.55 + scene.rim[1] * 0.45) * up + scene.ground[1] * 0.75 * (1 - up)
  const skyB = (scene.zenith[2] * 0.55 + scene.rim[2] * 0.45) * up + scene.ground[2] * 0.75 * (1 - up)
  const sun = sunAngle * 0.62
  const matt = (1 - metal * 0.42) * open * (isRim ? 0.75 : 1)
  into.red = baseR * (skyR * 0.82 + scene.sun.light[0] * sun) * matt
  into.green = baseG * (skyG * 0.82 + scene.sun.light[1] * sun) * matt
  into.blue = baseB * (skyB * 0.82 + scene.sun.light[2] * sun) * matt
  const away = 1 - facing
  const edge = away * away * away * away * away
  const gloss = dull > 0.5 ? 0.012 + 0.09 * edge : glass > 0.5 ? 0.075 + 0.9 * edge : 0.048 + 0.82 * edge
  const seen = lookUp(light, rx, ry, rz)
  const near = ry < 0 ? open : 1
  const coat = isDark ? 0 : gloss * near * (isRim ? 2 : 1)
  const flakes = metal * 0.62 * near * (1 - coat)
  into.red = into.red * (1 - coat) + seen.red * (coat + flakes * baseR)
  into.green = into.green * (1 - coat) + seen.green * (coat + flakes * baseG)
  into.blue = into.blue * (1 - coat) + seen.blue * (coat + flakes * baseB)
  const glint = Math.max(0, rx * sunX + ry * sunY + rz * sunZ)
  if (glint > 0.9 && !rubber && dull < 0.5 && !scene.isInside) {
    const wide = glint ** 60 * 0.16 * (metal + 0.1), sharp = glint ** 900 * 2.2
    into.red += scene.sun.light[0] * (wide * (baseR + 0.04) * 4 + sharp)
    into.green += scene.sun.light[1] * (wide * (baseG + 0.04) * 4 + sharp)
    into.blue += scene.sun.light[2] * (wide * (baseB + 0.04) * 4 + sharp)
  }
}
