// Holds an import for whoever goes on with it.
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { type ImportRecord, lockImport } from './imports.sql.ts'

export const holdImport = async (
  { tx, refuse }: { readonly tx: Tx; readonly caller: Caller; readonly refuse: Refuse }, id: string,
): Promise<ImportRecord> => {
  const found = await lockImport(tx, id)
  if (found === undefined) throw refuse('notFound')
  return found
}
