// Writes a new version of a key with its line in the audit log, and tells it. The caller holds the lock.
import type { Doer, Emit } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { findRevision, insertVersion, type NewVersion } from './configuration.sql.ts'

export const writeVersion = async (
  { tx, doer, emit }: { readonly tx: Tx; readonly doer: Doer; readonly emit: Emit },
  { before, ...given }: Omit<NewVersion, 'revision'> & { readonly before: unknown },
): Promise<void> => {
  await insertVersion(tx, doer, { ...given, revision: (await findRevision(tx)) + 1 })
  await writeAudit(tx, doer, [{
    act: 'change configuration', subject: 'configuration', subjectId: given.key, before, after: given.value,
    reason: given.reason,
  }])
  emit('configurationChanged', { key: given.key, version: given.version })
}
