// Shows an import of orders and its rows as the wire has them.
import type { AnswerOf } from '@bidyard/contract/call'
import type { carsCalls } from '@bidyard/contract/calls/cars'
import type { OrderImportStep } from '@bidyard/contract/enums'
import type { ItemOf } from '@bidyard/contract/list'
import type { Tx } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { findImport, type ImportRecord, type ImportRow } from './imports.sql.ts'

export type ShownImport = AnswerOf<typeof carsCalls.getOrderImport>

/** How far it has come, whether somebody still works on it or not: it follows from what happened to it. */
export const reachedOf = ({ receivedAt, readAt, refusal, begunAt, endedAt }: ImportRecord) => {
  if (endedAt !== null) return 'done'
  if (begunAt !== null) return 'running'
  if (readAt !== null) return refusal === null ? 'read' : 'refused'
  return receivedAt === null ? 'receiving' : 'reading'
}

export const stepOf = (found: ImportRecord): OrderImportStep => (found.failedAt === null ? reachedOf(found) : 'failed')

export const showImport = (found: ImportRecord): ShownImport => ({
  id: found.id, fileName: found.fileName, sizeBytes: found.sizeBytes, places: [...found.places], step: stepOf(found),
  refusal: found.refusal, partnerId: found.partnerId, format: found.format,
  ignoredColumns: [...found.ignoredColumns], rowCount: found.rowCount, rightCount: found.rightCount,
  wrongCount: found.wrongCount, madeCount: found.madeCount, memberName: found.memberName,
  readAt: timeOf(found.readAt), begunAt: timeOf(found.begunAt), endedAt: timeOf(found.endedAt),
  version: found.version, createdAt: timeOf(found.createdAt), updatedAt: timeOf(found.updatedAt),
})

export const describeImport = async (tx: Tx, id: string): Promise<ShownImport> => {
  const found = await findImport(tx, id)
  if (found === undefined) throw new Error('an import that was just written is gone')
  return showImport(found)
}

export const showImportRow = (row: ImportRow): ItemOf<typeof carsCalls.listOrderImportRows> => ({
  id: row.id, importId: row.importId, line: row.line, carNumber: row.carNumber, outcome: row.outcome,
  faults: [...row.faults], orderId: row.orderId, orderNo: row.orderNo, createdAt: timeOf(row.createdAt),
  updatedAt: timeOf(row.updatedAt),
})
