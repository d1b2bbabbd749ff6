// The texts in force, for a page that was opened before they were.
import { membersCalls } from '@bidyard/contract/calls/members'
import { consentsInForce } from '@bidyard/contract/shapes/registration/consents'
import { terms } from '@bidyard/contract/shapes/registration/terms'
import { read } from '../../../runtime/handler.ts'

export const readTerms = read(membersCalls.readTerms, () => Promise.resolve({
  terms: consentsInForce.map(({ consent, version }) => ({
    consent, version, points: (terms[consent].find((one) => one.version === version)?.points ?? []).map((one) => ({ ...one })),
  })),
}))
