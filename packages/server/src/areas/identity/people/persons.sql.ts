// Finds people by what their identity check told, and writes what is newly known of them.
import { sql } from 'kysely'
import { planAnew, type Reader, type Tx } from '../../../runtime/database/database.ts'

export interface PersonHashes {
  readonly identityHash: Uint8Array
  readonly ciHash: Uint8Array | null
  /** Of the lookup key that made both. */
  readonly lookupVersion: number
}

export interface PersonRow extends PersonHashes {
  readonly name: string
  readonly birthdaySealed: Uint8Array
  readonly phoneSealed: Uint8Array
  readonly phoneHash: Uint8Array
}

/** Two who write one stranger at once make one person: the second waits for the end of the first. */
export const lockIdentities = async (tx: Tx, persons: readonly PersonHashes[]): Promise<void> => {
  const hashes = persons.flatMap(({ identityHash, ciHash }) =>
    (ciHash === null ? [identityHash] : [ciHash, identityHash]))
  await sql`select hold_marks(${hashes}::bytea[])`.execute(tx)
}

const anyOf = (hashes: readonly (Uint8Array | null)[]) =>
  sql<Uint8Array>`any(${hashes.flatMap((hash) => (hash === null ? [] : [hash]))}::bytea[])`

/**
 * The CI decides where there is one; without it everybody who says the same of themselves may be meant. Each of
 * `known` is the same person under another key.
 */
export const listMatches = async (db: Reader, known: readonly PersonHashes[]) => {
  const found = db
    .selectFrom('persons')
    .select((of) => [
      'id', 'identity_hash as identityHash', 'ci_hash as ciHash',
      of
        .exists(of.selectFrom('users').select('users.id').whereRef('users.person_id', '=', 'persons.id'))
        .$castTo<boolean>()
        .as('hasUser'),
    ])
    .orderBy('created_at').orderBy('id')
  const ciHashes = known.map(({ ciHash }) => ciHash)
  const hasCi = ciHashes.some((hash) => hash !== null)
  const same = hasCi ? await found.where('ci_hash', '=', anyOf(ciHashes)).execute() : []
  if (same.length > 0) return same
  const alike = found.where('identity_hash', '=', anyOf(known.map(({ identityHash }) => identityHash)))
  return hasCi ? alike.where('ci_hash', 'is', null).execute() : alike.execute()
}

export interface AlikePerson {
  readonly id: string
  readonly identityHash: Uint8Array
  readonly hasUser: boolean
}

/** Everybody who says one of these of themselves, in the same order. */
export const listAlike = async (db: Reader, identityHashes: readonly Uint8Array[]): Promise<AlikePerson[]> => {
  const { rows } = await sql<AlikePerson>`${planAnew}
    select id, identity_hash as "identityHash",
      exists (select from users where users.person_id = persons.id) as "hasUser"
    from persons where identity_hash = ${anyOf(identityHashes)} order by created_at, id`.execute(db)
  return rows
}

/** What those say of themselves who are the same by their CI. */
export const listIdentitiesOf = async (db: Reader, known: readonly PersonHashes[]): Promise<Uint8Array[]> => {
  const rows = await db
    .selectFrom('persons').select('identity_hash as identityHash')
    .where('ci_hash', '=', anyOf(known.map(({ ciHash }) => ciHash))).execute()
  return rows.map(({ identityHash }) => identityHash)
}

/** Everybody who says one of these of themselves, in one order for all. */
export const lockAlike = (tx: Tx, identityHashes: readonly Uint8Array[]): Promise<HashedPerson[]> =>
  tx
    .selectFrom('persons')
    .select([
      'id', 'identity_hash as identityHash', 'ci_hash as ciHash', 'phone_hash as phoneHash',
      'lookup_version as lookupVersion',
    ])
    .where('identity_hash', '=', anyOf(identityHashes))
    .orderBy('id').forUpdate().execute()

export interface HashedPerson extends PersonHashes {
  readonly id: string
  readonly phoneHash: Uint8Array
}

export const updateHashes = async (tx: Tx, persons: readonly HashedPerson[]): Promise<void> => {
  const rows = persons.map(({ id, identityHash, ciHash, phoneHash, lookupVersion }) => sql`(
    ${id}::uuid, ${identityHash}::bytea, ${ciHash}::bytea, ${phoneHash}::bytea, ${lookupVersion}::smallint)`)
  if (rows.length === 0) return
  await sql`
    update persons set identity_hash = made.identity_hash, ci_hash = made.ci_hash, phone_hash = made.phone_hash,
      lookup_version = made.lookup_version
    from (values ${sql.join(rows)}) as made (id, identity_hash, ci_hash, phone_hash, lookup_version)
    where persons.id = made.id`.execute(tx)
}

const columnsOf = (row: PersonRow) => ({
  name: row.name, birthday_sealed: row.birthdaySealed, phone_sealed: row.phoneSealed, phone_hash: row.phoneHash,
  identity_hash: row.identityHash, lookup_version: row.lookupVersion,
  ...(row.ciHash === null ? {} : { ci_hash: row.ciHash }),
})

export const insertPersons = async (tx: Tx, persons: readonly PersonRow[]): Promise<AlikePerson[]> => {
  const written = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString('base64'))
  const given = persons.map(({ birthdaySealed, phoneSealed, phoneHash, identityHash, ciHash, ...rest }) => ({
    ...rest, birthdaySealed: written(birthdaySealed), phoneSealed: written(phoneSealed), phoneHash: written(phoneHash),
    identityHash: written(identityHash), ciHash: written(ciHash),
  }))
  const { rows } = await sql<AlikePerson>`
    with clock as materialized (select app_now() as now)
    insert into persons (
      name, birthday_sealed, phone_sealed, phone_hash, identity_hash, ci_hash, lookup_version, created_at, updated_at)
    select name, decode("birthdaySealed", 'base64'), decode("phoneSealed", 'base64'), decode("phoneHash", 'base64'),
      decode("identityHash", 'base64'), decode("ciHash", 'base64'), "lookupVersion", now, now
    from json_to_recordset(${JSON.stringify(given)}::text::json) as given (
        name text, "birthdaySealed" text, "phoneSealed" text, "phoneHash" text, "identityHash" text, "ciHash" text,
        "lookupVersion" smallint), clock
    returning id, identity_hash as "identityHash", false as "hasUser"`.execute(tx)
  return rows
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
