// Every kind of metadata with the shape of its document, and what is shown of one.
import { z } from 'zod'
import { metadataKind, type MetadataKind } from '../../enums.ts'
import { limits } from '../../limits.ts'
import { authorShape, labelShape, timeShape } from '../labels.ts'
import { codeSetDocument, outsideGroup } from './code-set.ts'
import { damageMapDocument } from './damage-map.ts'
import { krAddressDocument } from './kr-address.ts'

export const metadataShapes = {
  'KbChaChaCha-commonCode': codeSetDocument,
  'CarHistory-commonCode': codeSetDocument,
  'bidyard-carCheckDamageInfo': damageMapDocument,
  'bidyard-krAddress': krAddressDocument,
  'AutoBegins-carCode': codeSetDocument,
} as const satisfies Readonly<Record<MetadataKind, z.ZodObject>>
export type MetadataOf<Kind extends MetadataKind> = z.output<(typeof metadataShapes)[Kind]>

export const metadataVersion = z.int().min(1).max(1_000_000_000)

const shown = {
  id: z.uuid(),
  label: labelShape,
  version: metadataVersion,
  entryCount: z.int().min(0).max(1_000_000),
  /** The same text has the same checksum: a client may keep its copy while this stays. */
  checksum: z.string().min(1).max(64),
  createdAt: timeShape,
  updatedAt: timeShape,
}

export const metadataRowShape = z.object({ kind: metadataKind.schema, ...shown })

const withDocument = <Kind extends MetadataKind, Rest extends z.core.$ZodShape>(kind: Kind, rest: Rest) =>
  z.object({ kind: z.literal(kind), document: metadataShapes[kind], ...rest })

const forEachKind = <Rest extends z.core.$ZodShape>(rest: Rest) =>
  z.discriminatedUnion('kind', [
    withDocument('KbChaChaCha-commonCode', rest),
    withDocument('CarHistory-commonCode', rest),
    withDocument('bidyard-carCheckDamageInfo', rest),
    withDocument('bidyard-krAddress', rest),
    withDocument('AutoBegins-carCode', rest),
  ])

export const metadataShape = forEachKind(shown)
export type MetadataShown = z.output<typeof metadataShape>

/** What a partner's own flow needs to describe a car: the groups by their names. */
export const kbSelfShape = z.object({
  id: z.uuid(),
  version: metadataVersion,
  fuel: outsideGroup,
  color: outsideGroup,
  bodyType: outsideGroup,
  transmission: outsideGroup,
  option: outsideGroup,
})

const madeBy = {
  ...shown,
  source: z.string().max(limits.title),
  author: authorShape,
}
export const metadataVersionRowShape = z.object({ kind: metadataKind.schema, ...madeBy })
export const metadataVersionShape = forEachKind(madeBy)
export type MetadataVersionShown = z.output<typeof metadataVersionShape>
