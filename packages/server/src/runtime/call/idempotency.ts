// Keeps an effect from happening twice: its key is written in its transaction, and the second asker waits for it.
import { createHash } from 'node:crypto'
import type { Tx } from '../database/database.ts'
import { Refusal } from '../failure.ts'

export interface KeyedCall {
  readonly caller: string
  readonly call: string
  readonly key: string
  readonly asked: unknown
}

/** The stored answer of an earlier success, or undefined when this transaction owns the key now. */
export const takeKey = async (tx: Tx, given: KeyedCall): Promise<string | undefined> => {
  const bodyHash = createHash('sha256').update(JSON.stringify(given.asked)).digest()
  const { caller, call, key } = given
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ caller, call, key, body_hash: bodyHash })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (taken !== undefined) return undefined
  const stored = await tx
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('caller', '=', caller).where('call', '=', call).where('key', '=', key)
    .executeTakeFirst()
  const answer = stored !== undefined && bodyHash.equals(stored.body_hash) ? stored.answer : null
  if (answer === null) throw new Refusal('conflict')
  return answer
}

/** Kept as the very text that was sent, so that both answers are the same to the last byte. */
export const keepAnswer = async (tx: Tx, given: KeyedCall, answerText: string): Promise<void> => {
  await tx
    .updateTable('idempotency_keys')
    .set({ answer: answerText })
    .where('caller', '=', given.caller).where('call', '=', given.call).where('key', '=', given.key)
    .execute()
}
