// The limit of a list: the driver alone sends the very statements behind an answer, and reads the very rows.
import postgres, { type PostgresType } from 'postgres'
import { sender } from '../../packages/server/src/runtime/database/driver.ts'
import { valueTypes } from '../../packages/server/src/runtime/database/values/value-types.ts'
import type { Statement } from './recorded.ts'

export interface Bare {
  /** How many rows it read by the statement that gave most of them. */
  ask(statements: readonly Statement[]): Promise<number>
  close(): Promise<void>
}

export const openBare = (url: string, connections: number): Bare => {
  // The driver's own way with a time would lose its microseconds, and with them the place in a list.
  const sql = postgres(url, {
    max: connections, fetch_types: false, connection: { TimeZone: 'UTC' }, onnotice: () => {},
    types: valueTypes as unknown as Record<string, PostgresType>,
  })
  const send = sender()
  const rowsOf = async ({ text, values }: Statement): Promise<number> => (await send(sql, text, values)).length
  return {
    // Who asks is known first; the page and how many there are come together.
    ask: async ([first, ...others]) => {
      if (first !== undefined) await rowsOf(first)
      return Math.max(0, ...await Promise.all(others.map(rowsOf)))
    },
    close: () => sql.end({ timeout: 5 }),
  }
}
