// The life of an appeal against a violation: one for each violation, answered by another person than who applied it.
import { violationAppealState } from '../enums/violations.ts'
import { machine } from '../machine.ts'

export const violationAppealMachine = machine('violation-appeal', violationAppealState, {
  submit: { from: [], to: 'submitted', by: 'shop', guards: ['withinTerm', 'oncePerViolation', 'notPardoned'] },
  accept: {
    from: ['submitted'], to: 'accepted', by: 'staff', guards: ['fourEyes'], effect: 'the violation is pardoned',
  },
  reject: { from: ['submitted'], to: 'rejected', by: 'staff', guards: ['fourEyes'] },
  lapse: { from: ['submitted'], to: 'lapsed', by: 'flow', effect: 'the violation was pardoned or deleted meanwhile' },
})
