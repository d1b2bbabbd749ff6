// The photos of a car on the demo market: what is to be seen on each, and how one gets it drawn.
import type { CarPhotoView, Color, DamagePosition, DamageValue, SeatColor } from '@bidyard/contract/enums'
import { bodyOfModel } from '../car-bodies.ts'
import { albumOf, closeUpOf } from './album.ts'
import type { CarPictureWish } from './draw-car-picture.ts'
import { openPicturePress } from './picture-press.ts'

export interface DemoPicturedCar {
  readonly carNumber: string
  readonly modelCode: string | null
  readonly color: Color | null
  readonly seatColor: SeatColor | null
  readonly odometerKm: number
  readonly damages: readonly { readonly position: DamagePosition; readonly values: readonly DamageValue[] }[]
}

export interface DemoPicture {
  readonly view: CarPhotoView
  /** Of a damage that is seen from near. */
  readonly position: DamagePosition | null
  /** A JPEG file. */
  draw(): Promise<Uint8Array>
}

export interface DemoPictures {
  /** The first shows the car's face. */
  albumOf(car: DemoPicturedCar): readonly DemoPicture[]
  close(): void
}

/** Cars of one body and colour that share their pictures: enough are different, and few need to be drawn. */
const likenesses = 5

const likenessOf = (carNumber: string): number => Number(carNumber.slice(-4)) % likenesses

/** What was drawn lies in the folder; without a size the pictures are as large as photos. */
export const openDemoPictures = (folder: string, size?: readonly [number, number]): DemoPictures => {
  const press = openPicturePress(folder)
  const picture = (wish: CarPictureWish, position: DamagePosition | null): DemoPicture => ({
    view: wish.damage === undefined ? wish.view : 'damage', position,
    draw: () => press.draw(size === undefined ? wish : { ...wish, size }),
  })
  return {
    albumOf: (car) => {
      const seen = car.damages.flatMap(({ position, values }) => {
        const damage = values.map(closeUpOf).find((one) => one !== null)
        return damage === null || damage === undefined ? [] : [{ position, damage }]
      })
      const wishes = albumOf({
        body: car.modelCode === null ? 'sedan' : bodyOfModel(car.modelCode), colour: car.color ?? 'white',
        seatColour: car.seatColor ?? 'black', odometerKm: car.odometerKm, likeness: likenessOf(car.carNumber),
        damages: seen.map(({ damage }) => damage),
      })
      const views = wishes.length - seen.length
      return wishes.map((wish, at) => picture(wish, at < views ? null : seen[at - views]?.position ?? null))
    },
    close: () => press.close(),
  }
}
