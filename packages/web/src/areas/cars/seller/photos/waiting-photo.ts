// A photo that was taken and has not arrived yet.
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import type { DamagePosition } from '@bidyard/contract/enums/car-damage'

/** What a photo shows. */
export interface PhotoLabel {
  readonly view: CarPhotoView
  readonly position: DamagePosition | null
  readonly label: string | null
}

/** Where the bytes may go, and until when. */
export interface OpenUpload {
  readonly method: 'PUT'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly endsAt: string
}

export interface WaitingPhoto extends PhotoLabel {
  readonly id: string
  readonly orderId: string
  /** The photo in whose place it comes. */
  readonly replaces: string | null
  readonly file: Blob
  readonly name: string
  readonly takenAt: number
  /** How far it came: each step is written down, so that a page that opens again goes on there. */
  readonly stage: 'taken' | 'announced' | 'sent' | 'kept'
  readonly fileId: string | null
  readonly upload: OpenUpload | null
}
