// Ends what a killed parent left behind, so that it never blocks the next start.
import { readlinkSync, realpathSync } from 'node:fs'
import { isNotedPostmaster } from '../folder/folder-lock.ts'
import { PostgresError } from '../postgres-error.ts'
import { disownPostmasterFile, readPostmasterFile } from './postmaster-file.ts'
import { commandOf, isAlive, waitUntilGone } from '../programs/process-identity.ts'
import { dataOf, type Reach } from '../folder/reach.ts'

const worksIn = (pid: number): string | undefined => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

const isPostmasterOf = (reach: Reach, pid: number): boolean => {
  const data = dataOf(reach)
  const command = commandOf(pid)
  return isNotedPostmaster(reach.folder, pid)
    || (/postgres/.test(command) && (worksIn(pid) === realpathSync(data) || command.includes(`-D ${data} `)))
}

const end = async (pid: number, folder: string): Promise<void> => {
  const steps: readonly (readonly [NodeJS.Signals, patienceMs: number])[] = [
    // Fast writes everything out; immediate leaves it to recovery, which loses nothing either.
    ['SIGINT', 8000], ['SIGQUIT', 5000], ['SIGKILL', 5000],
  ]
  for (const [signal, patienceMs] of steps) {
    try {
      process.kill(pid, signal)
    } catch (cause) {
      if (!isAlive(pid)) return
      const sentence = `An earlier database (process ${pid}) still runs in ${folder} and is not ours to stop: `
        + 'end it first.'
      throw new PostgresError(sentence, { cause })
    }
    if (await waitUntilGone(pid, patienceMs)) return
  }
  throw new PostgresError(`An earlier database (process ${pid}) in ${folder} does not end: restart the machine.`)
}

/** Stops an orphaned postmaster of this folder and frees a pid file whose number a stranger got since. */
export const clearLeftovers = async (reach: Reach, log: (line: string) => void): Promise<void> => {
  const data = dataOf(reach)
  const left = readPostmasterFile(data)
  if (!left || left.pid === process.pid) return
  if (!isAlive(left.pid)) {
    // PostgreSQL takes a dead process for alive until somebody has buried it, which in a container may be never.
    disownPostmasterFile(data)
  } else if (isPostmasterOf(reach, left.pid)) {
    log(`An earlier database (process ${left.pid}) outlived its parent; it is being stopped`)
    await end(left.pid, reach.folder)
  } else {
    log(`The lock file of an earlier database names process ${left.pid}, which is something else; it is freed`)
    disownPostmasterFile(data)
  }
}
