// Adds photos to an order, puts them in order, labels them and takes them away.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { photosMax } from '@bidyard/contract/shapes/cars/photos'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { attachFiles, releaseFiles } from '../../files/for-other-areas.ts'
import type { CarParts } from '../car-parts.ts'
import { findCheck, findPhotoInRecords, updateOdometerPhoto } from '../checks/checks.sql.ts'
import { holdOrder, sellerOf } from '../orders/hold-order.ts'
import { isInPreparation } from '../orders/order-rules.ts'
import { type OrderRecord, updateTouched } from '../orders/orders.sql.ts'
import { faulty } from '../said.ts'
import { deletePhoto, findPhoto, insertPhotos, listPhotosOf, updateArrangement, updateLabel } from './photos.sql.ts'
import { showPhotos } from './show-photos.ts'

const subject = 'carPhoto'
/** Long enough for an act that was meant otherwise. */
const keepDays = 7
const unusable = { ko: '사용할 수 없는 사진입니다. 다시 올려 주세요.', en: 'This photo cannot be used. Upload it again.' }
const strangeCheck = { ko: '이 차량의 점검이 아닙니다.', en: 'This is no check of this car.' }
const tooMany = { ko: `사진은 ${photosMax}장까지 올릴 수 있습니다.`, en: `A car has at most ${photosMax} photos.` }
const notAll = { ko: '이 차량의 모든 사진을 한 번씩 보내 주세요.', en: 'Send every photo of this car once.' }

const holdForPhotos = async (
  tx: Tx, orderId: string, holder: { readonly caller: Caller; readonly refuse: Refuse },
): Promise<OrderRecord> => {
  const order = await holdOrder(tx, orderId, holder)
  // What bidders saw stays as they saw it.
  if (!isInPreparation(order.state)) throw holder.refuse('conflict')
  return order
}

/** The photo is looked up before its order is held, so it may be gone by then. */
const holdPhoto = async (tx: Tx, id: string, holder: { readonly caller: Caller; readonly refuse: Refuse }) => {
  const seen = await findPhoto(tx, id)
  if (seen === undefined) throw holder.refuse('notFound')
  const order = await holdForPhotos(tx, seen.orderId, holder)
  const photo = await findPhoto(tx, id)
  if (photo === undefined) throw holder.refuse('notFound')
  // What an inspector saw is no seller's to change.
  const check = photo.carCheckId === null ? undefined : await findCheck(tx, photo.carCheckId)
  if (check?.source === 'inspector' && !isStaff(holder.caller)) throw holder.refuse('forbidden')
  return { order, photo }
}

export const addCarPhotos = ({ storage }: CarParts) => action(carsCalls.addCarPhotos, async (given) => {
  const { tx, caller, now, body, doer, request, refuse, emit } = given
  const order = await holdForPhotos(tx, body.orderId, { caller, refuse })
  const { carCheckId } = body
  const check = carCheckId === null ? undefined : await findCheck(tx, carCheckId)
  const isOthers = check?.orderId !== order.id || (check.source === 'inspector' && !isStaff(caller))
  if (carCheckId !== null && isOthers)
    throw faulty(request.language, [{ path: 'body.carCheckId', said: strangeCheck }])
  const before = await listPhotosOf(tx, order.id)
  if (before.length + body.photos.length > photosMax)
    throw faulty(request.language, [{ path: 'body.photos', said: tooMany }])
  const fileIds = body.photos.map(({ fileId }) => fileId)
  // The uses come first: only a file that is there and free may be named by a photo.
  const refused = await attachFiles(tx, {
    subject, fileIds, usageTypes: ['carPhoto', 'inspection'], uploaderId: caller.userId, exhibitId: caller.exhibitId,
  })
  const unusables = new Set(refused.map(({ fileId }) => fileId))
  const faults = fileIds.flatMap((fileId, at) => (unusables.has(fileId) || fileIds.indexOf(fileId) !== at
    ? [{ path: `body.photos.${at}.fileId`, said: unusable }] : []))
  if (faults.length > 0) throw faulty(request.language, faults)
  const first = (before.at(-1)?.sortOrder ?? -1) + 1
  await insertPhotos(tx, body.photos.map((photo, at) => ({
    ...photo, orderId: order.id, carNumber: order.carNumber, carCheckId, sortOrder: first + at,
    isCover: before.length + at === 0,
  })))
  await updateTouched(tx, order.id)
  await writeAudit(tx, doer, [{
    act: 'add car photos', subject: 'order', subjectId: order.id, after: body.photos.map(({ fileId }) => fileId),
  }])
  emit('orderChanged', { orderId: order.id, ...sellerOf(order) })
  return showPhotos({ db: tx, storage, now }, await listPhotosOf(tx, order.id))
})

export const arrangeCarPhotos = ({ storage }: CarParts) => action(carsCalls.arrangeCarPhotos, async (given) => {
  const { tx, caller, now, params, body, doer, request, refuse, emit } = given
  const order = await holdForPhotos(tx, params.id, { caller, refuse })
  const before = (await listPhotosOf(tx, order.id)).map(({ id }) => id)
  const wanted = new Set(body.photoIds)
  const isWhole = wanted.size === body.photoIds.length && wanted.size === before.length
    && before.every((id) => wanted.has(id)) && wanted.has(body.coverId)
  if (!isWhole) throw faulty(request.language, [{ path: 'body.photoIds', said: notAll }])
  await updateArrangement(tx, order.id, { ids: body.photoIds, coverId: body.coverId })
  await updateTouched(tx, order.id)
  await writeAudit(tx, doer, [{
    act: 'arrange car photos', subject: 'order', subjectId: order.id, before, after: body.photoIds,
  }])
  emit('orderChanged', { orderId: order.id, ...sellerOf(order) })
  return showPhotos({ db: tx, storage, now }, await listPhotosOf(tx, order.id))
})

export const labelCarPhoto = ({ storage }: CarParts) => action(carsCalls.labelCarPhoto, async (given) => {
  const { tx, caller, now, params, body, doer, refuse, emit } = given
  const { order, photo } = await holdPhoto(tx, params.id, { caller, refuse })
  await updateLabel(tx, photo.id, body)
  await updateTouched(tx, order.id)
  await writeAudit(tx, doer, [{
    act: 'label car photo', subject: 'order', subjectId: order.id, askedId: photo.id,
    before: { view: photo.view, position: photo.position, label: photo.label }, after: body,
  }])
  emit('orderChanged', { orderId: order.id, ...sellerOf(order) })
  const [shown] = await showPhotos({ db: tx, storage, now }, [{ ...photo, ...body }])
  if (shown === undefined) throw refuse('notFound')
  return shown
})

export const removeCarPhoto = action(carsCalls.removeCarPhoto, async (given) => {
  const { tx, caller, params, doer, refuse, emit } = given
  const { order, photo } = await holdPhoto(tx, params.id, { caller, refuse })
  await updateOdometerPhoto(tx, order.id, photo.id)
  if (await findPhotoInRecords(tx, order.id, photo.id)) throw refuse('conflict')
  await deletePhoto(tx, photo.id)
  await releaseFiles(tx, { subject, subjectIds: [photo.fileId], keepDays })
  const left = await listPhotosOf(tx, order.id)
  const cover = left.find(({ isCover }) => isCover) ?? left[0]
  await updateArrangement(tx, order.id, { ids: left.map(({ id }) => id), coverId: cover?.id ?? null })
  await updateTouched(tx, order.id)
  await writeAudit(tx, doer, [{
    act: 'remove car photo', subject: 'order', subjectId: order.id, askedId: photo.id,
    before: { fileId: photo.fileId, view: photo.view },
  }])
  emit('orderChanged', { orderId: order.id, ...sellerOf(order) })
  return null
})
