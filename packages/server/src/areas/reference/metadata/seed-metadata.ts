// Writes the documents that the product is delivered with; one that was imported instead stays.
import { type MetadataKind, metadataKind } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import { metadataSeeds } from './seeds/seeds.ts'
import { writeMetadata } from './write-metadata.ts'

const doer = { actor: 'seed', memberId: null, requestId: null }
const source = 'delivered with the product'

const seedOne = <Kind extends MetadataKind>(tx: Tx, kind: Kind) =>
  writeMetadata(tx, doer, { kind, document: metadataSeeds[kind](), source, onlyOverSource: source })

export const seedMetadata = async (tx: Tx): Promise<void> => {
  for (const kind of metadataKind.values) await seedOne(tx, kind)
}
