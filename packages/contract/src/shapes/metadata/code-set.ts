// Metadata of an outside code set: groups of codes with their words, each tied to a value of ours where there is one.
import { z } from 'zod'
import { limits } from '../../limits.ts'
import { labelShape } from '../labels.ts'

const code = z.string().min(1).max(limits.code)

export const outsideCode = z.object({
  value: code,
  label: labelShape,
  /** The value of our enumeration, or of our car codes, that it means. */
  ours: code.nullable(),
})

export const outsideGroup = z.object({
  code,
  name: labelShape,
  /** The enumeration of ours that the codes map to. */
  enumeration: code.nullable(),
  items: z.array(outsideCode).min(1).max(5_000),
})

export const codeSetDocument = z.object({ groups: z.array(outsideGroup).min(1).max(100) })
export type CodeSetDocument = z.output<typeof codeSetDocument>
export type OutsideGroup = z.output<typeof outsideGroup>
