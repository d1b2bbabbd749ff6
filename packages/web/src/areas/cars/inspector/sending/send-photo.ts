// Sends a photo of a check: its bytes, then its place among the photos of the car; exactly once.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { limits } from '@bidyard/contract/limits'
import { askServer } from '../../../../api/client.ts'
import { sendFile } from '../../../../api/files/send-file.ts'
import { noteHeld, noteKept } from '../kept/held.ts'
import { settled } from '../kept/kept-rules.ts'
import type { KeptPhoto, Whole } from '../kept/kept.ts'
import { isConflict, isForLater, saidBy } from './failures.ts'

const changePhoto = (photo: KeptPhoto, change: Partial<KeptPhoto>): Promise<Whole> =>
  noteHeld(photo.checkId, (whole) => settled({
    ...whole, photos: whole.photos.map((one) => (one.id === photo.id ? { ...one, ...change } : one)),
  }))

const idOnServer = async ({ orderId }: KeptPhoto, fileId: string): Promise<string | null> => {
  const query = { filter: { orderId: { eq: orderId } }, size: limits.pageSize }
  const { items } = await askServer(carsCalls.listCarPhotos, { query })
  return items.find((one) => one.fileId === fileId)?.id ?? null
}

const putToCar = async (photo: KeptPhoto, fileId: string): Promise<void> => {
  const { orderId, checkId: carCheckId, view, position, addKey } = photo
  const body = { orderId, carCheckId, photos: [{ fileId, view, position, label: null }] }
  try {
    const photos = await askServer(carsCalls.addCarPhotos, { body }, { idempotencyKey: addKey })
    await changePhoto(photo, { photoId: photos.find((one) => one.fileId === fileId)?.id ?? null })
  } catch (error) {
    if (isForLater(error)) throw error
    // The answer of the first time may have been lost longer ago than keys are remembered.
    const photoId = await idOnServer(photo, fileId)
    if (photoId === null) throw error
    await changePhoto(photo, { photoId })
  }
}

export const sendPhoto = async (photo: KeptPhoto, signal: AbortSignal): Promise<void> => {
  try {
    const fileId = photo.fileId ?? (await sendFile('carPhoto', photo.file, { signal })).id
    // From here on it is this file and no other one, however often the rest is tried.
    if (photo.fileId === null) await changePhoto(photo, { fileId })
    await putToCar(photo, fileId)
  } catch (error) {
    if (isForLater(error)) throw error
    await changePhoto(photo, { trouble: saidBy(error) })
  }
}

/** Gone already, or shown to bidders by now: either way there is nothing more to do here. */
const removeThere = async (photoId: string): Promise<void> => {
  try {
    await askServer(carsCalls.removeCarPhoto, { params: { id: photoId } })
  } catch (error) {
    if (isForLater(error) && !isConflict(error)) throw error
  }
}

/** A photo that another device took. */
export const takeAway = async (checkId: string, photoId: string): Promise<void> => {
  await removeThere(photoId)
  await noteKept(checkId, (kept) => ({ ...kept, removed: kept.removed.filter((id) => id !== photoId) }))
}

/** What never was sent is simply gone; the rest the server takes away. */
export const removePhoto = async (photo: KeptPhoto): Promise<void> => {
  const { photoId } = photo
  const forget = () => noteHeld(photo.checkId, (whole) =>
    settled({ ...whole, photos: whole.photos.filter(({ id }) => id !== photo.id) }))
  if (photoId !== null) await removeThere(photoId)
  await forget()
}
