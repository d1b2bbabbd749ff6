// A key begins after all who write with the one before: a start waits for them beside the line, and says so.
import { setTimeout } from 'node:timers/promises'
import type { Reader } from '../database/database.ts'
import { StartRefused } from '../environment.ts'
import type { Log } from '../log.ts'
import { findLongWriters, type KeyWriters } from './used-keys.sql.ts'

interface Waiting {
  readonly db: Reader
  readonly log: Log
  readonly waitMs: number
  /** Whoever holds the lock for no longer is soon done. */
  readonly tooLongMs: number
}

const pauseMs = 250
const saidEachMs = 10_000

const tooLong = (waitedMs: number, { count, seconds }: KeyWriters): StartRefused => {
  const whom = count === 0
    ? 'others that lock what a start looks at'
    : `${count} transaction(s) that write with the keys of this database, the oldest since ${seconds} seconds: an `
      + 'import, most likely'
  return new StartRefused(`The start waited ${Math.round(waitedMs / 1_000)} seconds for ${whom}. `
    + 'A key begins after them. Nothing was changed: start again once they are over.')
}

/**
 * Answers how to wait once more. Whoever stands in line for a lock is waited for by all who come later, so the line is
 * entered again only when nobody holds it for long.
 */
export const openWaiting = ({ db, log, waitMs, tooLongMs }: Waiting): (() => Promise<void>) => {
  const began = performance.now()
  let saidAt = -Infinity
  return async () => {
    for (;;) {
      const writers = await findLongWriters(db, tooLongMs)
      const now = performance.now()
      if (now - began > waitMs) throw tooLong(now - began, writers)
      if (writers.count > 0 && now - saidAt > saidEachMs) {
        log.warn('the start waits for whoever writes with the keys of this database', { ...writers })
        saidAt = now
      }
      await setTimeout(pauseMs)
      if (writers.count === 0) return
    }
  }
}
