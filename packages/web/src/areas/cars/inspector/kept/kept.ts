// What this device keeps of a check: how the server told it last, and what was looked at here since.
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import type { DamagePosition } from '@bidyard/contract/enums/car-damage'
import type { HistoryCounts } from '@bidyard/contract/shapes/cars/accident-history'
import type { CheckPart, CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import type { CarCheck } from '@bidyard/contract/shapes/cars/checks'

/** What one wants to know of a car while one stands beside it. */
export interface KeptCar {
  readonly orderNo: string
  readonly name: string | null
  readonly modelYear: number | null
  readonly kind: string | null
  /** As the seller told it. */
  readonly toldKm: number | null
  /** Null where no insurance history is known. */
  readonly history: HistoryCounts | null
}

/** A save that may have reached the server: sent again under the same key until it was answered. */
export interface Outgoing {
  readonly key: string
  readonly record: Partial<CheckRecord>
  readonly seenVersion: number
}

/** A part that somebody else changed as well; in lists of things the one thing. */
export interface Clash {
  readonly part: CheckPart
  readonly key: string | null
}

export interface KeptCheck {
  readonly id: string
  /** Whose work it is; nobody else sees it on this device. */
  readonly uid: string
  readonly check: CarCheck
  readonly car: KeptCar | null
  /** Parts that the server does not have yet; photos may stand there by their names on this device. */
  readonly draft: Partial<CheckRecord>
  /** The photo of an odometer whose reading was cleared: a new reading has it again. */
  readonly unreadPhotoId?: string | null
  readonly outgoing: Outgoing | null
  /** Begun, or completed, here and not yet told. */
  readonly startKey: string | null
  readonly completeKey: string | null
  /** Photos that others took, by their names on the server, and that have to go there. */
  readonly removed: readonly string[]
  /** What somebody else saved, where both changed the same. */
  readonly theirs: CheckRecord | null
  readonly clashes: readonly Clash[]
  /** Why the server refuses, in its own words. */
  readonly trouble: string | null
  readonly changedAt: number
}

export interface KeptPhoto {
  /** Its name on this device. */
  readonly id: string
  readonly uid: string
  readonly checkId: string
  readonly orderId: string
  readonly view: CarPhotoView
  readonly position: DamagePosition | null
  readonly file: File
  readonly takenAt: number
  /** Uploaded, and perhaps not yet put to the car. */
  readonly fileId: string | null
  readonly addKey: string
  /** Its name on the server. */
  readonly photoId: string | null
  readonly isRemoved: boolean
  readonly trouble: string | null
}

export interface Whole {
  readonly kept: KeptCheck | null
  readonly photos: readonly KeptPhoto[]
}

export const newlyKept = (uid: string, check: CarCheck, car: KeptCar | null): KeptCheck => ({
  id: check.id, uid, check, car, draft: {}, outgoing: null, startKey: null, completeKey: null, removed: [],
  theirs: null, clashes: [], trouble: null, changedAt: Date.now(),
})
