// Which sheet lies where on a car.
import { surfaces } from '../shape/mesh.ts'
import type { Wheel, WholeCar } from '../shape/whole-car.ts'
import { bare, readSheet, type Covering, type Skins } from './skins.ts'

const endReach = 0.4
const sheetMiddle = 1.2

const clear = (into: Covering): void => {
  into.red = into.green = into.blue = into.cover = into.glass = into.dull = 0
}

const standsBack = (face: Float32Array, y: number): number => face[Math.max(0, Math.min(239, Math.round(y * 100)))] ?? 0

/** The floor is dark; only where it curves up into a bumper does it carry paint. */
export const kindAt = ({ lines: { shape } }: WholeCar, kind: number, x: number): number =>
  kind === surfaces.under && x > endReach && x < shape.length - endReach ? surfaces.dark : kind

const isUpright = ({ name }: WholeCar): boolean => name !== 'sedan' && name !== 'coupe'

const coverBody = (car: WholeCar, skins: Skins, kind: number, x: number, y: number, z: number,
  into: Covering): void => {
  const { shape } = car.lines
  const isTop = kind !== surfaces.side && kind !== surfaces.window
  const isTruck = car.name === 'truck'
  const flat = Math.abs(z)
  const sign = z < 0 ? -1 : 1
  const fromTail = shape.length - x
  if (kind === surfaces.window && x > 0.3 && x < shape.glassEnd) return readSheet(skins.side, x, y, into)
  const frontEdge = isTop ? (isTruck ? 0.6 : shape.bonnetEdge) : isTruck ? 0.2 : endReach
  if (x < frontEdge || (kind === surfaces.under && x < endReach)) {
    const back = isTop ? 0 : Math.max(0, x - standsBack(skins.nose, y))
    return readSheet(skins.front, sign * (flat + back), y, into)
  }
  const rearEdge = isTop ? (isUpright(car) ? shape.length - shape.roofRear + 0.02 : 0.2) : endReach
  if (fromTail < rearEdge || kind === surfaces.under) {
    const back = isTop ? 0 : Math.max(0, fromTail - standsBack(skins.tail, y))
    return readSheet(skins.rear, -sign * (flat + back), y, into)
  }
  if (isTop) readSheet(skins.top, x, z + sheetMiddle, into)
  else readSheet(skins.side, x, y, into)
}

const wheelNear = ({ wheels }: WholeCar, x: number, z: number): Wheel | undefined => {
  for (const wheel of wheels) if (wheel.z * z > 0 && Math.abs(wheel.x - x) < 0.6) return wheel
  return undefined
}

/** Rings on the wall of a tyre, raised words, and grooves in its tread. */
const coverTyre = (car: WholeCar, x: number, y: number, z: number, into: Covering): void => {
  const wheel = wheelNear(car, x, z)
  if (wheel === undefined) return
  const radius = Math.hypot(x - wheel.x, y - wheel.y)
  const up = (radius - wheel.rim) / (wheel.tyre - wheel.rim)
  const turn = (Math.atan2(y - wheel.y, x - wheel.x) + Math.PI) * 9
  const isWord = up > 0.42 && up < 0.6 && turn % 14 < 6 && (turn * 4.3) % 1.6 > 0.5
  const isRing = Math.abs(up - 0.22) < 0.02 || Math.abs(up - 0.78) < 0.018
  const isGroove = up > 0.97 && Math.abs(((Math.abs(z) - Math.abs(wheel.z)) * 22 + 40) % 1 - 0.5) < 0.14
  const tint = isGroove ? 4 : isWord ? 64 : isRing ? 52 : up > 0.97 ? 44 : 36
  into.red = into.green = into.blue = tint
  into.cover = 1
}

/** Boards of a truck's bed are pressed lengthwise. */
const coverBed = (y: number, into: Covering): void => {
  const rib = Math.abs(((y - 0.78) * 8.5) % 1 - 0.5)
  if (rib < 0.08) into.cover = 0.4
}

const over = bare()

const addPatch = ({ patch }: Skins, kind: number, x: number, y: number, z: number, into: Covering): void => {
  if (patch === undefined || z < 0 && !patch.isOnTop) return
  if ((kind === surfaces.top) !== patch.isOnTop) return
  readSheet(patch.sheet, x, patch.isOnTop ? z + sheetMiddle : y, over)
  if (over.cover === 0) return
  const rest = into.cover * (1 - over.cover)
  const cover = over.cover + rest
  into.red = (over.red * over.cover + into.red * rest) / cover
  into.green = (over.green * over.cover + into.green * rest) / cover
  into.blue = (over.blue * over.cover + into.blue * rest) / cover
  into.cover = cover
  into.dull = Math.min(1, into.dull + over.dull)
}

export const coverAt = (
  car: WholeCar, skins: Skins, kind: number, x: number, y: number, z: number, into: Covering,
): void => {
  clear(into)
  if (kind <= surfaces.under) {
    coverBody(car, skins, kind, x, y, z, into)
    addPatch(skins, kind, x, y, z, into)
  } else if (kind === surfaces.rim) {
    const wheel = wheelNear(car, x, z)
    if (wheel !== undefined) readSheet(skins.rim, (x - wheel.x) / wheel.rim, (y - wheel.y) / wheel.rim + 1, into)
  } else if (kind === surfaces.tyre) coverTyre(car, x, y, z, into)
  else if (kind === surfaces.panel) coverBed(y, into)
}
