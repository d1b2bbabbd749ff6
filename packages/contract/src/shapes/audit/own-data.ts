// Everything that is kept of whoever asks, part by part, with how long each part stays.
import { z } from 'zod'
import { keepingKind, ownDataField, ownDataSection } from '../../enums/work/own-data.ts'
import { limits } from '../../limits.ts'
import { timeShape } from '../labels.ts'

const row = z.array(z.object({
  field: ownDataField.schema,
  value: z.string().max(limits.bodyBytes).nullable(),
})).max(ownDataField.values.length)

export const ownDataPartShape = z.object({
  section: ownDataSection.schema,
  keeping: z.object({
    kind: keepingKind.schema,
    /** After each row was written; null where it follows from something else. */
    days: z.int().min(1).max(limits.number).nullable(),
  }),
  /** The newest first. */
  rows: z.array(row).max(limits.ownDataRows),
  /** False where there are older ones still, which the office hands out. */
  isWhole: z.boolean(),
}).meta({ id: 'OwnDataPart' })

export const ownDataShape = z.object({
  madeAt: timeShape,
  parts: z.array(ownDataPartShape).max(ownDataSection.values.length),
}).meta({ id: 'OwnData' })
