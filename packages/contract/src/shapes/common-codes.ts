// The shape of the common codes: each enumeration with its words, and what outside systems call its values.
import { z } from 'zod'
import { limits } from '../limits.ts'
import { labelShape } from './labels.ts'

export const outsideSystems = ['KbChaChaCha', 'CarHistory', 'AutoBegins', 'TossPayments', 'KgInicis'] as const

const codes = z.array(z.string().min(1).max(limits.code)).max(200)

export const commonCodeShape = z.object({
  code: z.string().min(1).max(limits.code),
  name: labelShape,
  items: z.array(z.object({
    value: z.string().min(1).max(limits.code),
    label: labelShape,
    sortOrder: z.int().min(1).max(10_000),
    /** false: no longer offered where somebody chooses; what was chosen before keeps its word. */
    isActive: z.boolean(),
    sources: z.partialRecord(z.enum(outsideSystems), codes),
  })).max(1_000),
})
export type CommonCode = z.output<typeof commonCodeShape>
