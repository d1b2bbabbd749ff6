// Gives made-up cars their photos: kept files become photos of the car, also of one that is on the market already.
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { attachFiles } from '../../files/for-other-areas.ts'
import { lockOrder, updateTouched } from '../orders/orders.sql.ts'
import { insertMadePhotos, type MadePhoto, type PhotographedCar } from './made-photos.sql.ts'

export const addMadePhotos = async (
  { tx, emit }: Pick<ReactionGiven, 'tx' | 'emit'>, car: PhotographedCar, photos: readonly MadePhoto[],
): Promise<void> => {
  await lockOrder(tx, car.id)
  const refused = await attachFiles(tx, {
    subject: 'carPhoto', fileIds: photos.map(({ fileId }) => fileId), usageTypes: ['carPhoto'],
    uploaderId: car.createdBy,
  })
  if (refused.length > 0) throw new Error('a picture that was just kept cannot be used')
  await insertMadePhotos(tx, car, photos)
  await updateTouched(tx, car.id)
  emit('orderChanged', { orderId: car.id, partnerId: car.partnerId, exhibitId: car.exhibitId })
}
