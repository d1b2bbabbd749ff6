// Forgets an import that drafted nothing yet.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { holdImport } from './hold-import.ts'
import { deleteImport } from './imports.sql.ts'

export const deleteOrderImport = action(carsCalls.deleteOrderImport, async (given) => {
  const { tx, params: { id }, doer, refuse, emit } = given
  const found = await holdImport(given, id)
  if (found.begunAt !== null) throw refuse('conflict')
  await deleteImport(tx, id)
  await writeAudit(tx, doer, [{
    act: 'forget brought orders', subject: 'orderImport', subjectId: id, before: { fileName: found.fileName },
  }])
  emit('orderImportChanged', { importId: id })
  return null
})
