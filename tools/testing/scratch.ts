// Where the tests keep what they throw away: thousands of databases' files, in memory where there is plenty of it.
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
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

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

/** What a run left that was broken off: its folder bears the number of its process. */
const removeAbandoned = (place: string): void => {
  for (const name of readdirSync(place)) {
    const pid = /^bidyard-run-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) remove(path.join(place, name))
  }
}

export const openScratch = (memory: string = memoryDisk): Scratch => {
  const place = hasRoom(memory) ? memory : os.tmpdir()
  removeAbandoned(place)
  const folder = mkdtempSync(path.join(place, `bidyard-run-${process.pid}-`))
  // Some tests work as another user, as in any folder for temporary files.
  chmodSync(folder, 0o1777)
  return { folder, remove: () => remove(folder) }
}
