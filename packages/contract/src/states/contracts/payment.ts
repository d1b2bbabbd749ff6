// The small step in which the car's price is paid.
import { paymentState } from '../../enums/contracts/steps.ts'
import { machine } from '../../machine.ts'

export const paymentMachine = machine('payment', paymentState, {
  ask: { from: [], to: 'pending', by: 'flow' },
  complete: { from: ['pending'], to: 'completed', by: ['seller', 'staff', 'flow'] },
  reverse: {
    from: ['completed'], to: 'pending', by: 'flow',
    guards: ['screeningNotApproved'],
    effect: 'the bank took it back; later it is a claim and the state stays',
  },
})
