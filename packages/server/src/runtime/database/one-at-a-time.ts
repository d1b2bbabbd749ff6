// Lets one node at a time do what must not happen twice at once, however many of them start together.
import type { Sql } from 'postgres'
import { boundsOf } from '../bounds.ts'
import { addressesOf } from './addresses.ts'
import { openAny } from './connection.ts'

// Changing a large table takes as long as it takes, and so does waiting for the node that does it.
const patient = boundsOf({ statementMs: 0, lockMs: 0, idleTransactionMs: 0 })

/** The lock goes with the connection, so a node that dies in the middle holds nobody up. */
export const oneAtATime = async <Result>(
  url: string, lockNumber: number, work: (sql: Sql) => Promise<Result>,
): Promise<Result> => {
  const connection = await openAny(addressesOf(url), { bounds: patient, onLost: () => {} })
  try {
    await connection.sql.unsafe(`select pg_advisory_lock(${lockNumber})`).simple()
    return await work(connection.sql)
  } finally {
    connection.discard()
  }
}
