// The small step in which the seller decides on the sale, and the buyer on the purchase.
import { decisionState } from '../../enums/contracts/steps.ts'
import { machine } from '../../machine.ts'

export const decisionMachine = machine('decision', decisionState, {
  ask: { from: [], to: 'pending', by: 'flow' },
  accept: { from: ['pending'], to: 'accepted', by: ['seller', 'buyer'], guards: ['ownDecision'] },
  decline: {
    from: ['pending'], to: 'declined', by: ['seller', 'buyer'],
    guards: ['ownDecision'],
    effect: 'with a type',
  },
  expire: { from: ['pending'], to: 'same', by: 'clock', effect: 'the contract is cancelled, nobody decided' },
})
