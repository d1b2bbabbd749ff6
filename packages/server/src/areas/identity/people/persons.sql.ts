// Finds people by what their identity check told, and writes what is newly known of them.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { identityLockSeed, lockNumbers } from '../../../runtime/database/lock-numbers.ts'

export interface PersonHashes {
  readonly identityHash: Uint8Array
  readonly ciHash: Uint8Array | null
}

export interface PersonRow extends PersonHashes {
  readonly name: string
  readonly birthdaySealed: Uint8Array
  readonly phoneSealed: Uint8Array
  readonly phoneHash: Uint8Array
  readonly lookupVersion: number
}

/** Two checks of one stranger at once make one person. */
export const lockIdentity = async (tx: Tx, { identityHash, ciHash }: PersonHashes): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${lockNumbers.persons})`.execute(tx)
  for (const hash of ciHash === null ? [identityHash] : [ciHash, identityHash])
    await sql`select pg_advisory_xact_lock(hashtextextended(encode(${hash}, 'hex'), ${identityLockSeed}))`.execute(tx)
}

/** One lock for any number of people, of whom a database could not hold each. */
export const lockAllIdentities = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockNumbers.persons})`.execute(tx)
}

/** The CI decides where there is one; without it everybody who says the same of themselves may be meant. */
export const listMatches = async (db: Reader, { identityHash, ciHash }: PersonHashes) => {
  const found = db
    .selectFrom('persons')
    .select((of) => [
      'id', 'identity_hash as identityHash', 'ci_hash as ciHash',
      of
        .exists(of.selectFrom('users').select('users.id').whereRef('users.person_id', '=', 'persons.id'))
        .as('hasUser'),
    ])
    .orderBy('created_at').orderBy('id')
  const same = ciHash === null ? [] : await found.where('ci_hash', '=', ciHash).execute()
  if (same.length > 0) return same
  const alike = found.where('identity_hash', '=', identityHash)
  return ciHash === null ? alike.execute() : alike.where('ci_hash', 'is', null).execute()
}

const columnsOf = (row: PersonRow) => ({
  name: row.name, birthday_sealed: row.birthdaySealed, phone_sealed: row.phoneSealed, phone_hash: row.phoneHash,
  identity_hash: row.identityHash, lookup_version: row.lookupVersion,
  ...(row.ciHash === null ? {} : { ci_hash: row.ciHash }),
})

export const insertPerson = async (tx: Tx, row: PersonRow): Promise<string> => {
  const { id } = await tx.insertInto('persons').values(columnsOf(row)).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updatePerson = async (tx: Tx, id: string, row: PersonRow): Promise<void> => {
  await tx
    .updateTable('persons')
    .set({ ...columnsOf(row), updated_at: sql<Date>`app_now()` })
    .where('id', '=', id)
    .execute()
}

const sealedColumns = [
  'persons.id', 'persons.name', 'persons.birthday_sealed as birthdaySealed', 'persons.phone_sealed as phoneSealed',
] as const

export const findPerson = (db: Reader, id: string) =>
  db.selectFrom('persons').select(sealedColumns).where('persons.id', '=', id).executeTakeFirst()

export const findPersonOfUser = (db: Reader, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('persons', 'persons.id', 'users.person_id')
    .select(sealedColumns)
    .where('users.id', '=', userId)
    .executeTakeFirst()
