// What people must agree to before they come in: which texts, and in which version, so that it can be proven later.
import { z } from 'zod'
import { consentType, type ConsentType } from '../../enums/members.ts'
import { limits } from '../../limits.ts'
import { timeShape } from '../labels.ts'

/** The versions in force; `terms.ts` has their texts, and a new text is a new version. */
export const consentVersions = { use: 1, privacy: 2 } as const satisfies Record<ConsentType, number>

/** Whoever agreed to an older text, or to less, has not agreed. */
export const consentsGiven = z.strictObject({
  use: z.literal(consentVersions.use), privacy: z.literal(consentVersions.privacy),
}).meta({ id: 'ConsentsGiven', description: 'The version of each text that was read and agreed to' })
export type ConsentsGiven = z.output<typeof consentsGiven>

export const consentShape = z.object({
  consent: consentType.schema, version: z.int().min(1).max(10_000), agreedAt: timeShape,
}).meta({ id: 'Consent' })
export type Consent = z.output<typeof consentShape>

/** What is still to be agreed to. */
export const consentWanted = consentShape.omit({ agreedAt: true }).meta({ id: 'ConsentWanted' })
export type ConsentWanted = z.output<typeof consentWanted>

/** A text as a page that is older than it must show it. */
export const termsShape = consentWanted.extend({
  points: z.array(z.object({ ko: z.string().max(limits.note), en: z.string().max(limits.note) })).max(100),
}).meta({ id: 'Terms' })
export type TermsText = z.output<typeof termsShape>

export const consentsInForce: readonly ConsentWanted[] =
  consentType.values.map((consent) => ({ consent, version: consentVersions[consent] }))
