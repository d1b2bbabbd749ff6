// The name by which a document says which key sealed it; it tells nothing of the key.
import { hkdfSync } from 'node:crypto'
import type { VersionedKey } from './versioned-keys.ts'

export const keyIdBytes = 4
export const keyIdOf = ({ key }: VersionedKey): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'key id', keyIdBytes))
