// One transaction on one connection; nothing is sent any more once the connection is lost or the transaction is over.
import type { Sql } from 'postgres'
import type { Pool } from './pool.ts'

export interface HeldTransaction {
  ask<Answer>(send: (sql: Sql) => PromiseLike<Answer>): Promise<Answer>
  /** Fails where any statement failed before: an error that somebody swallowed must not end as a success. */
  commit(): Promise<void>
  /** Never fails: where the connection is gone, the server has rolled back by itself. */
  rollback(): Promise<void>
}

const lost = (): Error =>
  Object.assign(new Error('the connection was lost within a transaction'), { code: 'CONNECTION_CLOSED' })

export const holdTransaction = async (pool: Pool, modes: string): Promise<HeldTransaction> => {
  const connection = await pool.hold()
  let failure: unknown
  let isOver = false

  const run = async <Answer>(send: (sql: Sql) => PromiseLike<Answer>): Promise<Answer> => {
    if (connection.isLost) throw failure ?? lost()
    return connection.run(send)
  }
  const end = async (statement: 'commit' | 'rollback'): Promise<void> => {
    isOver = true
    try {
      const { command } = await run((over) => over.unsafe(statement).simple())
      // The server answers so where the transaction had failed already.
      if (statement === 'commit' && command !== 'COMMIT') throw new Error(`the commit ended as ${command}`)
    } catch (error) {
      // Nobody knows in which state it is now.
      connection.discard()
      throw error
    } finally {
      pool.giveBack(connection)
    }
  }

  await run((over) => over.unsafe(`begin ${modes}`).simple()).catch((error: unknown) => {
    connection.discard()
    throw error
  })
  return {
    ask: async (send) => {
      if (isOver) throw new Error('a statement came after the end of its transaction')
      try {
        return await run(send)
      } catch (error) {
        failure ??= error
        throw error
      }
    },
    commit: async () => {
      if (failure !== undefined) throw failure
      await end('commit')
    },
    rollback: async () => {
      if (!isOver) await end('rollback').catch(() => {})
    },
  }
}
