// Identity checks on their way: begun, brought back by a browser, completed once.
import type { IdentityUsage } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

const now = sql<Date>`app_now()`

export interface NewRequest {
  readonly transactionId: string
  readonly returnHash: Uint8Array
  readonly verifierHash: Uint8Array
  readonly usage: IdentityUsage
  readonly method: string | null
  readonly serviceCode: string
  readonly askedSealed: Uint8Array | null
  readonly minutes: number
}

export const insertRequest = async (tx: Tx, request: NewRequest): Promise<Date> => {
  const { endsAt } = await tx
    .insertInto('identity_requests')
    .values({
      provider: 'kg', transaction_id: request.transactionId, return_hash: request.returnHash,
      verifier_hash: request.verifierHash, usage: request.usage, method: request.method,
      service_code: request.serviceCode, asked_sealed: request.askedSealed,
      ends_at: sql<Date>`app_now() + make_interval(mins => ${request.minutes})`,
    })
    .returning('ends_at as endsAt')
    .executeTakeFirstOrThrow()
  return endsAt
}

/** The first call-back counts; whatever comes after it is as if it never came. */
export const updateReturned = async (db: Reader, returnHash: Uint8Array, returnedSealed: Uint8Array): Promise<void> => {
  await db
    .updateTable('identity_requests')
    .set({ returned_sealed: returnedSealed, updated_at: now })
    .where('return_hash', '=', returnHash)
    .where('stage', '=', 'open')
    .where('returned_sealed', 'is', null)
    .where('ends_at', '>', now)
    .execute()
}

export const findReturned = (db: Reader, returnHash: Uint8Array) =>
  db
    .selectFrom('identity_requests')
    .select('transaction_id as transactionId')
    .where('return_hash', '=', returnHash)
    .executeTakeFirst()

export const lockRequest = (tx: Tx, transactionId: string) =>
  tx
    .selectFrom('identity_requests')
    .select([
      'id', 'transaction_id as transactionId', 'usage', 'method', 'service_code as serviceCode', 'stage',
      'verifier_hash as verifierHash', 'asked_sealed as askedSealed', 'returned_sealed as returnedSealed',
      sql<boolean>`ends_at <= app_now()`.as('isOver'),
    ])
    .where('transaction_id', '=', transactionId)
    .forUpdate()
    .executeTakeFirst()

export const updateStage = async (
  tx: Tx, id: string, stage: 'open' | 'completing' | 'completed' | 'failed', outcome: string | null = null,
): Promise<void> => {
  await tx
    .updateTable('identity_requests')
    .set({
      stage, outcome, updated_at: now,
      ...(stage === 'completed' || stage === 'failed'
        // What was brought back has done its work, and nobody needs to keep the person's details here.
        ? { completed_at: now, returned_sealed: null, asked_sealed: null } : {}),
    })
    .where('id', '=', id)
    .execute()
}
