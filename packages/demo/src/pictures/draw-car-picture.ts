// Draws one picture of a car as a camera would take it; the same wish gives the same picture.
import type { Color, SeatColor } from '@bidyard/contract/enums'
import sharp from 'sharp'
import { chanceOf, type Chance } from './chance.ts'
import { damageNear, type DamageKind } from './damage/damages.ts'
import { drawInside, type InsideView } from './inside/draw-inside.ts'
import { paints } from './paints.ts'
import { takePhoto } from './render/photo.ts'
import { skinsOf } from './render/skins.ts'
import { cameraOf, outsideViews, type OutsideView } from './render/viewpoints.ts'
import { backdropWidth } from './scene/backdrop-drawing.ts'
import { sceneNames, type SceneName } from './scene/scenes.ts'
import { surroundingsOf } from './scene/surroundings.ts'
import type { BodyName } from './shape/body-shapes.ts'
import { wholeCar } from './shape/whole-car.ts'
import { lookNumbers, type LookNumber } from './skin/look.ts'

export const carViews = [...outsideViews, 'interior', 'dashboard', 'engine'] as const
export type CarView = (typeof carViews)[number]

export interface CarPictureWish {
  readonly body: BodyName
  readonly colour: Color
  readonly view: CarView
  /** One for each car: it decides the make's look, the place, the light and where the photographer stands. */
  readonly seed: string
  readonly odometerKm: number
  readonly seatColour?: SeatColor
  /** A damage seen from near, instead of the view. */
  readonly damage?: DamageKind
  readonly size?: readonly [width: number, height: number]
}

const usual = [1_600, 1_200] as const

interface Occasion {
  readonly look: LookNumber
  readonly scene: SceneName
  readonly chance: Chance
  readonly turn: number
}

/** All pictures of one car are taken on one day at one place. */
const occasionOf = (seed: string, view: string): Occasion => {
  const day = chanceOf(seed)
  const look = day.pick(lookNumbers)
  const scene = day.happens(0.15) ? 'yard' : day.pick(sceneNames)
  const turn = Math.floor(day.between(0, backdropWidth))
  return { look, scene, turn, chance: chanceOf(`${seed} ${view}`) }
}

const outside = async (wish: CarPictureWish, view: OutsideView, size: readonly [number, number]): Promise<Buffer> => {
  const { look, scene, chance, turn } = occasionOf(wish.seed, wish.damage ?? view)
  const car = wholeCar(wish.body)
  const near = wish.damage !== undefined || view === 'wheel'
  const skins = await skinsOf(wish.body, look, near ? 'near' : 'far')
  const surroundings = await surroundingsOf(scene)
  const paint = paints[wish.colour]
  if (wish.damage === undefined)
    return takePhoto({ car, skins, paint, surroundings, camera: cameraOf(view, car, chance, size), turn })
  const { patch, camera } = await damageNear(car, wish.damage, wish.seed, size)
  return takePhoto({ car, skins: { ...skins, patch }, paint, surroundings, camera, turn })
}

const isInside = (view: CarView): view is InsideView => view === 'interior' || view === 'dashboard' || view === 'engine'

/** Raw red, green, blue. */
const pixelsOf = (wish: CarPictureWish, size: readonly [number, number]): Promise<Buffer> => {
  const { view } = wish
  if (wish.damage !== undefined) return outside(wish, 'left', size)
  if (!isInside(view)) return outside(wish, view, size)
  const { scene, look } = occasionOf(wish.seed, view)
  return drawInside(view, { ...wish, seatColour: wish.seatColour ?? 'black', scene, look, size })
}

/** A JPEG file. */
export const drawCarPicture = async (wish: CarPictureWish): Promise<Buffer> => {
  const size = wish.size ?? usual
  const [width, height] = size
  const pixels = await pixelsOf(wish, size)
  return sharp(pixels, { raw: { width, height, channels: 3 } }).jpeg({ quality: 84 }).toBuffer()
}
