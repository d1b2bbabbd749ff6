// Chooses the user that PostgreSQL runs as: it refuses root, and root should not lend it its powers.
import { chmodSync, chownSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { PostgresError } from '../postgres-error.ts'

export interface DatabaseUser {
  readonly uid: number
  readonly gid: number
}

const root = 0

export const runsAsRoot = (): boolean => process.getuid?.() === root

const ownerOf = (file: string): DatabaseUser | undefined => {
  const found = statSync(file, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}

const userNamed = (name: string): DatabaseUser | undefined => {
  const line = readFileSync('/etc/passwd', 'utf8').split('\n').find((entry) => entry.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/**
 * undefined: whoever started us. Root hands over to the owner of the data, else of the folder, so that
 * a project that belongs to a person can be started by root once and by that person again.
 */
export const chooseDatabaseUser = (folder: string): DatabaseUser | undefined => {
  if (!runsAsRoot()) return undefined
  const owners = [path.join(folder, 'data'), folder].map(ownerOf)
  return owners.find((owner) => owner !== undefined && owner.uid !== root)
    ?? userNamed('postgres') ?? userNamed('nobody') ?? { uid: 65_534, gid: 65_534 }
}

const giveAll = (file: string, user: DatabaseUser): void => {
  lchownSync(file, user.uid, user.gid)
  for (const entry of readdirSync(file, { withFileTypes: true })) {
    const inner = path.join(file, entry.name)
    if (entry.isDirectory()) giveAll(inner, user)
    else lchownSync(inner, user.uid, user.gid)
  }
}

/** Makes the folder; what root makes belongs to the owner of the place it lies in. */
export const ensureFolder = (folder: string): void => {
  const first = mkdirSync(folder, { recursive: true })
  if (first !== undefined) chmodSync(folder, 0o700)
  if (!runsAsRoot()) return
  const owner = first === undefined ? undefined : ownerOf(path.dirname(first))
  if (first !== undefined && owner) giveAll(first, owner)
  // The database user passes through to the data, which has its own bars, but does not look around.
  chmodSync(folder, (statSync(folder).mode & 0o777) | 0o011)
}

/** PostgreSQL refuses data that others may read or own: a copied or restored folder is put right. */
export const ownData = (data: string, user: DatabaseUser | undefined): void => {
  const owner = ownerOf(data)
  if (!owner) return
  if (user && owner.uid === root) giveAll(data, user)
  if (!user && owner.uid !== process.getuid?.()) {
    throw new PostgresError(
      `The database in ${path.dirname(data)} belongs to another user (uid ${owner.uid}): `
      + 'start as that user or as root, or choose another folder.',
    )
  }
  chmodSync(data, 0o700)
}

/** What root brings into a place belongs to whoever owns the place. */
export const giveToOwnerOf = (place: string, brought: string): void => {
  const owner = ownerOf(place)
  if (runsAsRoot() && owner) giveAll(brought, owner)
}

export const give = (file: string, user: DatabaseUser | undefined): void => {
  if (user) chownSync(file, user.uid, user.gid)
}
