// Keyed hashes by which texts are found: a newer key hashes what the older one made, so that no text is needed again.
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import type { VersionedKey } from './versioned-keys.ts'

export interface Hashes {
  /** The versions that rows may have, the oldest first. */
  readonly versions: readonly number[]
  /** These, and those that no row has any more. */
  readonly known: readonly number[]
  /** The same text of the same kind is always the same hash; without the keys nobody can try texts out. */
  lookup(kind: string, text: string, version: number): Uint8Array
  /** Under each version that a row may have. */
  lookups(kind: string, text: string): readonly Uint8Array[]
  /** What an older key made, as the newer one would have made it. */
  lift(hash: Uint8Array, from: number, to: number): Uint8Array
}

const hmac = (key: KeyObject, what: string | Uint8Array): Uint8Array => createHmac('sha256', key).update(what).digest()

/** `earlier` are keys that no row needs any more: what they made lives on in what the later ones make. */
export const openHashes = (keys: readonly VersionedKey[], earlier: readonly VersionedKey[] = []): Hashes => {
  const chain = [...new Map([...earlier, ...keys].map((one) => [one.version, one])).values()]
    .toSorted((one, other) => one.version - other.version)
    // Bytes would be looked at anew with each hash, which takes longer than the hash itself.
    .map(({ version, key }) => ({ version, key: createSecretKey(key) }))
  const versions = keys.map(({ version }) => version).toSorted((one, other) => one - other)
  const refuseUnknown = (version: number): void => {
    if (!chain.some((one) => one.version === version)) throw new Error(`there is no lookup key of version ${version}`)
  }
  const lift: Hashes['lift'] = (hash, from, to) => {
    if (from > to) throw new Error(`a hash of the lookup key ${from} cannot become one of ${to}`)
    refuseUnknown(to)
    return chain.filter(({ version }) => version > from && version <= to)
      .reduce((made, { key }) => hmac(key, made), hash)
  }
  const lookup: Hashes['lookup'] = (kind, text, version) => {
    const [first] = chain
    if (first === undefined || first.version > version) throw new Error(`there is no lookup key of version ${version}`)
    return lift(hmac(first.key, `${kind}\0${text.normalize('NFC')}`), first.version, version)
  }
  return {
    versions, known: chain.map(({ version }) => version), lift, lookup,
    lookups: (kind, text) => versions.map((version) => lookup(kind, text, version)),
  }
}
