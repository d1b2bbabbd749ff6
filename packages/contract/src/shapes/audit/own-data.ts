// Everything that is kept of whoever asks, with how long each part stays, and requests to correct or delete it.
import { z } from 'zod'
import {
  dataRequestGround, dataRequestKind, dataRequestState, keepingKind, ownDataField, ownDataSection,
} from '../../enums/work/own-data.ts'
import { limits } from '../../limits.ts'
import { authorShape, timeShape } from '../labels.ts'
import { textOf } from '../texts.ts'

const row = z.array(z.object({
  field: ownDataField.schema,
  value: z.string().max(limits.bodyBytes).nullable(),
})).max(ownDataField.values.length)

export const ownDataPartShape = z.object({
  section: ownDataSection.schema,
  keeping: z.object({
    kind: keepingKind.schema,
    /** By the calendar of Seoul, to the end of the day; null where it is counted otherwise. */
    months: z.int().min(1).max(limits.number).nullable(),
    /** After each row was written; null where it follows from something else. */
    days: z.int().min(1).max(limits.number).nullable(),
  }),
  /** The newest first. */
  rows: z.array(row).max(limits.ownDataRows),
  /** False where there are older ones still, on the pages after this one. */
  isWhole: z.boolean(),
}).meta({ id: 'OwnDataPart' })

/** Pages are counted from the newest, so what comes meanwhile may stand twice, and nothing is left out. */
export const ownDataPartWish = z.strictObject({
  section: ownDataSection.schema,
  page: z.int().min(1).max(limits.number),
})

export const ownDataShape = z.object({
  madeAt: timeShape,
  parts: z.array(ownDataPartShape).max(ownDataSection.values.length),
}).meta({ id: 'OwnData' })

/** What the office or the member can set right; a name, a birthday and a phone come with an identity check. */
export const correctable = ownDataField.schema.extract([
  'name', 'birthday', 'phone', 'email', 'place', 'businessNumber', 'text',
])

export const dataRequestWish = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('correction'), field: correctable,
    statement: textOf(2, limits.note).meta({ examples: ['상호가 새봄모터스로 바뀌었습니다.'] }),
  }),
  z.strictObject({ kind: z.literal('deletion'), statement: textOf(2, limits.note) }),
])

export const dataRequestDecision = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('grant'), answer: textOf(2, limits.note) }),
  z.strictObject({ outcome: z.literal('refuse'), ground: dataRequestGround.schema, answer: textOf(2, limits.note) }),
])

export const dataRequestShape = z.object({
  id: z.uuid(),
  kind: dataRequestKind.schema,
  state: dataRequestState.schema,
  field: correctable.nullable(),
  statement: z.string().max(limits.note),
  /** By the law. */
  decideUntil: timeShape,
  ground: dataRequestGround.schema.nullable(),
  answer: z.string().max(limits.note).nullable(),
  decidedAt: timeShape.nullable(),
  /** Only for the office. */
  decidedBy: authorShape.nullable(),
  memberId: z.uuid(),
  memberNo: z.string().max(limits.code),
  memberName: z.string().max(limits.name),
  placeName: z.string().max(limits.name).nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'DataRequest' })

export const keptPartShape = z.object({
  section: ownDataSection.schema,
  /** When it goes as well; null: it stays without a name. */
  until: timeShape.nullable(),
}).meta({ id: 'KeptPart' })

export const dataRequestDetailShape = dataRequestShape.extend({
  /** Of a deletion that waits. */
  obstacles: z.array(dataRequestGround.schema).max(dataRequestGround.values.length),
  /** Of a deletion: what would stay now, or what stays since it was granted. */
  kept: z.array(keptPartShape).max(ownDataSection.values.length),
  /** When everything was taken that nothing keeps. */
  erasedAt: timeShape.nullable(),
}).meta({ id: 'DataRequestDetail' })
