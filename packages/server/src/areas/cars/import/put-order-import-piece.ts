// Takes a piece of the file; the same one again takes its place.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { orderImportBounds } from '@bidyard/contract/shapes/cars/order-imports'
import { action } from '../../../runtime/handler.ts'
import type { CarParts } from '../car-parts.ts'
import { faulty } from '../said.ts'
import { holdImport } from './hold-import.ts'
import { insertPiece } from './imports.sql.ts'
import { describeImport, stepOf } from './show-import.ts'

const unfit = { ko: '알려 준 크기와 다릅니다.', en: 'It is not of the size that was announced.' }

/** All pieces but the last are full, so that their places say where each belongs. */
const bytesAt = (place: number, sizeBytes: number): number =>
  Math.min(orderImportBounds.pieceBytes, sizeBytes - place * orderImportBounds.pieceBytes)

export const putOrderImportPiece = ({ personal }: CarParts) => action(carsCalls.putOrderImportPiece, async (given) => {
  const { tx, params: { id, place }, body: { content }, request, refuse } = given
  const found = await holdImport(given, id)
  if (stepOf(found) !== 'receiving') throw refuse('conflict')
  if (Buffer.from(content, 'base64').length !== bytesAt(place, found.sizeBytes))
    throw faulty(request.language, [{ path: 'body.content', said: unfit }])
  await insertPiece(tx, id, place, personal.seal(content))
  return describeImport(tx, id)
})
