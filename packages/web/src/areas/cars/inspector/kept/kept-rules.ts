// What a kept check says now, what of it the server does not have yet, and how it meets what somebody else saved.
import { type CheckPart, type CheckRecord, emptyRecord } from '@bidyard/contract/shapes/cars/check-record'
import type { CarCheck } from '@bidyard/contract/shapes/cars/checks'
import { mergePart, thingOf, withThing } from './keyed-rules.ts'
import type { Clash, KeptCheck, KeptPhoto, Whole } from './kept.ts'
import { same } from './same.ts'

type Parts = Partial<CheckRecord>

const partsOf = (parts: Parts): CheckPart[] => Object.keys(parts) as CheckPart[]

export const recordNow = ({ check, draft }: Pick<KeptCheck, 'check' | 'draft'>): CheckRecord =>
  ({ ...emptyRecord, ...check.record, ...draft })

export const isBegun = ({ check, startKey }: KeptCheck): boolean => check.startedAt !== null || startKey !== null

export const isOpen = ({ check, completeKey }: KeptCheck): boolean =>
  check.state === 'inProgress' && completeKey === null

type PhotoNames = ReadonlyMap<string, string | null>

/** Names on this device with those on the server; null while there is none. */
const namesOf = (photos: readonly KeptPhoto[]): PhotoNames => new Map(photos.map(({ id, photoId }) => [id, photoId]))

const named = (names: PhotoNames, id: string): string | null => (names.has(id) ? names.get(id) ?? null : id)

/** As the server may have it: a photo that it does not know yet is left out. */
export const forServer = (parts: Parts, photos: readonly KeptPhoto[]): Parts => {
  const names = namesOf(photos)
  const { damages, odometer, ...rest } = parts
  return {
    ...rest,
    ...(damages === undefined ? {} : {
      damages: damages?.map((damage) => ({
        ...damage, photoIds: damage.photoIds.map((id) => named(names, id)).filter((id) => id !== null),
      })) ?? null,
    }),
    ...(odometer === undefined ? {} : {
      odometer: odometer === null || odometer.photoId === null
        ? odometer : { ...odometer, photoId: named(names, odometer.photoId) },
    }),
  }
}

const told = ({ check }: KeptCheck): CheckRecord => check.record ?? emptyRecord

const isClashing = ({ clashes }: KeptCheck, part: CheckPart): boolean => clashes.some((clash) => clash.part === part)

/** Parts that the server has otherwise, as they go to it; what waits for a choice waits. */
export const partsToSend = ({ kept, photos }: Whole): Parts => {
  if (kept === null) return {}
  const parts = forServer(kept.draft, photos)
  return Object.fromEntries(
    partsOf(parts).filter((part) => !isClashing(kept, part) && !same(parts[part], told(kept)[part]))
      .map((part) => [part, parts[part]]),
  )
}

const namesPhotoHere = (parts: Parts, part: CheckPart, photos: readonly KeptPhoto[]): boolean => {
  const whole = { [part]: parts[part] } as Parts
  const isWaiting = photos.some(({ photoId, isRemoved }) => photoId === null && !isRemoved)
  return isWaiting && !same(whole, forServer(whole, photos))
}

/** What the server has as well needs no keeping. */
export const settled = (whole: Whole): Whole => {
  const { kept, photos } = whole
  if (kept === null) return whole
  const parts = forServer(kept.draft, photos)
  const draft = Object.fromEntries(
    partsOf(kept.draft)
      .filter((part) => isClashing(kept, part) || !same(parts[part], told(kept)[part])
        || namesPhotoHere(kept.draft, part, photos))
      .map((part) => [part, kept.draft[part]]),
  ) as Parts
  return { kept: { ...kept, draft }, photos }
}

/** After the server took what was sent: its answer is what it has now. */
export const taken = (whole: Whole, check: CarCheck): Whole =>
  whole.kept === null
    ? whole : settled({ ...whole, kept: { ...whole.kept, check, outgoing: null, trouble: null } })

const met = (whole: Whole, kept: KeptCheck, fresh: CarCheck): Whole => {
  const [base, theirs] = [told(kept), fresh.record ?? emptyRecord]
  const mine = forServer(kept.draft, whole.photos)
  const clashes: Clash[] = []
  const draft: Record<string, unknown> = {}
  for (const part of partsOf(kept.draft)) {
    const merged = mergePart(part, { base, mine, theirs })
    // While nobody else touched it, it keeps the names of photos that are still on their way.
    draft[part] = same(theirs[part], base[part]) ? kept.draft[part] : merged.value
    clashes.push(...merged.clashes.map((key) => ({ part, key })))
  }
  const known = clashes.length > 0 ? { clashes, theirs } : { clashes, theirs: null }
  return settled({ ...whole, kept: { ...kept, ...known, check: fresh, draft, outgoing: null } })
}

/** Somebody else may have saved meanwhile. What may have been sent is asked for again first, under its key. */
export const meeting = (whole: Whole, fresh: CarCheck): Whole => {
  const { kept } = whole
  if (kept === null || fresh.version < kept.check.version) return whole
  if (fresh.version === kept.check.version) return { ...whole, kept: { ...kept, check: fresh } }
  return met(whole, kept, fresh)
}

const without = (kept: KeptCheck, { part, key }: Clash): KeptCheck => {
  const clashes = kept.clashes.filter((clash) => clash.part !== part || clash.key !== key)
  return { ...kept, clashes, theirs: clashes.length === 0 ? null : kept.theirs }
}

export const choosingMine = (kept: KeptCheck, clash: Clash): KeptCheck => without(kept, clash)

export const choosingTheirs = (kept: KeptCheck, clash: Clash): KeptCheck => {
  const { part, key } = clash
  const theirs = kept.theirs ?? emptyRecord
  const thing = key === null ? undefined : thingOf(theirs, part, key)
  const value = key === null
    ? theirs[part] : withThing(kept.draft, part, { key, ...(thing === undefined ? {} : { thing }) })
  return { ...without(kept, clash), draft: { ...kept.draft, [part]: value } }
}

type WithKept = Whole & { readonly kept: KeptCheck }

export const withPart = <Part extends CheckPart>(
  kept: KeptCheck, part: Part, change: (now: CheckRecord[Part]) => CheckRecord[Part],
): KeptCheck => ({ ...kept, draft: { ...kept.draft, [part]: change(recordNow(kept)[part]) } })

type Odometer = NonNullable<CheckRecord['odometer']>

/** Cleared, a reading is none; its photo is still there, and is named again by the next one. */
export const clearingReading = (kept: KeptCheck): KeptCheck => {
  const photoId = odometerPhotoOf(kept)
  return { ...withPart(kept, 'odometer', () => null), unreadPhotoId: photoId }
}

/** What the record names, also where that is none; only without a reading the one that was cleared. */
export const odometerPhotoOf = (kept: KeptCheck): string | null => {
  const { odometer } = recordNow(kept)
  return odometer === null ? kept.unreadPhotoId ?? null : odometer.photoId
}

export const changingReading = (kept: KeptCheck, next: Partial<Odometer>, photoTaken: string | null): KeptCheck => {
  const begun = { reading: 0, unit: 'Km', photoId: kept.unreadPhotoId ?? photoTaken } as const
  return { ...withPart(kept, 'odometer', (now) => ({ ...(now ?? begun), ...next })), unreadPhotoId: null }
}

/** A photo and every word that names it; those of other devices are known by their names on the server alone. */
export const takingAway = ({ kept, photos }: WithKept, removed: string): WithKept => {
  const held = photos.find(({ id, photoId }) => id === removed || photoId === removed)
  const names = held === undefined ? [removed] : [held.id, held.photoId]
  const isNamed = (id: string | null): boolean => id !== null && names.includes(id)
  const unnamed = withPart(
    withPart(kept, 'damages', (damages) => damages?.map((damage) =>
      ({ ...damage, photoIds: damage.photoIds.filter((id) => !isNamed(id)) })) ?? null),
    'odometer', (odometer) =>
      odometer !== null && isNamed(odometer.photoId) ? { ...odometer, photoId: null } : odometer,
  )
  const left = isNamed(kept.unreadPhotoId ?? null) ? { ...unnamed, unreadPhotoId: null } : unnamed
  return {
    kept: held === undefined ? { ...left, removed: [...left.removed, removed] } : left,
    photos: photos.map((photo) => (photo === held ? { ...photo, isRemoved: true } : photo)),
  }
}

/** How many things wait for the way to the server. */
export const waitingCount = (whole: Whole): number => {
  const { kept, photos } = whole
  if (kept === null) return 0
  const wishes = [kept.startKey, kept.completeKey].filter((key) => key !== null).length
  const clashing = new Set(kept.clashes.map(({ part }) => part)).size
  return Object.keys(partsToSend(whole)).length + clashing + wishes + kept.removed.length
    + photos.filter(({ photoId, isRemoved }) => isRemoved || photoId === null).length
}
