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

/** Who owns everything, and who may only work with it. */
export const roles = { owner: 'postgres', program: 'bidyard' } as const
export type Role = keyof typeof roles
export type Passwords = Readonly<Record<Role, string>>

const draftPrefix = 'new-'
export const passwordFiles = { owner: 'password', program: 'program-password' } as const
const passwordFile = (folder: string, role: Role): string => path.join(folder, passwordFiles[role])

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

/** Runs statements without a server, each of them on a line of its own. */
const runAlone = (place: Workplace, data: string, statements: readonly string[]): Promise<void> =>
  run(place, 'postgres', ['--single', '-c', 'exit_on_error=on', '-D', data, 'postgres'], `${statements.join('\n')}\n`)

const newPassword = (): string => randomBytes(24).toString('base64url')

const keepPassword = (folder: string, role: Role, password: string): void =>
  writeWhole(passwordFile(folder, role), password, 0o600)

/** A folder that was made before has no role of the program yet; whatever that role was given beyond its work goes. */
const passwordStatements: Readonly<Record<Role, (password: string) => readonly string[]>> = {
  owner: (password) => [`alter role ${roles.owner} password '${password}'`],
  program: (password) => [
    `do $$ begin if to_regrole('${roles.program}') is null then create role ${roles.program}; end if; end $$`,
    `alter role ${roles.program} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls `
      + `password '${password}'`,
  ],
}

const fillDraft = async (place: Workplace, draft: string, passwords: Passwords): Promise<void> => {
  const { reach, user } = place
  const shownDraft = path.join(reach.shownAs, path.basename(draft))
  const secret = path.join(draft, 'password')
  writeFileSync(secret, passwords.owner, { mode: 0o600 })
  give(draft, user)
  give(secret, user)
  await run(place, 'initdb', [
    '-D', path.join(shownDraft, 'data'), '-U', roles.owner, '--encoding=UTF8', '--auth=scram-sha-256',
    `--pwfile=${path.join(shownDraft, 'password')}`, ...localeArguments(hasIcu(place.runtime)),
  ])
  const statements = ['create database bidyard', ...passwordStatements.program(passwords.program)]
  await runAlone(place, path.join(shownDraft, 'data'), statements)
}

const createCluster = async (place: Workplace): Promise<void> => {
  const { reach } = place
  const passwords = { owner: newPassword(), program: newPassword() }
  const draft = mkdtempSync(path.join(reach.folder, draftPrefix))
  try {
    await fillDraft(place, draft, passwords)
    for (const role of ['owner', 'program'] as const) keepPassword(reach.folder, role, passwords[role])
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

const readPassword = (folder: string, role: Role): string | undefined => {
  const file = passwordFile(folder, role)
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch (cause) {
    if (existsSync(file)) throw cause
    return undefined
  }
}

/** Whoever may start the database owns it: a lost password is replaced, not mourned. */
const replaceLost = async (place: Workplace, kept: Partial<Passwords>): Promise<Passwords> => {
  const passwords = { owner: kept.owner ?? newPassword(), program: kept.program ?? newPassword() }
  const lost = (['owner', 'program'] as const).filter((role) => kept[role] === undefined)
  if (lost.length === 0) return passwords
  await runAlone(place, shownDataOf(place.reach), lost.flatMap((role) => passwordStatements[role](passwords[role])))
  for (const role of lost) keepPassword(place.reach.folder, role, passwords[role])
  return passwords
}

/** Makes the database on the first start, checks it on later ones; answers the passwords of its two roles. */
export const openCluster = async (place: Workplace, packagedVersion: string): Promise<Passwords> => {
  const { folder } = place.reach
  removeDrafts(folder)
  const isNew = !existsSync(dataOf(place.reach))
  if (isNew) await createCluster(place)
  else checkVersion(place, packagedVersion)
  const [owner, program] = [readPassword(folder, 'owner'), readPassword(folder, 'program')]
  return replaceLost(place, { ...(owner && { owner }), ...(program && { program }) })
}
