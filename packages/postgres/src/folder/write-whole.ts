// Writes a small file so that others see the old one or the new one, never a half.
import { chownSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runsAsRoot } from './database-user.ts'

/** What root writes belongs to the owner of the folder, who may be the one who starts it next time. */
export const writeWhole = (file: string, text: string, mode = 0o644): void => {
  const draft = `${file}.${process.pid}.new`
  rmSync(draft, { force: true })
  writeFileSync(draft, text, { mode, flag: 'wx', flush: true })
  if (runsAsRoot()) {
    const { uid, gid } = statSync(path.dirname(file))
    chownSync(draft, uid, gid)
  }
  renameSync(draft, file)
}
