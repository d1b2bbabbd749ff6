// Brings the rows of people under a newer lookup key, all of those who are alike at once.
import type { Tx } from '../../../runtime/database/database.ts'
import type { Hashes } from '../../../runtime/keys/hashes.ts'
import { liftHashes } from './lift-hashes.ts'
import { listIdentitiesOf, lockAlike, type PersonHashes, updateHashes } from './persons.sql.ts'

/** Rows that are compared with each other are never under two keys, at no moment that anybody sees. */
export const liftAlike = async (
  tx: Tx, hashes: Hashes, identityHashes: readonly Uint8Array[], version: number,
): Promise<void> => {
  const older = (await lockAlike(tx, identityHashes)).filter(({ lookupVersion }) => lookupVersion < version)
  await updateHashes(tx, older.map((person) => liftHashes(hashes, person, version)))
}

/** Whoever writes a person lifts those first whom it may be, so that the constraint on CIs sees them. */
export const liftPersons = async (
  tx: Tx, hashes: Hashes, older: readonly PersonHashes[], version: number,
): Promise<void> => {
  if (older.length === 0) return
  const said = older.map(({ identityHash }) => identityHash)
  await liftAlike(tx, hashes, [...said, ...await listIdentitiesOf(tx, older)], version)
}
