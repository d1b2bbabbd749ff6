// Pictures from inside and from under the bonnet: drawn flat, then given the softness and grain of a photograph.
import type { Color, SeatColor } from '@bidyard/contract/enums'
import sharp from 'sharp'
import { chanceOf } from '../chance.ts'
import { paints } from '../paints.ts'
import { grainAt } from '../scene/ground.ts'
import { backdropHeight, backdropWidth } from '../scene/backdrop-drawing.ts'
import type { SceneName } from '../scene/scenes.ts'
import { surroundingsOf } from '../scene/surroundings.ts'
import type { LookNumber } from '../skin/look.ts'
import { dashboardDrawing } from './dashboard-drawing.ts'
import { engineDrawing } from './engine-drawing.ts'
import { interiorDrawing } from './interior-drawing.ts'
import { leathers } from './leathers.ts'

export type InsideView = 'interior' | 'dashboard' | 'engine'

interface InsideWish {
  readonly colour: Color
  readonly seatColour: SeatColor
  readonly seed: string
  readonly odometerKm: number
  readonly scene: SceneName
  readonly look: LookNumber
  readonly size: readonly [width: number, height: number]
}

const svgOf = (inner: string, [width, height]: InsideWish['size']): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="${width}" ` +
    `height="${height}">${inner}</svg>`)

const drawingOf = (view: InsideView, wish: InsideWish): string => {
  // What cars of one make share must not change from car to car.
  const chance = chanceOf(`${view} ${wish.look} ${view === 'interior' ? wish.scene : wish.seed}`)
  if (view === 'interior') return interiorDrawing(leathers[wish.seatColour], chance)
  return view === 'dashboard' ? dashboardDrawing(wish.odometerKm, chance)
    : engineDrawing(paints[wish.colour].swatch, chance)
}

/** What stands before the windscreen. */
const outlook = async ({ scene, seed, size: [width, height] }: InsideWish): Promise<Buffer> => {
  const { backdrop } = await surroundingsOf(scene)
  const wide = 1_500
  const left = Math.floor(chanceOf(`${seed} outlook`).between(0, backdropWidth - wide))
  const view = await sharp(backdrop, { raw: { width: backdropWidth, height: backdropHeight, channels: 3 } })
    .extract({ left, top: 150, width: wide, height: backdropHeight - 150 })
    .resize(width, Math.round(height * 0.46), { fit: 'fill' }).blur(3).png({ compressionLevel: 0 }).toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#77797a' } })
    .composite([{ input: view, left: 0, top: Math.round(height * 0.07) }]).png({ compressionLevel: 0 }).toBuffer()
}

/** Corners fall off, and no flat surface is quite even. */
const asPhoto = (pixels: Buffer, [width, height]: InsideWish['size']): Buffer => {
  for (let y = 0, at = 0; y < height; y++) {
    const dy = (y / height - 0.5) ** 2
    for (let x = 0; x < width; x++) {
      const fall = 1.06 - 0.75 * ((x / width - 0.5) ** 2 + dy)
      const grain = grainAt(x, y) * 2.6
      for (let part = 0; part < 3; part++, at++) pixels[at] = Math.max(0,
        Math.min(255, (pixels[at] ?? 0) * fall + grain))
    }
  }
  return pixels
}

/** Raw red, green, blue. */
export const drawInside = async (view: InsideView, wish: InsideWish): Promise<Buffer> => {
  const drawing = svgOf(drawingOf(view, wish), wish.size)
  const flat = view === 'interior' ? sharp(await outlook(wish)).composite([{ input: drawing }]) : sharp(drawing)
  return asPhoto(await flat.blur(0.8).removeAlpha().raw().toBuffer(), wish.size)
}
