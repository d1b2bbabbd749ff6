// Work on an import that failed for the last time, or died in it: the office sees that, and may begin it anew.
import type { JobRun } from '../../../runtime/work/jobs.ts'
import { lockImport, updateAbandoned, updateMark } from './imports.sql.ts'
import { stepOf } from './show-import.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Every five minutes. */
    sweepOrderImports: object
  }
}

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

/** A node that dies in the last try says nothing any more. */
export const sweepOrderImports: JobRun<object> = async (_, { act }) => {
  await act('clock', async ({ tx, emit }) => {
    for (const importId of await updateAbandoned(tx)) emit('orderImportChanged', { importId })
  })
}
