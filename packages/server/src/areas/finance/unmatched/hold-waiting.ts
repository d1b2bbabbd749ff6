// Holds a payment that fits nowhere and still waits for somebody to say what becomes of it.
import type { Tx } from '../../../runtime/database/database.ts'
import { refuse } from '../../../runtime/failure.ts'
import { lockUnmatched, type UnmatchedRecord } from './unmatched.sql.ts'

/** Held as whoever decides holds it: after the amount that it shall pay, or the shop that it came from. */
export const holdWaiting = async (tx: Tx, id: string): Promise<UnmatchedRecord> => {
  const payment = await lockUnmatched(tx, id)
  if (payment === undefined) throw refuse('notFound')
  if (payment.state !== 'waiting') throw refuse('conflict')
  return payment
}
