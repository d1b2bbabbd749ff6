// Brings one photo to its order, step by step; where it broke off before, it goes on there.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { filesCalls } from '@bidyard/contract/calls/files'
import type { ReceivedOf } from '@bidyard/contract/call'
import { CallFailure, failedWith } from '../../../../api/call-failure.ts'
import { askServer } from '../../../../api/client.ts'
import { contentTypeOf, plainFileName } from '../../../../api/files/send-file.ts'
import { upload } from '../../../../api/files/upload.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { takePlace, type PlaceAsks } from './take-place.ts'
import type { WaitingPhoto } from './waiting-photo.ts'

export type CarPhoto = ReceivedOf<typeof carsCalls.addCarPhotos>[number]

export interface Journey {
  readonly signal: AbortSignal
  readonly onProgress: (percent: number) => void
  /** Written down before the next step begins. */
  readonly reach: (photo: WaitingPhoto) => Promise<void>
}

/** A link that ends while the bytes are on their way is no use. */
const spareMs = 60_000

const isOpen = ({ upload: open }: WaitingPhoto): boolean =>
  open !== null && Date.parse(open.endsAt) - serverNow() > spareMs

const announce = async (photo: WaitingPhoto, { signal, reach }: Journey): Promise<WaitingPhoto> => {
  const { file, name } = photo
  const announced = await askServer(filesCalls.createFile, {
    body: {
      usageType: 'carPhoto', contentType: contentTypeOf({ name, type: file.type }), name: plainFileName(name),
      sizeBytes: file.size,
    },
  }, { signal })
  const next = { ...photo, stage: 'announced' as const, fileId: announced.file.id, upload: announced.upload }
  await reach(next)
  return next
}

const isRefusal = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.facts.kind === 'answer'

const sendBytes = async (given: WaitingPhoto, journey: Journey): Promise<WaitingPhoto> => {
  const { signal, onProgress, reach } = journey
  const send = async (photo: WaitingPhoto): Promise<WaitingPhoto> => {
    if (photo.upload === null) throw new Error('a photo without a place to go to')
    await upload(photo.upload, photo.file, { signal, onProgress })
    return photo
  }
  const open = given.stage === 'announced' && isOpen(given) ? given : await announce(given, journey)
  // A storage that will not take it there any more takes it at a new place.
  const sent = await send(open).catch(async (error: unknown) => {
    if (!isRefusal(error)) throw error
    return send(await announce(open, journey))
  })
  const next = { ...sent, stage: 'sent' as const, upload: null }
  await reach(next)
  return next
}

const keep = async (given: WaitingPhoto, journey: Journey): Promise<WaitingPhoto> => {
  const ask = (photo: WaitingPhoto) =>
    askServer(filesCalls.commitFile, { params: { id: photo.fileId ?? '' } }, { signal: journey.signal })
  let photo = given
  try {
    await ask(photo)
  } catch (error) {
    // Its answer was lost the last time.
    if (failedWith(error, filesCalls.commitFile, 'FILE_IS_DELETED')) {
      photo = await sendBytes({ ...given, stage: 'taken' }, journey)
      await ask(photo)
    } else if (!failedWith(error, filesCalls.commitFile, 'FILE_IS_ALREADY_COMMITED')) throw error
  }
  const next = { ...photo, stage: 'kept' as const }
  await journey.reach(next)
  return next
}

const photosOf = async (orderId: string): Promise<readonly CarPhoto[]> => {
  const query = { filter: { orderId: { eq: orderId } }, sort: [{ sortOrder: 'asc' as const }], size: 100 }
  return (await askServer(carsCalls.listCarPhotos, { query })).items
}

const attach = async ({ orderId, fileId, view, position, label }: WaitingPhoto): Promise<readonly CarPhoto[]> => {
  try {
    return await askServer(carsCalls.addCarPhotos, {
      body: { orderId, carCheckId: null, photos: [{ fileId: fileId ?? '', view, position, label }] },
    })
  } catch (error) {
    if (!isRefusal(error)) throw error
    const photos = await photosOf(orderId)
    if (photos.some((photo) => photo.fileId === fileId)) return photos
    throw error
  }
}

/** Another photo of this car came or went since its list was read. */
const isOutdated = (error: unknown): boolean => isRefusal(error) && error.facts.status === 400

const placeAsks = (orderId: string): PlaceAsks => ({
  list: () => photosOf(orderId),
  arrange: (body) => askServer(carsCalls.arrangeCarPhotos, { params: { id: orderId }, body }),
  remove: (id) => askServer(carsCalls.removeCarPhoto, { params: { id } }),
  isOutdated,
})

export const sendPhoto = async (photo: WaitingPhoto, journey: Journey): Promise<void> => {
  const sent = photo.stage === 'sent' || photo.stage === 'kept' ? photo : await sendBytes(photo, journey)
  const kept = sent.stage === 'kept' ? sent : await keep(sent, journey)
  const photos = await attach(kept)
  if (kept.replaces !== null) await takePlace(photos, kept, placeAsks(kept.orderId))
}
