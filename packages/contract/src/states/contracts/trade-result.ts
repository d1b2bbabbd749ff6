// The small step in which the buyer of a self contract tells how the visit went.
import { tradeResultState } from '../../enums/contracts/steps.ts'
import { machine } from '../../machine.ts'

export const tradeResultMachine = machine('trade-result', tradeResultState, {
  ask: { from: [], to: 'pending', by: 'flow' },
  submitDraft: { from: ['pending'], to: 'same', by: 'buyer' },
  submit: { from: ['pending'], to: 'submitted', by: ['buyer', 'staff'], effect: 'success, or failure with its type' },
})
