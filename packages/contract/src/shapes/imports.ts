// The shape of what is remembered of an import: what was read, how much of it, and why it was refused.
import { z } from 'zod'
import { limits } from '../limits.ts'
import { labelShape, timeShape } from './labels.ts'

export const importFaultShape = z.object({
  /** 0: the file as a whole. */
  line: z.int().min(0).max(1_000_000_000),
  message: labelShape,
})
export type ImportFault = z.output<typeof importFaultShape>

export const importKinds = ['car-codes', 'metadata', 'holidays', 'members', 'past-auctions'] as const

export const importShape = z.object({
  id: z.uuid(),
  kind: z.enum(importKinds),
  fileName: z.string().max(limits.title),
  checksum: z.string().max(64),
  isImported: z.boolean(),
  rowCount: z.int().min(0).max(1_000_000_000),
  faultCount: z.int().min(0).max(1_000_000_000),
  /** The first of them, in the order of the lines. */
  faults: z.array(importFaultShape).max(100),
  durationMs: z.int().min(0).max(1_000_000_000),
  createdAt: timeShape,
  updatedAt: timeShape,
})
