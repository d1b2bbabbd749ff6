// Configuration of the paperwork audit: which papers each kind of contract needs, and how often they may be rejected.
import { z } from 'zod'
import { contractDocument } from '../../enums.ts'
import { upTo } from './amounts.ts'
import { byKind } from './by-kind.ts'

const documents = z.array(contractDocument.schema).min(1).max(contractDocument.values.length)

export const screeningConfiguration = z.strictObject({
  /** After so many rejections the case goes to the owner of the house. */
  rejectionsBeforeEscalation: upTo(20),
  requiredDocuments: byKind(documents),
})
