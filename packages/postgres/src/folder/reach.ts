// Opens the way into the data folder for a database user who may not walk the path that leads to it.
import { spawnSync } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import path from 'node:path'
import type { DatabaseUser } from './database-user.ts'
import { PostgresError } from '../postgres-error.ts'

export interface Reach {
  /** The folder as we see it. */
  readonly folder: string
  /** The same folder as PostgreSQL is told. */
  readonly shownAs: string
  /** An open folder that every program of PostgreSQL inherits as descriptor 3. */
  readonly descriptor: number | undefined
  readonly close: () => void
}

const mayEnter = (folder: string, user: DatabaseUser): boolean => {
  const probe = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...user, cwd: '/' })
  if (probe.error) {
    const sentence = 'PostgreSQL refuses to run as root, and this machine does not let root become another user: '
      + 'start as an ordinary user.'
    throw new PostgresError(sentence, { cause: probe.error })
  }
  return probe.status === 0
}

/**
 * Root's own home is closed to everybody else. Linux lets a process use a folder that root opened for it,
 * whatever lies above: so the data stays where the owner looks for it.
 */
export const openReach = (folder: string, user: DatabaseUser | undefined): Reach => {
  if (!user || mayEnter(folder, user)) {
    return { folder, shownAs: folder, descriptor: undefined, close: () => {} }
  }
  if (process.platform !== 'linux') {
    throw new PostgresError(`The database user (uid ${user.uid}) may not enter ${folder}: choose another folder.`)
  }
  const descriptor = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY)
  return { folder, shownAs: '/proc/self/fd/3', descriptor, close: () => closeSync(descriptor) }
}

export const dataOf = (reach: Reach): string => path.join(reach.folder, 'data')
export const shownDataOf = (reach: Reach): string => path.join(reach.shownAs, 'data')
