// Knows the database's time between two questions, so that each answer can carry it for countdowns; it decides nothing.
import type { Database } from '../database/database.ts'
import { readNow } from './clock.ts'

export interface ServerClock {
  now(): Date
  close(): void
}

const measureOffsetMs = async (database: Database): Promise<number> => {
  const before = Date.now()
  const told = await readNow(database.primary)
  return told.getTime() - (before + Date.now()) / 2
}

export const openServerClock = async (database: Database, everyMs = 1_000): Promise<ServerClock> => {
  let offsetMs = await measureOffsetMs(database)
  let asking = false
  const timer = setInterval(() => {
    if (asking) return
    asking = true
    measureOffsetMs(database).then(
      (measured) => {
        offsetMs = measured
        asking = false
      },
      // While the database is away the last difference is the best guess.
      () => {
        asking = false
      },
    )
  }, everyMs)
  return { now: () => new Date(Date.now() + offsetMs), close: () => clearInterval(timer) }
}
