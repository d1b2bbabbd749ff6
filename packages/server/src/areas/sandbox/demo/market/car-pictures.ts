// The port to whoever draws the cars of the demo market; where there is none they stay without photos.
import type { CarPhotoView, Color, DamagePosition, DamageValue, SeatColor } from '@bidyard/contract/enums'

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

export interface CarPictures {
  /** The first shows the car's face. */
  albumOf(car: PicturedCar): readonly CarPicture[]
  close(): void
}
