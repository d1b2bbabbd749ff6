// Finds our own database while the program runs on it, so that no command need wait until it is stopped.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { passwordFiles, type Role, roles } from '@bidyard/postgres/folder/create-cluster'
import type { DatabaseUrls } from '@bidyard/server/runtime/database/roles/roles'

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The port stands in the fourth line of the file that a running PostgreSQL keeps. */
export const runningDatabaseUrls = (dataFolder: string): DatabaseUrls | undefined => {
  const folder = path.join(dataFolder, 'postgres')
  const port = read(path.join(folder, 'data', 'postmaster.pid'))?.split('\n')[3]?.trim()
  if (port === undefined || !/^\d+$/.test(port)) return undefined
  const urlOf = (role: Role): string | undefined => {
    const password = read(path.join(folder, passwordFiles[role]))?.trim()
    return password === undefined ? undefined : `postgres://${roles[role]}:${password}@127.0.0.1:${port}/bidyard`
  }
  const ownerUrl = urlOf('owner')
  // A program that was started before there were two roles works as the owner until it is started again.
  return ownerUrl === undefined ? undefined : { ownerUrl, url: urlOf('program') ?? ownerUrl }
}
