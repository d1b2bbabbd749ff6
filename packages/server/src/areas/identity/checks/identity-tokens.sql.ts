// Identity tokens: written once, looked at while they hold, used once.
import type { IdentityUsage } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { PersonHashes } from '../people/persons.sql.ts'

export interface TokenKey {
  readonly hash: Uint8Array
  readonly usage: IdentityUsage
}

const heldColumns = [
  'person_sealed as personSealed', 'identity_hash as identityHash', 'ci_hash as ciHash',
  'lookup_version as lookupVersion', 'ends_at as endsAt',
] as const

export const insertToken = async (tx: Tx, token: {
  readonly hash: Uint8Array; readonly requestId: string | null; readonly usage: IdentityUsage
  readonly personSealed: Uint8Array; readonly minutes: number; readonly hashes: PersonHashes
}): Promise<Date> => {
  const { endsAt } = await tx
    .insertInto('identity_tokens')
    .values({
      token_hash: token.hash, request_id: token.requestId, usage: token.usage, person_sealed: token.personSealed,
      identity_hash: token.hashes.identityHash, ci_hash: token.hashes.ciHash,
      lookup_version: token.hashes.lookupVersion,
      ends_at: sql<Date>`app_now() + make_interval(mins => ${token.minutes})`,
    })
    .returning('ends_at as endsAt')
    .executeTakeFirstOrThrow()
  return endsAt
}

export const findToken = (db: Reader, { hash, usage }: TokenKey) =>
  db
    .selectFrom('identity_tokens')
    .select(heldColumns)
    .where('token_hash', '=', hash)
    .where('usage', '=', usage)
    .where('used_at', 'is', null)
    .where('ends_at', '>', sql<Date>`app_now()`)
    .executeTakeFirst()

/** Of two who use it at once, one gets it. */
export const updateTokenUsed = (tx: Tx, { hash, usage }: TokenKey) =>
  tx
    .updateTable('identity_tokens')
    .set({ used_at: sql<Date>`app_now()` })
    .where('token_hash', '=', hash)
    .where('usage', '=', usage)
    .where('used_at', 'is', null)
    .where('ends_at', '>', sql<Date>`app_now()`)
    .returning(heldColumns)
    .executeTakeFirst()
