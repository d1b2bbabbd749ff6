// The way of a car into our yard and out of it again.
import { transportState } from '../../enums/yard.ts'
import { machine } from '../../machine.ts'

export const inboundTransportMachine = machine('inbound-transport', transportState, {
  register: { from: [], to: 'registered', by: ['staff', 'flow'] },
  request: { from: ['registered'], to: 'transportRequested', by: 'staff' },
  accept: { from: ['transportRequested'], to: 'transportAccepted', by: 'staff', effect: 'names carrier and driver' },
  arrive: { from: ['transportAccepted'], to: 'inflow', by: 'staff', guards: ['checkedIn'] },
  leave: {
    from: ['inflow'], to: 'outflow', by: 'staff',
    guards: ['paidByBuyerOrOrderEnded'],
    effect: 'to the buyer, or back to the owner',
  },
  cancel: {
    from: ['registered', 'transportRequested', 'transportAccepted'], to: 'cancelled', by: ['staff', 'flow'],
  },
})
