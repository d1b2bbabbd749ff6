// The hourly job of the partners: forgets what no longer opens anything.
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { deleteEndedSecrets, deleteOldLinks, deleteOldNonces } from './upkeep.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    sweepPartners: object
  }
}

/** In small bites, so that no launch waits long for it. */
const sweepPartners = async (_: object, { database, signal }: JobGiven): Promise<void> => {
  for (let isMore = true; isMore && !signal.aborted; ) isMore = await database.transact(deleteOldNonces)
  await database.transact(deleteEndedSecrets)
  await database.transact(deleteOldLinks)
}

export const partnerJobs = { sweepPartners }
