// Whose account a proven person may recover: theirs, if it is beyond doubt which one that is.
import type { Reader } from '../../../runtime/database/database.ts'
import type { Hashes } from '../../../runtime/keys/hashes.ts'
import type { ProvenPerson } from '../checks/identity-tokens.ts'
import { underEachKey } from '../people/lift-hashes.ts'
import { listMatches } from '../people/persons.sql.ts'
import { type Login, listLoginsOf } from '../users/users.sql.ts'

export type Owned = { readonly login: Login } | 'none' | 'notThisOne' | 'several'

/** A check without CI may fit several people; a name then decides nothing, for it is no proof. */
export const findOwned = async (
  db: Reader, personal: Hashes, proven: ProvenPerson, username?: string,
): Promise<Owned> => {
  const persons = await listMatches(db, underEachKey(personal, proven))
  const logins = await listLoginsOf(db, persons.map(({ id }) => id))
  if (logins.length === 0) return 'none'
  if (logins.length > 1 && (persons.length > 1 || username === undefined)) return 'several'
  const login = username === undefined ? logins[0] : logins.find(({ uid }) => uid === username)
  return login === undefined ? 'notThisOne' : { login }
}

export type Belonging = 'yes' | 'no' | 'doubtful'

export const belongsTo = async (
  db: Reader, personal: Hashes, proven: ProvenPerson, login: Login | undefined,
): Promise<Belonging> => {
  const persons = await listMatches(db, underEachKey(personal, proven))
  if (login === undefined || !persons.some(({ id }) => id === login.personId)) return 'no'
  return persons.length > 1 ? 'doubtful' : 'yes'
}
