// Work on an import that failed for the last time: the office sees that it failed, and may begin it anew.
import type { JobRun } from '../../../runtime/work/jobs.ts'
import { lockImport, updateMark } from './imports.sql.ts'
import { stepOf } from './show-import.ts'

type Run = JobRun<{ readonly importId: string }>

export const orGiveUp = (run: Run): Run => async (payload, given) => {
  try {
    await run(payload, given)
  } catch (error) {
    const { importId } = payload
    if (given.isLastTry === true)
      await given.act('flow', async ({ tx, emit }) => {
        const found = await lockImport(tx, importId)
        if (found === undefined || !['reading', 'running'].includes(stepOf(found))) return
        await updateMark(tx, importId, 'failed_at')
        emit('orderImportChanged', { importId })
      })
    throw error
  }
}
