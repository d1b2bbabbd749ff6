// The port to whoever draws the cars of the demo market; where there is none they stay without photos.
import type { CarPhotoView, Color, DamagePosition, DamageValue, SeatColor } from '@bidyard/contract/enums'
import type { MarketRows } from './market-rows.ts'

export interface PicturedCar {
  readonly carNumber: string
  readonly modelCode: string | null
  readonly color: Color | null
  readonly seatColor: SeatColor | null
  readonly odometerKm: number
  readonly damages: readonly { readonly position: DamagePosition; readonly values: readonly DamageValue[] }[]
}

export interface CarPicture {
  readonly view: CarPhotoView
  readonly position: DamagePosition | null
  draw(): Promise<Uint8Array>
}

/** What a program brings along that has a demo world. */
export interface DemoMarket {
  readonly rows: MarketRows
  readonly pictures: CarPictures
}

export interface CarPictures {
  /** The first shows the car's face. */
  albumOf(car: PicturedCar): readonly CarPicture[]
  close(): void
}
