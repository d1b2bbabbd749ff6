// Wrong passwords and codes lock a name, whether anybody has it or not; what is kept is the hash of the name.
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { deleteAttempts, findFailures, insertAttempt, updateForgiven } from './attempts.sql.ts'

// People type passwords into the field of the name: the table must not hold what was typed.
const hashOf = (personal: PersonalData, username: string): Uint8Array => personal.lookup('sign-in name', username)

const failuresMax = async (db: Reader): Promise<number> =>
  (await readConfiguration(db, 'signIn')).value.failuresBeforeLock

/** False means locked. Whoever gets one and turns out to be right forgives or clears it. */
export const takeAttempt = async (tx: Tx, personal: PersonalData, username: string): Promise<boolean> =>
  insertAttempt(tx, hashOf(personal, username), await failuresMax(tx))

export const forgiveAttempt = (tx: Tx, personal: PersonalData, username: string): Promise<void> =>
  updateForgiven(tx, hashOf(personal, username))

/** Tells whether there was anything to forget. */
export const clearAttempts = (tx: Tx, personal: PersonalData, username: string): Promise<boolean> =>
  deleteAttempts(tx, hashOf(personal, username))

export const isLocked = async (db: Reader, personal: PersonalData, username: string): Promise<boolean> =>
  await findFailures(db, hashOf(personal, username)) >= await failuresMax(db)
