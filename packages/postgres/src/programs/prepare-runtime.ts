// Makes a set of PostgreSQL's programs that the database user can really run.
import {
  chmodSync, constants, copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync,
  statSync, symlinkSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { runsAsRoot, type DatabaseUser } from '../folder/database-user.ts'
import { hasAllLinks, libraryLinks, programOf, type Binaries } from './find-binaries.ts'
import { PostgresError, plainSentence } from '../postgres-error.ts'
import type { Reach } from '../folder/reach.ts'
import { runProgram } from './run-program.ts'

const complaintOf = async (root: string, user: DatabaseUser | undefined): Promise<string | undefined> => {
  if (!hasAllLinks(root)) return 'library links are missing'
  for (const name of ['postgres', 'initdb'] as const) {
    const { succeeded, output } = await runProgram({ file: programOf(root, name), arguments: ['--version'], user })
    if (!succeeded) return output
  }
  return undefined
}

const bringFile = (from: string, to: string, isProgram: boolean): void => {
  const { mode } = statSync(from)
  const wanted = isProgram ? 0o555 : 0o444
  if ((mode & wanted) === wanted) {
    try {
      linkSync(from, to)
      return
    } catch {
      // Another disk, or a file of somebody else's: a copy does as well.
    }
  }
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  chmodSync(to, isProgram ? 0o755 : 0o644)
}

const bringTree = (from: string, to: string): void => {
  mkdirSync(to)
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isDirectory()) bringTree(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (!entry.name.endsWith('.a')) bringFile(source, target, path.basename(from) === 'bin')
  }
}

const addLinks = (root: string): void => {
  for (const { name, pointsTo } of libraryLinks(root)) {
    const link = path.join(root, name)
    if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(pointsTo, link)
  }
}

/** Complete or absent: built under another name and renamed at the end. */
const buildRuntime = (binaries: Binaries, target: string): void => {
  const draft = `${target}.${process.pid}.new`
  for (const remains of [draft, target]) rmSync(remains, { recursive: true, force: true })
  try {
    bringTree(binaries.root, draft)
    addLinks(draft)
    renameSync(draft, target)
  } catch (cause) {
    // Someone else who shares this place was faster, and theirs is as good; or there is no room.
    if (!statSync(target, { throwIfNoEntry: false })) throw cause
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Programs are only trusted in a place that nobody else could have filled. */
const isSafeHome = (home: string): boolean => {
  const first = mkdirSync(home, { recursive: true })
  // Whatever the umask says: the database user must get through what was made here.
  for (let made = home; first !== undefined && made.length >= first.length; made = path.dirname(made)) {
    chmodSync(made, 0o755)
  }
  const found = lstatSync(home)
  const isTrusted = found.uid === 0 || found.uid === process.getuid?.()
  return isTrusted && found.isDirectory() && (found.mode & 0o022) === 0
}

const homesFor = (reach: Reach): readonly string[] => [
  // A copy behind a closed path would be as much out of reach as the original.
  ...(reach.descriptor === undefined ? [path.join(reach.folder, 'runtime')] : []),
  ...(runsAsRoot() ? ['/var/lib/bidyard/runtime'] : []),
  path.join(os.tmpdir(), `bidyard-runtime-${process.getuid?.() ?? 0}`),
]

/** Where the programs can be run from: where npm put them, else a copy in the first place that works. */
export const prepareRuntime = async (
  binaries: Binaries,
  reach: Reach,
  user: DatabaseUser | undefined,
): Promise<string> => {
  let complaint = await complaintOf(binaries.root, user)
  if (complaint === undefined) return binaries.root
  for (const home of homesFor(reach)) {
    const target = path.join(home, binaries.version)
    try {
      if (!isSafeHome(home)) continue
      if (statSync(target, { throwIfNoEntry: false }) && (await complaintOf(target, user)) === undefined) return target
      buildRuntime(binaries, target)
      complaint = await complaintOf(target, user)
    } catch (cause) {
      complaint = cause instanceof Error ? cause.message : String(cause)
    }
    if (complaint === undefined) return target
  }
  throw new PostgresError(plainSentence(complaint, { folder: reach.folder }))
}
