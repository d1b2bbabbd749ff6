// A check while it is worked on: what it says, and how a part of it or a photo is changed.
import type { DamagePosition } from '@bidyard/contract/enums/car-damage'
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import type { CheckPart, CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import { inspectingParts } from '@bidyard/contract/shapes/work/attended'
import type { Asked } from '../../../../api/may-ask.tsx'
import { changeHeld } from '../kept/held.ts'
import {
  changingReading, clearingReading, isOpen, recordNow, settled, takingAway, withPart,
} from '../kept/kept-rules.ts'
import type { KeptCheck, KeptPhoto, Whole } from '../kept/kept.ts'

/** Who works on a visit at its car: fewer than may ask for the same about a car of the house’s own. */
export const atTheCar: Asked = { who: ['staff'], parts: inspectingParts }

export interface Work extends Whole {
  readonly kept: KeptCheck
  readonly record: CheckRecord
  /** It may only be read. */
  readonly isLocked: boolean
}

export const workOf = (kept: KeptCheck, photos: readonly KeptPhoto[], mayWrite: boolean): Work =>
  ({ kept, photos, record: recordNow(kept), isLocked: !mayWrite || !isOpen(kept) })

type Change = (whole: Whole & { readonly kept: KeptCheck }) => Whole

/** What was refused before may be right now. That the device keeps nothing is told by what is held. */
const changeWork = ({ kept: { id } }: Work, change: Change): void => {
  const changedAt = Date.now()
  void changeHeld(id, (whole) => {
    if (whole.kept === null) return whole
    return settled(change({ ...whole, kept: { ...whole.kept, changedAt, trouble: null } }))
  }).catch(() => undefined)
}

export const changePart = <Part extends CheckPart>(
  work: Work, part: Part, change: (now: CheckRecord[Part]) => CheckRecord[Part],
): void => changeWork(work, (whole) => ({ ...whole, kept: withPart(whole.kept, part, change) }))

export const setPart = <Part extends CheckPart>(work: Work, part: Part, value: CheckRecord[Part]): void =>
  changePart(work, part, () => value)

export const clearReading = (work: Work): void =>
  changeWork(work, (whole) => ({ ...whole, kept: clearingReading(whole.kept) }))

/** Before anything was read a photo may have been taken already. */
const lastOfDashboard = ({ photos }: Whole): string | null =>
  photos.findLast(({ view, isRemoved }) => view === 'dashboard' && !isRemoved)?.id ?? null

export const changeReading = (work: Work, next: Partial<NonNullable<CheckRecord['odometer']>>): void =>
  changeWork(work, (whole) => ({ ...whole, kept: changingReading(whole.kept, next, lastOfDashboard(whole)) }))

interface Taken {
  readonly view: CarPhotoView
  readonly position: DamagePosition | null
}

/** Kept together with the word that names it, or not at all. */
export const addPhoto = (work: Work, file: File, { view, position }: Taken): void => {
  const { id: checkId, uid, check } = work.kept
  const photo: KeptPhoto = {
    id: crypto.randomUUID(), uid, checkId, orderId: check.orderId, view, position, file, takenAt: Date.now(),
    fileId: null, addKey: crypto.randomUUID(), photoId: null, isRemoved: false, trouble: null,
  }
  changeWork(work, (whole) => {
    const photos = [...whole.photos, photo]
    if (position !== null)
      return { photos, kept: withPart(whole.kept, 'damages', (damages) => damages?.map((damage) =>
        damage.position === position ? { ...damage, photoIds: [...damage.photoIds, photo.id] } : damage) ?? null) }
    if (view !== 'dashboard') return { ...whole, photos }
    return { photos, kept: withPart(whole.kept, 'odometer', (odometer) =>
      odometer === null ? null : { ...odometer, photoId: photo.id }) }
  })
}

export const removePhoto = (work: Work, removed: string): void =>
  changeWork(work, (whole) => takingAway(whole, removed))
