// The texts in force, for a page that was opened before they were.
import { membersCalls } from '@bidyard/contract/calls/members'
import { consentsInForce, type TermsText } from '@bidyard/contract/shapes/registration/consents'
import { terms } from '@bidyard/contract/shapes/registration/terms'
import { read } from '../../../runtime/handler.ts'

const textsInForce = (): TermsText[] => consentsInForce.map(({ consent, version }) => {
  const text = terms[consent].find((one) => one.version === version)
  return { consent, version, points: [...text?.points ?? []] }
})

export const readTerms = read(membersCalls.readTerms, () => Promise.resolve({ terms: textsInForce() }))
