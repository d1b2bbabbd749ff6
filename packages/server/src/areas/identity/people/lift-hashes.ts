// The same person under older and newer lookup keys: what one key made becomes what the next one makes.
import type { Hashes } from '../../../runtime/keys/hashes.ts'
import type { PersonHashes } from './persons.sql.ts'

export const oldestOf = ({ versions }: Pick<Hashes, 'versions'>): number => {
  const [oldest] = versions
  if (oldest === undefined) throw new Error('there is no lookup key')
  return oldest
}

export const liftHashes = <Held extends PersonHashes & { readonly phoneHash?: Uint8Array }>(
  { lift }: Pick<Hashes, 'lift'>, held: Held, version: number,
): Held => {
  const { identityHash, ciHash, phoneHash, lookupVersion } = held
  const lifted = (hash: Uint8Array): Uint8Array => lift(hash, lookupVersion, version)
  return {
    ...held, lookupVersion: version, identityHash: lifted(identityHash),
    ciHash: ciHash === null ? null : lifted(ciHash),
    ...(phoneHash === undefined ? {} : { phoneHash: lifted(phoneHash) }),
  }
}

/** What rows may know this person by. */
export const underEachKey = (hashes: Hashes, held: PersonHashes): readonly PersonHashes[] =>
  hashes.versions.filter((version) => version >= held.lookupVersion)
    .map((version) => liftHashes(hashes, held, version))

/** What rows may know this person by that nobody has written anew yet. */
export const olderThan = (hashes: Hashes, held: PersonHashes, version: number): readonly PersonHashes[] =>
  underEachKey(hashes, held).filter(({ lookupVersion }) => lookupVersion < version)
