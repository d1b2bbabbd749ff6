// Takes a photo away from its order; its file ends later.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { releaseFiles } from '../../files/for-other-areas.ts'
import { findPhotoInRecords, updateOdometerPhoto } from '../checks/checks.sql.ts'
import { sellerOf } from '../orders/hold-order.ts'
import { updateTouched } from '../orders/orders.sql.ts'
import { holdPhoto, photoSubject } from './hold-photos.ts'
import { deletePhoto, listPhotosOf, updateArrangement } from './photos.sql.ts'

/** Long enough for an act that was meant otherwise. */
const keepDays = 7

export const removeCarPhoto = action(carsCalls.removeCarPhoto, async (given) => {
  const { tx, caller, params, doer, refuse, emit } = given
  const { order, photo } = await holdPhoto(tx, params.id, { caller, refuse })
  await updateOdometerPhoto(tx, order.id, photo.id)
  if (await findPhotoInRecords(tx, order.id, photo.id)) throw refuse('conflict')
  await deletePhoto(tx, photo.id)
  await releaseFiles(tx, { subject: photoSubject, subjectIds: [photo.fileId], keepDays })
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
