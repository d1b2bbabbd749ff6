// Finds our own database while the program runs on it, so that no command need wait until it is stopped.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The port stands in the fourth line of the file that a running PostgreSQL keeps. */
export const runningDatabaseUrl = (dataFolder: string): string | undefined => {
  const folder = path.join(dataFolder, 'postgres')
  const password = read(path.join(folder, 'password'))?.trim()
  const port = read(path.join(folder, 'data', 'postmaster.pid'))?.split('\n')[3]?.trim()
  return password === undefined || port === undefined || !/^\d+$/.test(port)
    ? undefined
    : `postgres://postgres:${password}@127.0.0.1:${port}/bidyard`
}
