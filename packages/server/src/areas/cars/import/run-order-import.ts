// Drafts an order for each row that is right, each once; one that is under way goes on.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { holdImport } from './hold-import.ts'
import { updateMark, updateUnfailed } from './imports.sql.ts'
import { describeImport, reachedOf } from './show-import.ts'

export const runOrderImport = action(carsCalls.runOrderImport, async (given) => {
  const { tx, params: { id }, doer, refuse, emit, enqueue } = given
  const found = await holdImport(given, id)
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
