// Which texts somebody agrees to: those of the page, or newer ones of the server once it refused the page's.
import { type ConsentType, consentType } from '@bidyard/contract/enums/members'
import {
  type ConsentsGiven, consentVersions, type TermsText,
} from '@bidyard/contract/shapes/registration/consents'
import type { CallFailure } from '../call-failure.ts'

/** A version that is not in force is a fault of the form: this page, or what it loaded, is older than a text. */
export const isOfOlderTerms = (failure: CallFailure | null): boolean =>
  failure?.facts.code === 'BadRequestSchema'
  && (failure.facts.issues ?? []).some(({ path }) => path === 'body.consents' || path.startsWith('body.consents.'))

const isShown = (consent: string): consent is ConsentType => consentType.values.some((one) => one === consent)

/** There is a text of which this page shows nothing, so nobody can agree to it here. */
export const isBeyondPage = (texts: readonly Pick<TermsText, 'consent'>[]): boolean =>
  texts.some(({ consent }) => !isShown(consent))

/** What was shown is what is agreed to, and nothing else. */
export const versionsOf = (texts: readonly TermsText[] | undefined): ConsentsGiven => {
  const newer = (texts ?? []).filter(({ consent }) => isShown(consent))
  return { ...consentVersions, ...Object.fromEntries(newer.map(({ consent, version }) => [consent, version])) }
}
