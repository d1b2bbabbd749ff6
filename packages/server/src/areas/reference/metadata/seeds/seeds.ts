// The documents that the product is delivered with, kind by kind.
import type { MetadataKind } from '@bidyard/contract/enums'
import type { MetadataOf } from '@bidyard/contract/shapes/metadata/metadata'
import { autoBeginsCodesSeed } from './auto-begins-codes.ts'
import { carHistoryCodesSeed } from './car-history-codes.ts'
import { damageMapSeed } from './damage-map.ts'
import { kbCodesSeed } from './kb-codes.ts'
import { krAddressSeed } from './kr-address.ts'

export const metadataSeeds: { readonly [Kind in MetadataKind]: () => MetadataOf<Kind> } = {
  'KbChaChaCha-commonCode': kbCodesSeed,
  'CarHistory-commonCode': carHistoryCodesSeed,
  'bidyard-carCheckDamageInfo': damageMapSeed,
  'bidyard-krAddress': krAddressSeed,
  'AutoBegins-carCode': autoBeginsCodesSeed,
}
