// Reads the file that has arrived and tries each row; nothing is drafted yet.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { orderImportPieces } from '@bidyard/contract/shapes/cars/order-imports'
import { action } from '../../../runtime/handler.ts'
import { holdImport } from './hold-import.ts'
import { updateMark, updateUnfailed } from './imports.sql.ts'
import { describeImport, reachedOf } from './show-import.ts'

export const readOrderImport = action(carsCalls.readOrderImport, async (given) => {
  const { tx, params: { id }, refuse, emit, enqueue } = given
  const found = await holdImport(given, id)
  const step = reachedOf(found)
  if (step !== 'receiving' && step !== 'reading') throw refuse('conflict')
  if (found.places.length < orderImportPieces(found.sizeBytes)) throw refuse('conflict')
  if (step === 'receiving') await updateMark(tx, id, 'received_at')
  else if (found.failedAt !== null) await updateUnfailed(tx, id)
  // One that is under way may have lost its worker: asking again never hurts.
  await enqueue('readOrderImport', [{ importId: id }])
  emit('orderImportChanged', { importId: id })
  return describeImport(tx, id)
})
