// Announces a sheet of cars; its content follows in pieces.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findPartner } from '../../partners/for-other-areas.ts'
import { insertImport } from './imports.sql.ts'
import { describeImport } from './show-import.ts'

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
