// Adds photos to an order behind those that it has; the first one becomes its cover.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { photosMax } from '@bidyard/contract/shapes/cars/photos'
import { isStaff } from '../../../runtime/caller.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { attachFiles } from '../../files/for-other-areas.ts'
import type { CarParts } from '../car-parts.ts'
import { findCheck } from '../checks/checks.sql.ts'
import { sellerOf } from '../orders/hold-order.ts'
import { updateTouched } from '../orders/orders.sql.ts'
import { faulty } from '../said.ts'
import { holdForPhotos, photoSubject } from './hold-photos.ts'
import { insertPhotos, listPhotosOf } from './photos.sql.ts'
import { showPhotos } from './show-photos.ts'

const unusable = { ko: '사용할 수 없는 사진입니다. 다시 올려 주세요.', en: 'This photo cannot be used. Upload it again.' }

const strangeCheck = { ko: '이 차량의 점검이 아닙니다.', en: 'This is no check of this car.' }

const tooMany = { ko: `사진은 ${photosMax}장까지 올릴 수 있습니다.`, en: `A car has at most ${photosMax} photos.` }

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
    subject: photoSubject, fileIds,
    usageTypes: ['carPhoto', 'inspection'], uploaderId: caller.userId, exhibitId: caller.exhibitId,
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
