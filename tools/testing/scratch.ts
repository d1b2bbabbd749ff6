// Where the tests keep what they throw away: thousands of databases' files, in memory where there is plenty of it.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memoryDisk = '/dev/shm'
const gigabyte = 2 ** 30

/** A whole run holds less than two at once; the rest is for what else the machine does. */
const roomWanted = 6 * gigabyte
const memoryWanted = 10 * gigabyte

const hasRoom = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= roomWanted && process.availableMemory() >= memoryWanted
  } catch {
    return false
  }
}

export interface Scratch {
  readonly folder: string
  remove(): void
}

export const openScratch = (memory: string = memoryDisk): Scratch => {
  const folder = mkdtempSync(path.join(hasRoom(memory) ? memory : os.tmpdir(), 'bidyard-run-'))
  // Some tests work as another user, as in any folder for temporary files.
  chmodSync(folder, 0o1777)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}
