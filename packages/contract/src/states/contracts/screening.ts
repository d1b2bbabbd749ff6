// The small step in which staff check the papers of the title transfer.
import { screeningState } from '../../enums/contracts/steps.ts'
import { machine } from '../../machine.ts'

export const screeningMachine = machine('screening', screeningState, {
  ask: { from: [], to: 'pending', by: 'flow' },
  submitDraft: { from: ['pending', 'rejected'], to: 'same', by: 'buyer' },
  submit: { from: ['pending', 'rejected'], to: 'inProgress', by: 'buyer', guards: ['documentsComplete'] },
  approve: { from: ['inProgress'], to: 'approved', by: 'staff', guards: ['notOwnSubmission'] },
  reject: {
    from: ['inProgress'], to: 'rejected', by: 'staff',
    guards: ['notOwnSubmission'],
    effect: 'with type and note; the third is escalated',
  },
  finishWithoutPapers: {
    from: ['pending', 'rejected'], to: 'approved', by: 'staff',
    guards: ['finalReached'],
    effect: 'nobody hands them in any more',
  },
  // Once the contract is done nobody's time runs: papers that were sent back then may be looked at again as they were.
  reopen: { from: ['approved', 'rejected'], to: 'inProgress', by: 'staff', guards: ['papersHandedIn', 'notPaidOut'] },
}, {
  review: {
    whose: 'staff', duty: 'check the papers',
    due: { businessDays: 1 }, atDue: 'marked in the queue',
    final: { businessDays: 2 }, atFinal: "goes to root's queue",
  },
})
