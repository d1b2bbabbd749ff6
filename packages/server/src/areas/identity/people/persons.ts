// Turns what an identity check told into a person: found again, or written down for the first time.
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { lockLookupVersion } from '../../../runtime/keys/used-keys.sql.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { liftHashes, oldestOf, olderThan, underEachKey } from './lift-hashes.ts'
import { identityText, type PersonFacts } from './person-rules.ts'
import { liftPersons } from './lift-persons.ts'
import {
  findPerson, findPersonOfUser, insertPersons, listAlike, listMatches, lockIdentities, type PersonHashes,
  type PersonRow, updatePerson,
} from './persons.sql.ts'

export interface IdentifiedPerson extends PersonFacts {
  readonly personId: string
}

/** Under the oldest key that a row may have: what newer ones make follows from it. */
export const hashesOf = (personal: PersonalData, facts: PersonFacts, ci?: string): PersonHashes => {
  const lookupVersion = oldestOf(personal)
  return {
    lookupVersion, identityHash: personal.lookup('identity', identityText(facts), lookupVersion),
    ciHash: ci === undefined ? null : personal.lookup('ci', ci, lookupVersion),
  }
}

const rowOf = (personal: PersonalData, facts: PersonFacts, hashes: PersonHashes): PersonRow => ({
  ...hashes,
  name: facts.name,
  birthdaySealed: personal.seal(facts.birthday),
  phoneSealed: personal.seal(facts.phone),
  phoneHash: personal.lookup('phone', facts.phone, hashes.lookupVersion),
})

const idOf = (person: { readonly id: string } | undefined): string => {
  if (person === undefined) throw new Error('a person was not written down')
  return person.id
}
const keyOf = ({ identityHash }: Pick<PersonHashes, 'identityHash'>): string =>
  Buffer.from(identityHash).toString('base64')

const sameBytes = (one: Uint8Array | null, other: Uint8Array | null): boolean =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0

/** Where several may be meant, one who has an account already is taken: nobody gets a second one by doubt. */
const meantOf = <Found extends { readonly hasUser: boolean }>(matches: readonly Found[]): Found | undefined =>
  matches.find(({ hasUser }) => hasUser) ?? matches[0]

const findOrWrite = async (
  tx: Tx, personal: PersonalData, facts: PersonFacts, hashes: PersonHashes,
): Promise<string> => {
  const matches = await listMatches(tx, [hashes])
  const known = meantOf(matches)
  if (known === undefined) return idOf((await insertPersons(tx, [rowOf(personal, facts, hashes)]))[0])
  const isNews = !sameBytes(known.identityHash, hashes.identityHash)
    || (known.ciHash === null && hashes.ciHash !== null)
  if (matches.length === 1 && isNews) await updatePerson(tx, known.id, rowOf(personal, facts, hashes))
  return known.id
}

/** By the newest of all keys, which whoever writes has in common: two who come at once wait here for each other. */
const lockNewest = async (tx: Tx, personal: PersonalData, hashes: PersonHashes): Promise<PersonHashes> => {
  const version = await lockLookupVersion(tx)
  const newest = liftHashes(personal, hashes, version)
  await lockIdentities(tx, [newest])
  await liftPersons(tx, personal, olderThan(personal, hashes, version), version)
  return newest
}

export const ensurePerson = async (
  tx: Tx, personal: PersonalData, facts: PersonFacts, hashes: PersonHashes,
): Promise<string> => findOrWrite(tx, personal, facts, await lockNewest(tx, personal, hashes))

/**
 * Another number or name of somebody whom the CI knows already; answers whose facts changed. Whoever is known by what
 * they said of themselves alone stays as they are: the same words may be another's.
 */
export const followPerson = async (
  tx: Tx, personal: PersonalData, facts: PersonFacts, hashes: PersonHashes,
): Promise<string | undefined> => {
  const newest = await lockNewest(tx, personal, hashes)
  const [known, ...others] = await listMatches(tx, [newest])
  if (known === undefined || known.ciHash === null || newest.ciHash === null || others.length > 0) return undefined
  if (sameBytes(known.identityHash, newest.identityHash)) return undefined
  await updatePerson(tx, known.id, rowOf(personal, facts, newest))
  return known.id
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
export const listKnownPersons = async (
  db: Reader, personal: PersonalData, hashes: PersonHashes,
): Promise<string[]> => (await listMatches(db, underEachKey(personal, hashes))).map(({ id }) => id)

/** Somebody whom no provider proved; the first check that tells the same facts finds this person again. */
export const writePerson = (tx: Tx, personal: PersonalData, facts: PersonFacts): Promise<string> =>
  ensurePerson(tx, personal, facts, hashesOf(personal, facts))

/** The same for many at once, in their order: of equal ones among them the first is written down. */
export const writePersons = async (
  tx: Tx, personal: PersonalData, told: readonly PersonFacts[],
): Promise<string[]> => {
  const version = await lockLookupVersion(tx)
  const hashes = told.map((facts) => hashesOf(personal, facts))
  const newest = hashes.map((one) => liftHashes(personal, one, version))
  await lockIdentities(tx, newest)
  await liftPersons(tx, personal, hashes.flatMap((one) => olderThan(personal, one, version)), version)
  const known = Map.groupBy(await listAlike(tx, newest.map(({ identityHash }) => identityHash)), keyOf)
  const strangers = new Map<string, PersonRow>()
  for (const [at, facts] of told.entries()) {
    const one = newest[at]
    if (one !== undefined && !known.has(keyOf(one)) && !strangers.has(keyOf(one)))
      strangers.set(keyOf(one), rowOf(personal, facts, one))
  }
  const written = Map.groupBy(await insertPersons(tx, [...strangers.values()]), keyOf)
  return newest.map((one) => idOf(meantOf(known.get(keyOf(one)) ?? written.get(keyOf(one)) ?? [])))
}
