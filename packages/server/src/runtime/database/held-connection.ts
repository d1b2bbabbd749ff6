// One connection for one transaction; nothing is sent on it any more once it is lost or the transaction is over.
import type { Sql, TransactionSql } from 'postgres'
import { isLostConnection } from './sql-state.ts'

export interface HeldConnection {
  ask<Answer>(send: (sql: TransactionSql) => PromiseLike<Answer>): Promise<Answer>
  /** Fails where any statement failed before: an error that somebody swallowed must not end as a success. */
  commit(): Promise<void>
  /** Never fails: where the connection is gone, the server has rolled back by itself. */
  rollback(): Promise<void>
}

class Undone extends Error {}

/**
 * The driver would go on sending on a lost connection, to nobody or to whoever holds it next, its own `rollback`
 * included. So the first sign of a loss closes this door for good, and the driver's half is left waiting for ever.
 */
export const holdConnection = async (pool: Sql, modes: string): Promise<HeldConnection> => {
  const begun = Promise.withResolvers<TransactionSql>()
  const judged = Promise.withResolvers<void>()
  let closed: Error | undefined
  const whole = pool.begin(modes, async (sql) => {
    begun.resolve(sql)
    await judged.promise
  })
  whole.catch((error: Error) => {
    closed ??= error
    begun.reject(error)
  })
  const sql = await begun.promise
  const close = (): void => {
    closed ??= new Error('a statement came after the end of its transaction')
  }
  return {
    ask: async (send) => {
      if (closed !== undefined) throw closed
      try {
        return await send(sql)
      } catch (error) {
        if (isLostConnection(error)) closed ??= error as Error
        throw error
      }
    },
    commit: async () => {
      if (closed !== undefined) throw closed
      close()
      judged.resolve()
      await whole
    },
    rollback: async () => {
      if (closed !== undefined) return
      close()
      judged.reject(new Undone())
      await whole.catch(() => {})
    },
  }
}
