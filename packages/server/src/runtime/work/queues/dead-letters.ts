// Jobs that failed each of their tries, and what becomes of those whose work a later one has done.
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

export interface DeadLetter {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  readonly error: unknown
  readonly diedAt: Date
}

export interface DeadLetters {
  /** The oldest ones, so many that somebody can read them. */
  deadLetters(): Promise<readonly DeadLetter[]>
  countDead(): Promise<number>
  /** Of a job that comes again the first letter tells since when, and none is needed once another has done the work. */
  forgetOvertaken(): Promise<void>
}

export const deadLetterOf = (name: string): string => `${name}-dead`
const deadShown = 1_000

export const openDeadLetters = (
  { primary }: Database, names: readonly string[], recurring: readonly string[],
): DeadLetters => {
  const dead = sql<boolean>`name = any(${names.map(deadLetterOf)}) and state < 'active'`
  return {
    deadLetters: async () => {
      const { rows } = await sql<DeadLetter>`
        select id, source_name as name, data as payload, output as error, created_on as "diedAt" from jobs.job
        where ${dead} order by created_on limit ${deadShown}`.execute(primary)
      return rows
    },
    countDead: async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs.job where ${dead}`
        .execute(primary)
      return rows[0]?.count ?? 0
    },
    forgetOvertaken: async () => {
      const ofRecurring = sql<boolean>`
        letter.name = any(${recurring.map(deadLetterOf)}) and letter.state < 'active' and letter.data = '{}'`
      await sql`
        delete from jobs.job letter where ${ofRecurring} and exists (
          select from jobs.job done where done.name = letter.source_name and done.data = '{}'
            and done.state = 'completed' and done.completed_on > letter.created_on)`.execute(primary)
      await sql`
        delete from jobs.job letter where ${ofRecurring} and exists (
          select from jobs.job first where first.name = letter.name and first.data = '{}' and first.state < 'active'
            and first.created_on < letter.created_on)`.execute(primary)
    },
  }
}
