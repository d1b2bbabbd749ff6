// The papers of the title transfer: kept as a draft, handed in, approved or rejected; the same for each kind.
import { z } from 'zod'
import { call } from '../../call.ts'
import { type ContractKind, screeningRejectType } from '../../enums/contracts.ts'
import { limits } from '../../limits.ts'
import { papersShape, seenDraftVersion } from '../../shapes/contracts/steps.ts'
import { reasonShape, textOf } from '../../shapes/texts.ts'
import { anyKindErrors, inputErrors, officeStep, step, stepErrors } from './step.ts'

/** Nobody judges what was not on the screen: another submission in between is a conflict. */
const seen = { submissionId: z.uuid().nullable() } as const

const draftOf = <const Kind extends ContractKind>(kind: Kind) => call({
  ...step,
  path: `/contracts/:id/${kind}/screening/submit-draft`,
  summary: 'Keeps which papers the buyer has chosen so far',
  body: z.strictObject({ documents: papersShape, note: textOf(0, limits.reason), seenDraftVersion }),
  errors: stepErrors,
})

const submitOf = <const Kind extends ContractKind>(kind: Kind) => call({
  ...step,
  path: `/contracts/:id/${kind}/screening/submit`,
  summary: 'Hands the papers in; all that the kind needs, each an own upload that is kept',
  body: z.strictObject({ documents: papersShape, note: reasonShape.nullable() }),
  errors: inputErrors,
})

const approveOf = <const Kind extends ContractKind>(kind: Kind) => call({
  ...step,
  path: `/contracts/:id/${kind}/screening/approve`,
  summary: 'The papers are right; the contract is done',
  body: z.strictObject(seen),
  errors: stepErrors,
})

const rejectOf = <const Kind extends ContractKind>(kind: Kind) => call({
  ...step,
  path: `/contracts/:id/${kind}/screening/reject`,
  summary: 'Sends the papers back, with what is wrong with them',
  body: z.strictObject({ ...seen, type: screeningRejectType.schema, note: reasonShape.nullable() }),
  errors: inputErrors,
})

export const screeningCalls = {
  submitSelfScreeningDraft: draftOf('self'),
  submitSelfScreening: submitOf('self'),
  approveSelfScreening: approveOf('self'),
  rejectSelfScreening: rejectOf('self'),
  submitProScreeningDraft: draftOf('pro'),
  submitProScreening: submitOf('pro'),
  approveProScreening: approveOf('pro'),
  rejectProScreening: rejectOf('pro'),
  submitPrimeScreeningDraft: draftOf('prime'),
  submitPrimeScreening: submitOf('prime'),
  approvePrimeScreening: approveOf('prime'),
  rejectPrimeScreening: rejectOf('prime'),
  finishWithoutPapers: call({
    ...officeStep,
    path: '/contracts/:id/finish-without-papers',
    summary: 'Ends a contract whose papers never came, once their last end has passed and the buyer has the car',
    body: z.strictObject({
      reason: reasonShape,
      /** What shows that the title was transferred all the same, where there is such a thing. */
      proofId: z.uuid().nullable(),
    }),
    errors: anyKindErrors,
  }),
  reopenScreening: call({
    ...officeStep,
    path: '/contracts/:id/reopen-screening',
    summary: 'Looks at approved papers once more, before the money has gone out',
    body: z.strictObject({ reason: reasonShape }),
    errors: { ...stepErrors, INVALID_CONTRACT: ['0001.INVALID_CONTRACT_STATE'] },
  }),
}
