// The four sheets of a body and its rim, and what they show at a place on the car.
import { recent } from '../recent.ts'
import type { BodyName } from '../shape/body-shapes.ts'
import { wholeCar, type WholeCar } from '../shape/whole-car.ts'
import { frontDrawing } from '../skin/front-drawing.ts'
import { looks, type LookNumber } from '../skin/look.ts'
import { rearDrawing } from '../skin/rear-drawing.ts'
import { rimDrawing } from '../skin/rim-drawing.ts'
import { rasteriseDrawing, type Sheet } from '../skin/sheet.ts'
import { sideDrawing } from '../skin/side-drawing.ts'
import { topDrawing } from '../skin/top-drawing.ts'

export interface Patch {
  readonly sheet: Sheet
  readonly isOnTop: boolean
  /** A dent pushes the paint in: where, how wide, how deep. */
  readonly dents: readonly (readonly [x: number, y: number, radius: number, depth: number])[]
}

export interface Skins {
  readonly side: Sheet
  readonly front: Sheet
  readonly rear: Sheet
  readonly top: Sheet
  readonly rim: Sheet
  /** A damage that lies over the paint. */
  readonly patch?: Patch
  /** How far nose and tail stand back, by centimetres of height. */
  readonly nose: Float32Array
  readonly tail: Float32Array
}

/** Seen from afar, a finer sheet than the picture would only glitter. */
export type Distance = 'far' | 'near'

const pixelsPerMetre = { far: [240, 260, 240, 150, 128], near: [320, 320, 320, 220, 460] } as const

const open = async (car: WholeCar, number: LookNumber, distance: Distance): Promise<Skins> => {
  const [side, front, rear, top, rim] = pixelsPerMetre[distance]
  const look = looks[number]
  const faces = (face: (y: number) => number): Float32Array =>
    Float32Array.from({ length: 240 }, (_, cm) => face(cm / 100))
  return {
    side: await rasteriseDrawing(sideDrawing(car, look), side),
    front: await rasteriseDrawing(frontDrawing(car, look), front),
    rear: await rasteriseDrawing(rearDrawing(car, look), rear),
    top: await rasteriseDrawing(topDrawing(car, look), top),
    rim: await rasteriseDrawing(rimDrawing(look), rim),
    nose: faces(car.lines.noseAt), tail: faces(car.lines.tailAt),
  }
}

const opened = { far: recent<Promise<Skins>>(12), near: recent<Promise<Skins>>(4) }

export const skinsOf = (body: BodyName, look: LookNumber, distance: Distance): Promise<Skins> =>
  opened[distance](`${body} ${look}`, () => open(wholeCar(body), look, distance))

/** What lies at a place: filled in by `readSheet`, so that a million places need no million objects. */
export interface Covering {
  red: number
  green: number
  blue: number
  cover: number
  glass: number
  dull: number
}

export const bare = (): Covering => ({ red: 0, green: 0, blue: 0, cover: 0, glass: 0, dull: 0 })

export const readSheet = (sheet: Sheet, x: number, y: number, into: Covering): void => {
  const { width, height, fineness, colours, marks } = sheet
  const u = (x - sheet.left) * fineness - 0.5, v = height - (y - sheet.low) * fineness - 0.5
  const u0 = Math.floor(u), v0 = Math.floor(v)
  into.red = into.green = into.blue = into.cover = into.glass = into.dull = 0
  if (u0 < 0 || v0 < 0 || u0 >= width - 1 || v0 >= height - 1) return
  const fu = u - u0, fv = v - v0
  for (let corner = 0; corner < 4; corner++) {
    const right = corner & 1, below = corner >> 1
    const at = ((v0 + below) * width + u0 + right) * 4
    const weight = (right === 1 ? fu : 1 - fu) * (below === 1 ? fv : 1 - fv)
    const alpha = weight * (colours[at + 3] ?? 0) / 255
    into.red += alpha * (colours[at] ?? 0)
    into.green += alpha * (colours[at + 1] ?? 0)
    into.blue += alpha * (colours[at + 2] ?? 0)
    into.cover += alpha
    const mark = weight * (marks[at + 3] ?? 0) / 65_025
    into.glass += mark * (marks[at] ?? 0)
    into.dull += mark * (marks[at + 1] ?? 0)
  }
  if (into.cover > 0) {
    into.red /= into.cover
    into.green /= into.cover
    into.blue /= into.cover
  }
}
