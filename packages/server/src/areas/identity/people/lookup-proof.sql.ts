// Keeps the first proof of each version of the lookup key, and answers it to everybody who comes later.
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export const getLookupProof = async (db: Reader, version: number, proof: Uint8Array): Promise<Uint8Array> => {
  await sql`insert into lookup_keys (version, proof) values (${version}, ${proof}) on conflict do nothing`.execute(db)
  const { proof: kept } = await db
    .selectFrom('lookup_keys').select('proof').where('version', '=', version).executeTakeFirstOrThrow()
  return kept
}
