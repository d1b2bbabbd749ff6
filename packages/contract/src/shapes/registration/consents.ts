// What an applicant must agree to: which texts, and in which version, so that it can be proven later.
import { z } from 'zod'
import { consentType, type ConsentType } from '../../enums/members.ts'
import { timeShape } from '../labels.ts'

/** The versions in force; `terms.ts` has their texts, and a new text is a new version. */
export const consentVersions = { use: 1, privacy: 1 } as const satisfies Record<ConsentType, number>

/** Whoever agreed to an older text, or to less, has not agreed. */
export const consentsGiven = z.strictObject({
  use: z.literal(consentVersions.use), privacy: z.literal(consentVersions.privacy),
}).meta({ id: 'ConsentsGiven', description: 'The version of each text that the applicant has read and agreed to' })
export type ConsentsGiven = z.output<typeof consentsGiven>

export const consentShape = z.object({
  consent: consentType.schema, version: z.int().min(1).max(10_000), agreedAt: timeShape,
}).meta({ id: 'Consent' })
