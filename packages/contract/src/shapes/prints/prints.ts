// What was printed: its number, its file, and what the number tells to whoever holds the paper.
import { z } from 'zod'
import { fileWithLinks } from '../../calls/files.ts'
import { printKind } from '../../enums/files.ts'
import { limits } from '../../limits.ts'
import { sha256Shape } from '../contracts/record.ts'
import { timeShape } from '../labels.ts'

/** In the letters of records, after P. */
export const printNo = z.string().max(limits.code).regex(/^P(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  .meta({ examples: ['P-7K3M-Q9XD-2FHT'] })

export const printShape = z.object({
  printNo, kind: printKind.schema, sha256: sha256Shape, issuedAt: timeShape, file: fileWithLinks,
}).meta({ id: 'Print' })

/** Without names: whoever asks may have found the paper. */
export const printCheckShape = z.object({
  printNo,
  kind: printKind.schema,
  sha256: sha256Shape,
  /** The number of the auction, of the order or the month that it is of. */
  subjectNo: z.string().max(limits.code).meta({ examples: ['A2611-00042'] }),
  issuedAt: timeShape,
}).meta({ id: 'PrintCheck' })
