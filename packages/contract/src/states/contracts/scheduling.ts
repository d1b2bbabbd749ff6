// The small step in which a visit or a delivery is agreed on.
import { schedulingState } from '../../enums/contracts/steps.ts'
import { machine } from '../../machine.ts'

export const schedulingMachine = machine('scheduling', schedulingState, {
  ask: { from: [], to: 'pending', by: 'flow' },
  confirm: { from: ['pending'], to: 'confirmed', by: ['buyer', 'staff'] },
  delay: {
    from: ['confirmed'], to: 'pending', by: ['buyer', 'seller'],
    guards: ['delayLeft'],
    effect: 'one counter for each contract, raised under its lock',
  },
})
