// Turns what an identity check told into a person: found again, or written down for the first time.
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { identityText, type PersonFacts } from './person-rules.ts'
import {
  findPerson, findPersonOfUser, insertPerson, listMatches, lockAllIdentities, lockIdentity, type PersonHashes,
  type PersonRow, updatePerson,
} from './persons.sql.ts'

export interface IdentifiedPerson extends PersonFacts {
  readonly personId: string
}

export const identityHashOf = (personal: PersonalData, facts: PersonFacts): Uint8Array =>
  personal.lookup('identity', identityText(facts))

const rowOf = (personal: PersonalData, facts: PersonFacts, hashes: PersonHashes): PersonRow => ({
  ...hashes,
  name: facts.name,
  birthdaySealed: personal.seal(facts.birthday),
  phoneSealed: personal.seal(facts.phone),
  phoneHash: personal.lookup('phone', facts.phone),
  lookupVersion: personal.lookupVersion,
})

const sameBytes = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0

/** Where several may be meant, one who has an account already is taken: nobody gets a second one by doubt. */
const findOrWrite = async (
  tx: Tx, personal: PersonalData, facts: PersonFacts, hashes: PersonHashes,
): Promise<string> => {
  const matches = await listMatches(tx, hashes)
  const known = matches.find(({ hasUser }) => hasUser) ?? matches[0]
  if (known === undefined) return insertPerson(tx, rowOf(personal, facts, hashes))
  const isNews = !sameBytes(known.identityHash, hashes.identityHash)
    || (known.ciHash === null && hashes.ciHash !== null)
  if (matches.length === 1 && isNews) await updatePerson(tx, known.id, rowOf(personal, facts, hashes))
  return known.id
}

export const ensurePerson = async (
  tx: Tx, personal: PersonalData, facts: PersonFacts, hashes: PersonHashes,
): Promise<string> => {
  await lockIdentity(tx, hashes)
  return findOrWrite(tx, personal, facts, hashes)
}

type SealedPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>

const opened = (personal: PersonalData, row: SealedPerson | undefined): IdentifiedPerson | undefined =>
  row === undefined ? undefined : {
    personId: row.id, name: row.name, birthday: personal.open(row.birthdaySealed),
    phone: personal.open(row.phoneSealed),
  }

export const readPerson = async (db: Reader, personal: PersonalData, personId: string) =>
  opened(personal, await findPerson(db, personId))

/** The verified person behind an account; accounts that the office made have none. */
export const findPersonOf = async (db: Reader, personal: PersonalData, userId: string) =>
  opened(personal, await findPersonOfUser(db, userId))

/** Those already written down who may be meant; a stranger is nobody yet. */
export const listKnownPersons = async (db: Reader, hashes: PersonHashes): Promise<string[]> =>
  (await listMatches(db, hashes)).map(({ id }) => id)

const unproven = (personal: PersonalData, facts: PersonFacts): PersonHashes =>
  ({ identityHash: identityHashOf(personal, facts), ciHash: null })

/** Somebody whom no provider proved; the first check that tells the same facts finds this person again. */
export const writePerson = (tx: Tx, personal: PersonalData, facts: PersonFacts): Promise<string> =>
  ensurePerson(tx, personal, facts, unproven(personal, facts))

/** The same for thousands in one act: until it ends every identity check waits. */
export const holdPersons = async (
  tx: Tx, personal: PersonalData,
): Promise<(facts: PersonFacts) => Promise<string>> => {
  await lockAllIdentities(tx)
  return (facts) => findOrWrite(tx, personal, facts, unproven(personal, facts))
}
