// The printed record of a contract that is done, and what its number tells to whoever holds the paper.
import { z } from 'zod'
import { fileWithLinks } from '../../calls/files.ts'
import { contractKind } from '../../enums/contracts.ts'
import { limits } from '../../limits.ts'
import { carNumberShape } from '../car-number.ts'
import { timeShape } from '../labels.ts'
import { wonShape } from '../money.ts'

/** Without I, L, O and U, which people mistake for others. */
export const recordLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

export const recordNo = z.string().max(limits.code).regex(/^R(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  .meta({ examples: ['R-7K3M-Q9XD-2FHT'] })
export const sha256Shape = z.string().max(64).regex(/^[0-9a-f]{64}$/).meta({
  description: 'SHA-256 of the file, to compare a copy with',
  examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
})
/** Papers that are approved once more make another one. */
const edition = z.int().min(1).max(1_000)

export const contractRecordShape = z.object({
  recordNo, edition, sha256: sha256Shape, issuedAt: timeShape, file: fileWithLinks,
}).meta({ id: 'ContractRecord' })

/** Without names: whoever asks may have found the paper. */
export const recordCheckShape = z.object({
  recordNo,
  edition,
  isLatest: z.boolean(),
  isStanding: z.boolean().meta({ description: 'False while the papers of the contract are looked at again' }),
  sha256: sha256Shape,
  contractNo: z.string().max(limits.code).meta({ examples: ['C2611-00042'] }),
  kind: contractKind.schema,
  carNumber: carNumberShape.meta({ description: 'Masked', examples: ['12가**56'] }),
  priceWon: wonShape,
  doneAt: timeShape,
  issuedAt: timeShape,
}).meta({ id: 'ContractRecordCheck' })
