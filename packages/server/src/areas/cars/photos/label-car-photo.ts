// Says anew what a photo shows.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { CarParts } from '../car-parts.ts'
import { sellerOf } from '../orders/hold-order.ts'
import { updateTouched } from '../orders/orders.sql.ts'
import { holdPhoto } from './hold-photos.ts'
import { updateLabel } from './photos.sql.ts'
import { showPhotos } from './show-photos.ts'

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
