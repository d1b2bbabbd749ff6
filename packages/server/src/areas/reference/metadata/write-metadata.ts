// Writes a document as the newest version of its kind, unless it says the same as the one in force.
import { createHash } from 'node:crypto'
import type { MetadataKind } from '@bidyard/contract/enums'
import type { MetadataOf } from '@bidyard/contract/shapes/metadata/metadata'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Doer } from '../../../runtime/work/events.ts'
import { insertVersion, lockKind } from './metadata.sql.ts'
import { entryCountOf } from './metadata-rules.ts'

export const checksumOf = (document: unknown): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex')

export interface Written {
  readonly version: number
  readonly entryCount: number
  readonly isNew: boolean
}

export const writeMetadata = async <Kind extends MetadataKind>(tx: Tx, doer: Doer, given: {
  readonly kind: Kind
  readonly document: MetadataOf<Kind>
  readonly source: string
  /** Leaves what somebody else than this source wrote as it is. */
  readonly onlyOverSource?: string
}): Promise<Written> => {
  const { kind, document, source } = given
  const latest = await lockKind(tx, kind)
  const checksum = checksumOf(document)
  const entryCount = entryCountOf[kind](document)
  const keeps = latest !== undefined
    && (latest.checksum === checksum || (given.onlyOverSource !== undefined && latest.source !== given.onlyOverSource))
  if (keeps) return { version: latest.version, entryCount, isNew: false }
  const version = (latest?.version ?? 0) + 1
  await insertVersion(tx, doer, { kind, version, document, entryCount, checksum, source })
  return { version, entryCount, isNew: true }
}
