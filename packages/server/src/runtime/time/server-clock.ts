// Knows the database's time between two questions, so that each answer can carry it for countdowns; it decides nothing.
import type { Database } from '../database/database.ts'
import { readNow } from './clock.ts'

export interface ServerClock {
  now(): Date
  /** When it was moved, a page that asks afterwards must not learn the old time: it may have nothing more to ask. */
  lookAnew(): Promise<void>
  close(): void
}

const measureOffsetMs = async (database: Database): Promise<number> => {
  const before = Date.now()
  const told = await readNow(database.primary)
  return told.getTime() - (before + Date.now()) / 2
}

export const openServerClock = async (database: Database, everyMs: number): Promise<ServerClock> => {
  let offsetMs = await measureOffsetMs(database)
  let asked = 0
  let answered = 0
  const look = async (): Promise<void> => {
    const turn = asked += 1
    // While the database is away the last difference is the best guess; and what was asked later is newer.
    const measured = await measureOffsetMs(database).catch(() => offsetMs)
    if (turn > answered) offsetMs = measured
    answered = Math.max(answered, turn)
  }
  const timer = setInterval(() => {
    if (asked === answered) void look()
  }, everyMs)
  return { now: () => new Date(Date.now() + offsetMs), lookAnew: look, close: () => clearInterval(timer) }
}
