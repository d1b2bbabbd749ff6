// The database's clock: the only one that decides anything. The sandbox may shift it; nobody else can.
import { CompiledQuery, sql } from 'kysely'
import { noteTold, type Reader, type Tx } from '../database/database.ts'

export const readNow = async (db: Reader): Promise<Date> => {
  const { rows } = await db.executeQuery<{ now: Date }>(CompiledQuery.raw('select app_now() as now'))
  const now = rows[0]?.now
  if (now === undefined) throw new Error('the database told no time')
  return now
}

/** Moves the sandbox's clock onwards by so many seconds, on top of what it was moved before. */
export const shiftClock = async (tx: Tx, seconds: number): Promise<Date> => {
  await tx
    .updateTable('clock_shift')
    .set({ shift: sql`shift + make_interval(secs => ${seconds})` })
    .execute()
  noteTold(tx, 'clock')
  return readNow(tx)
}
