// A sheet of cars is announced, arrives in pieces, is read and tried, and drafted when the office says so.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { orderImportBounds, orderImportPieces } from '@bidyard/contract/shapes/cars/order-imports'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findPartner } from '../../partners/for-other-areas.ts'
import type { CarParts } from '../car-parts.ts'
import { faulty } from '../said.ts'
import {
  deleteImport, type ImportRecord, insertImport, insertPiece, lockImport, updateMark, updateUnfailed,
} from './imports.sql.ts'
import { describeImport, reachedOf, stepOf } from './show-import.ts'

const held = async (
  { tx, refuse }: { readonly tx: Tx; readonly caller: Caller; readonly refuse: Refuse }, id: string,
): Promise<ImportRecord> => {
  const found = await lockImport(tx, id)
  if (found === undefined) throw refuse('notFound')
  return found
}

export const createOrderImport = action(carsCalls.createOrderImport, async (given) => {
  const { tx, caller, body, doer, refuse, emit } = given
  const { userId, memberId, companyId } = caller
  if (userId === null) throw refuse('unauthorized')
  if (body.partnerId !== null && (await findPartner(tx, body.partnerId)) === undefined) throw refuse('notFound')
  const id = await insertImport(tx, { ...body, createdBy: userId, memberId, companyId })
  await writeAudit(tx, doer, [{ act: 'bring orders', subject: 'orderImport', subjectId: id, after: body }])
  emit('orderImportChanged', { importId: id })
  return describeImport(tx, id)
})

const unfit = { ko: '알려 준 크기와 다릅니다.', en: 'It is not of the size that was announced.' }

/** All pieces but the last are full, so that their places say where each belongs. */
const bytesAt = (place: number, sizeBytes: number): number =>
  Math.min(orderImportBounds.pieceBytes, sizeBytes - place * orderImportBounds.pieceBytes)

export const putOrderImportPiece = ({ personal }: CarParts) => action(carsCalls.putOrderImportPiece, async (given) => {
  const { tx, params: { id, place }, body: { content }, request, refuse } = given
  const found = await held(given, id)
  if (stepOf(found) !== 'receiving') throw refuse('conflict')
  if (Buffer.from(content, 'base64').length !== bytesAt(place, found.sizeBytes))
    throw faulty(request.language, [{ path: 'body.content', said: unfit }])
  await insertPiece(tx, id, place, personal.seal(content))
  return describeImport(tx, id)
})

export const readOrderImport = action(carsCalls.readOrderImport, async (given) => {
  const { tx, params: { id }, refuse, emit, enqueue } = given
  const found = await held(given, id)
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

export const runOrderImport = action(carsCalls.runOrderImport, async (given) => {
  const { tx, params: { id }, doer, refuse, emit, enqueue } = given
  const found = await held(given, id)
  const step = reachedOf(found)
  if (step !== 'running' && (step !== 'read' || found.rightCount === 0)) throw refuse('conflict')
  if (step === 'read') {
    await updateMark(tx, id, 'begun_at')
    await writeAudit(tx, doer, [{
      act: 'draft brought orders', subject: 'orderImport', subjectId: id, after: { rows: found.rightCount },
    }])
  }
  if (step === 'running' && found.failedAt !== null) await updateUnfailed(tx, id)
  await enqueue('runOrderImport', [{ importId: id }])
  emit('orderImportChanged', { importId: id })
  return describeImport(tx, id)
})

export const deleteOrderImport = action(carsCalls.deleteOrderImport, async (given) => {
  const { tx, params: { id }, doer, refuse, emit } = given
  const found = await held(given, id)
  if (found.begunAt !== null) throw refuse('conflict')
  await deleteImport(tx, id)
  await writeAudit(tx, doer, [{
    act: 'forget brought orders', subject: 'orderImport', subjectId: id, before: { fileName: found.fileName },
  }])
  emit('orderImportChanged', { importId: id })
  return null
})
