// The way of a case of fault: one side says that the other is at fault, the other is heard, and the office decides.
import { faultCaseState } from '../../enums/contracts/doubts.ts'
import { machine } from '../../machine.ts'

export const faultCaseMachine = machine('fault-case', faultCaseState, {
  openCase: { from: [], to: 'open', by: 'flow' },
  confirm: { from: ['open'], to: 'confirmed', by: ['seller', 'buyer'], guards: ['otherSide'] },
  dispute: { from: ['open'], to: 'disputed', by: ['seller', 'buyer'], guards: ['otherSide'] },
  decide: {
    from: ['open', 'confirmed', 'disputed'], to: 'decided', by: 'staff',
    guards: ['answerOverdueIfOpen'],
    effect: "a violation only where it was the buyer's fault",
  },
}, {
  answer: {
    whose: 'seller', duty: 'confirm or dispute whose fault it was',
    due: { hours: 24 }, atDue: 'goes to staff',
  },
})
