// Creates the database folder: all of it or nothing.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { give, type DatabaseUser } from './database-user.ts'
import { hasIcu, programOf } from '../programs/find-binaries.ts'
import { PostgresError, plainSentence } from '../postgres-error.ts'
import { dataOf, shownDataOf, type Reach } from './reach.ts'
import { runProgram } from '../programs/run-program.ts'
import { writeWhole } from './write-whole.ts'

export interface Workplace {
  readonly reach: Reach
  readonly user: DatabaseUser | undefined
  /** Where bin, lib and share are. */
  readonly runtime: string
}

const draftPrefix = 'new-'
const passwordFile = (folder: string): string => path.join(folder, 'password')

/** Korean rules for every text by default; without ICU, code point order, which sorts Hangul rightly as well. */
export const localeArguments = (withIcu: boolean): readonly string[] =>
  withIcu
    ? ['--locale=C', '--locale-provider=icu', '--icu-locale=ko-KR']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']

const run = async (place: Workplace, name: 'postgres' | 'initdb', words: readonly string[], input?: string) => {
  const { user, reach } = place
  const program = { file: programOf(place.runtime, name), arguments: words, user, descriptor: reach.descriptor }
  const { succeeded, output } = await runProgram(program, input)
  if (!succeeded) throw new PostgresError(plainSentence(output, { folder: reach.folder }))
}

/** Runs one statement without a server. */
const runAlone = (place: Workplace, data: string, statement: string): Promise<void> =>
  run(place, 'postgres', ['--single', '-c', 'exit_on_error=on', '-D', data, 'postgres'], `${statement}\n`)

const newPassword = (): string => randomBytes(24).toString('base64url')

const keepPassword = (folder: string, password: string): void => writeWhole(passwordFile(folder), password, 0o600)

const fillDraft = async (place: Workplace, draft: string, password: string): Promise<void> => {
  const { reach, user } = place
  const shownDraft = path.join(reach.shownAs, path.basename(draft))
  const secret = path.join(draft, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  give(draft, user)
  give(secret, user)
  await run(place, 'initdb', [
    '-D', path.join(shownDraft, 'data'), '-U', 'postgres', '--encoding=UTF8', '--auth=scram-sha-256',
    `--pwfile=${path.join(shownDraft, 'password')}`, ...localeArguments(hasIcu(place.runtime)),
  ])
  await runAlone(place, path.join(shownDraft, 'data'), 'create database bidyard')
}

const createCluster = async (place: Workplace): Promise<void> => {
  const { reach } = place
  const password = newPassword()
  const draft = mkdtempSync(path.join(reach.folder, draftPrefix))
  try {
    await fillDraft(place, draft, password)
    keepPassword(reach.folder, password)
    renameSync(path.join(draft, 'data'), dataOf(reach))
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

const removeDrafts = (folder: string): void => {
  for (const entry of readdirSync(folder)) {
    if (entry.startsWith(draftPrefix)) rmSync(path.join(folder, entry), { recursive: true, force: true })
  }
}

const checkVersion = (place: Workplace, packaged: string): void => {
  const [ours] = packaged.split('.')
  const found = readFileSync(path.join(dataOf(place.reach), 'PG_VERSION'), 'utf8').trim()
  if (found === ours) return
  throw new PostgresError(
    `The database in ${place.reach.folder} was made by PostgreSQL ${found} and this is ${ours}: `
    + 'dump it with the old version and load it into a new folder.',
  )
}

const readPassword = (folder: string): string | undefined => {
  try {
    return readFileSync(passwordFile(folder), 'utf8').trim() || undefined
  } catch (cause) {
    if (existsSync(passwordFile(folder))) throw cause
    return undefined
  }
}

/** Makes the database on the first start, checks it on later ones; answers the password of `postgres`. */
export const openCluster = async (place: Workplace, packagedVersion: string): Promise<string> => {
  const { folder } = place.reach
  removeDrafts(folder)
  const isNew = !existsSync(dataOf(place.reach))
  if (isNew) await createCluster(place)
  else checkVersion(place, packagedVersion)
  const kept = readPassword(folder)
  if (kept !== undefined) return kept
  // Whoever may start the database owns it: a lost password is replaced, not mourned.
  const password = newPassword()
  await runAlone(place, shownDataOf(place.reach), `alter role postgres password '${password}'`)
  keepPassword(folder, password)
  return password
}
