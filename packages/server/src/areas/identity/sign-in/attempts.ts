// Wrong passwords and codes lock a name, whether anybody has it or not; what is kept is the hash of the name.
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { lockLookupVersion } from '../../../runtime/keys/used-keys.sql.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { deleteAttempts, findFailures, insertAttempt, updateForgiven, updateNameHash } from './attempts.sql.ts'

// People type passwords into the field of the name: the table must not hold what was typed.
const kind = 'sign-in name'
const hashesOf = (personal: PersonalData, username: string): readonly Uint8Array[] => personal.lookups(kind, username)

const failuresMax = async (db: Reader): Promise<number> =>
  (await readConfiguration(db, 'signIn')).value.failuresBeforeLock

/** False means locked. Whoever gets one and turns out to be right forgives or clears it. */
export const takeAttempt = async (tx: Tx, personal: PersonalData, username: string): Promise<boolean> => {
  const version = await lockLookupVersion(tx)
  const nameHash = personal.lookup(kind, username, version)
  const older = personal.versions.filter((one) => one < version)
    .map((one) => personal.lookup(kind, username, one))
  // The count goes on under the newer key: a new one gives nobody more tries.
  if (older.length > 0) await updateNameHash(tx, older, { nameHash, version })
  return insertAttempt(tx, { nameHash, version }, await failuresMax(tx))
}

export const forgiveAttempt = (tx: Tx, personal: PersonalData, username: string): Promise<void> =>
  updateForgiven(tx, hashesOf(personal, username))

/** Tells whether there was anything to forget. */
export const clearAttempts = (tx: Tx, personal: PersonalData, username: string): Promise<boolean> =>
  deleteAttempts(tx, hashesOf(personal, username))

export const isLocked = async (db: Reader, personal: PersonalData, username: string): Promise<boolean> =>
  await findFailures(db, hashesOf(personal, username)) >= await failuresMax(db)
