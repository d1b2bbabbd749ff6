// The calls of the papers: the same four acts for each kind of contract, the end without any, and the look once more.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import type { ContractParts } from '../contract-parts.ts'
import { finishWithoutPapers } from './finish-without-papers.ts'
import { draftPapers, submitPapers } from './hand-in.ts'
import { approvePapers, rejectPapers, reopenPapers } from './review.ts'

export const paperHandlers = (parts: ContractParts) => ({
  submitSelfScreeningDraft: action(calls.submitSelfScreeningDraft, draftPapers(parts, 'self')),
  submitSelfScreening: action(calls.submitSelfScreening, submitPapers(parts, 'self')),
  approveSelfScreening: action(calls.approveSelfScreening, approvePapers(parts, 'self')),
  rejectSelfScreening: action(calls.rejectSelfScreening, rejectPapers(parts, 'self')),
  submitProScreeningDraft: action(calls.submitProScreeningDraft, draftPapers(parts, 'pro')),
  submitProScreening: action(calls.submitProScreening, submitPapers(parts, 'pro')),
  approveProScreening: action(calls.approveProScreening, approvePapers(parts, 'pro')),
  rejectProScreening: action(calls.rejectProScreening, rejectPapers(parts, 'pro')),
  submitPrimeScreeningDraft: action(calls.submitPrimeScreeningDraft, draftPapers(parts, 'prime')),
  submitPrimeScreening: action(calls.submitPrimeScreening, submitPapers(parts, 'prime')),
  approvePrimeScreening: action(calls.approvePrimeScreening, approvePapers(parts, 'prime')),
  rejectPrimeScreening: action(calls.rejectPrimeScreening, rejectPapers(parts, 'prime')),
  finishWithoutPapers: finishWithoutPapers(parts),
  reopenScreening: action(calls.reopenScreening, reopenPapers(parts)),
})
