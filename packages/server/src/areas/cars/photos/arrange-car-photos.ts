// Puts all photos of an order into a new order and says which one is the cover.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { CarParts } from '../car-parts.ts'
import { sellerOf } from '../orders/hold-order.ts'
import { updateTouched } from '../orders/orders.sql.ts'
import { faulty } from '../said.ts'
import { holdForPhotos } from './hold-photos.ts'
import { listPhotosOf, updateArrangement } from './photos.sql.ts'
import { showPhotos } from './show-photos.ts'

const notAll = { ko: '이 차량의 모든 사진을 한 번씩 보내 주세요.', en: 'Send every photo of this car once.' }

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
