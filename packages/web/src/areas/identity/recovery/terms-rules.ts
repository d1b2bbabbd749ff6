// Which texts a first password agrees to: those of the page, or newer ones of the server once it refused the page's.
import {
  type ConsentsGiven, consentVersions, type TermsText,
} from '@bidyard/contract/shapes/registration/consents'
import type { CallFailure } from '../../../api/call-failure.ts'

/** A version that is not in force is a fault of the form: this page, or what it loaded, is older than a text. */
export const isOfOlderTerms = (failure: CallFailure | null): boolean =>
  failure?.facts.code === 'BadRequestSchema'
  && (failure.facts.issues ?? []).some(({ path }) => path === 'body.consents' || path.startsWith('body.consents.'))

/** What was read is what is agreed to. */
export const versionsOf = (texts: readonly TermsText[] | undefined): ConsentsGiven => {
  const newer = Object.fromEntries((texts ?? []).map(({ consent, version }) => [consent, version]))
  return { ...consentVersions, ...newer }
}
