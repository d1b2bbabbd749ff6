// Metadata of the damage map: every position of a car's body and every kind of damage, as screens and prints draw them.
import { z } from 'zod'
import { damagePosition, damageValue } from '../../enums.ts'
import { labelShape } from '../labels.ts'

export const damageMapDocument = z.object({
  positions: z.array(z.object({
    position: damagePosition.schema,
    label: labelShape,
    /** 1 and 2 are outer panels, A to C the frame; without a rank a part never makes an accident. */
    rank: z.enum(['1', '2', 'A', 'B', 'C']).nullable(),
    side: z.enum(['left', 'right', 'centre']),
    drawingOrder: z.int().min(1).max(200),
    /** The official check record draws these parts; the others are noted beside it. */
    onCheckRecord: z.boolean(),
  })).min(damagePosition.values.length).max(damagePosition.values.length),
  values: z.array(z.object({
    value: damageValue.schema,
    label: labelShape,
    /** What is written onto the drawing. */
    letter: z.string().regex(/^[A-Z]$/).max(1).nullable(),
    order: z.int().min(1).max(100),
  })).min(damageValue.values.length).max(damageValue.values.length),
})
export type DamageMapDocument = z.output<typeof damageMapDocument>
