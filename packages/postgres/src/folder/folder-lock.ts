// Lets one living process at a time run the database of a folder, and remembers which postmaster it started.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { identityOf } from '../programs/process-identity.ts'
import { PostgresError } from '../postgres-error.ts'
import { writeWhole } from './write-whole.ts'

interface Note {
  readonly pid: number
  readonly identity: string
}

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const parseNote = (text: string | undefined): Note | undefined => {
  const [pid, identity] = text?.split('\n') ?? []
  return pid === undefined || identity === undefined ? undefined : { pid: Number(pid), identity }
}

const noteOf = (pid: number): string => `${pid}\n${identityOf(pid) ?? 'gone'}\n`

const isCurrent = (note: Note): boolean => identityOf(note.pid) === note.identity

/** Takes a dead holder's lock away; if another process was faster, its fresh lock is put back. */
const removeStale = (lock: string, seen: string): void => {
  const aside = `${lock}.${process.pid}.stale`
  try {
    renameSync(lock, aside)
    if (readText(aside) !== seen) linkSync(aside, lock)
  } catch {
    // Gone already, or taken anew: the next attempt sees which.
  }
  rmSync(aside, { force: true })
}

/** Refuses in one sentence while another process lives; a dead one's lock is no obstacle. */
export const lockFolder = (folder: string): (() => void) => {
  const lock = path.join(folder, 'launcher.lock')
  const draft = `${lock}.${process.pid}.${performance.now()}`
  const mine = noteOf(process.pid)
  writeFileSync(draft, mine)
  try {
    for (;;) {
      try {
        linkSync(draft, lock)
        return () => {
          if (readText(lock) === mine) rmSync(lock, { force: true })
        }
      } catch (cause) {
        if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
      }
      const seen = readText(lock)
      const holder = parseNote(seen)
      if (holder && isCurrent(holder)) {
        throw new PostgresError(
          `The database in ${folder} is in use by process ${holder.pid}: stop that one first or choose another folder.`,
        )
      }
      if (seen !== undefined) removeStale(lock, seen)
    }
  } finally {
    rmSync(draft, { force: true })
  }
}

const postmasterNote = (folder: string): string => path.join(folder, 'postmaster.note')

export const notePostmaster = (folder: string, pid: number): void =>
  writeWhole(postmasterNote(folder), noteOf(pid))

/** Whether this very process was started here as the postmaster, even if its pid was used again since. */
export const isNotedPostmaster = (folder: string, pid: number): boolean => {
  const note = parseNote(readText(postmasterNote(folder)))
  return note?.pid === pid && isCurrent(note)
}
