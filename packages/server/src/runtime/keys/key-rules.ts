// Which keys a process may come with, which of them begin, and which write: judged by what the database knows of them.
import { type Hashes, openHashes } from './hashes.ts'
import type { Holder, KeyKind, UsedKey } from './used-keys.sql.ts'
import type { VersionedKey } from './versioned-keys.ts'

export type KeysByKind = Readonly<Record<KeyKind, readonly VersionedKey[]>>

export const settingOf: Readonly<Record<KeyKind, string>> = {
  data: 'BIDYARD_DATA_KEYS', file: 'BIDYARD_FILE_KEY', lookup: 'BIDYARD_LOOKUP_KEY',
}

export interface KnownKey {
  readonly kind: KeyKind
  readonly version: number
  readonly proof: Uint8Array
}

const proofOf = (hashes: Hashes, version: number): Uint8Array => hashes.lookup('proof', 'of the key itself', version)

/** A lookup key is proven together with all before it, since its hashes are made of theirs. */
export const knownKeys = (keys: KeysByKind, hashes: Hashes): KnownKey[] => [
  ...(['data', 'file'] as const).flatMap((kind) => keys[kind].map((one) =>
    ({ kind, version: one.version, proof: proofOf(openHashes([one]), one.version) }))),
  ...keys.lookup.map(({ version }) => ({ kind: 'lookup' as const, version, proof: proofOf(hashes, version) })),
]

const same = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0

const otherKey = ({ kind, version }: KnownKey): string =>
  kind === 'lookup'
    ? `${settingOf.lookup}: people in this database are known by another key`
    : `${settingOf[kind]}: another key has the number ${version} in this database`

const missingKey = ({ kind, version, leftCount }: UsedKey): string =>
  `${settingOf[kind]}: key ${version} is missing, which rows of this database still need`
  + (leftCount === null ? '' : `, ${leftCount} when they were last counted`)

/** What would leave something unread, or somebody unfound. Without one lookup key the newer ones prove nothing. */
export const problemsOf = (known: readonly KnownKey[], used: readonly UsedKey[]): string[] => {
  const mine = (one: UsedKey) => known.find(({ kind, version }) => kind === one.kind && version === one.version)
  const missing = used.filter((one) => !one.isDone && mine(one) === undefined)
  const others = used.flatMap((one) => {
    const given = mine(one)
    const isJudged = one.kind !== 'lookup' || missing.every(({ kind }) => kind !== 'lookup')
    return given === undefined || !isJudged || same(given.proof, one.proof) ? [] : [given]
  })
  return [...missing.map(missingKey), ...others.map(otherKey)]
}

const newestOf = (used: readonly UsedKey[], kind: KeyKind): number =>
  Math.max(0, ...used.filter((one) => one.kind === kind).map(({ version }) => version))

/** The one that stands first begins where it is newer than all before; those below it must be known with it. */
export const beginning = (keys: KeysByKind, known: readonly KnownKey[], used: readonly UsedKey[]): KnownKey[] =>
  known.filter(({ kind, version }) => {
    const first = keys[kind][0]?.version ?? 0
    return first > newestOf(used, kind) && version <= first
      && !used.some((one) => one.kind === kind && one.version === version)
  })

/** The newest that has begun, wherever it stands in the settings of this process. */
export const writingFirst = (
  keys: readonly VersionedKey[], kind: KeyKind, used: readonly Pick<UsedKey, 'kind' | 'version'>[],
): VersionedKey[] => {
  const newest = Math.max(...used.filter((one) => one.kind === kind).map(({ version }) => version))
  return keys.toSorted((one, other) => Number(other.version === newest) - Number(one.version === newest))
}

export const nameOf = ({ kind, version, proof }: KnownKey): string =>
  `${kind} ${version} ${Buffer.from(proof).toString('hex')}`
export const writesOf = (kind: KeyKind, version: number): string => `${kind} ${version}`

/** A key that others do not know would write what they cannot read. */
export const unknownToOthers = (begins: readonly KnownKey[], others: readonly Holder[]): string[] =>
  begins.flatMap((one) => {
    const lacking = others.filter(({ known }) => !known.includes(nameOf(one))).length
    return lacking === 0 ? [] : [
      `${settingOf[one.kind]}: key ${one.version} stands first, and ${lacking} running process(es) do not know it yet: `
      + 'put it second, start all of them anew, then put it first',
    ]
  })
