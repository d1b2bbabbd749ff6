// The way of a sold car from where it stands to its buyer; it never enters our yard.
import { partOf } from '../../enumeration.ts'
import { transportState } from '../../enums/yard.ts'
import { machine } from '../../machine.ts'

export const deliveryTransportState = partOf('DeliveryTransportState', transportState, [
  'registered', 'transportRequested', 'transportAccepted', 'outflow', 'cancelled',
])

export const deliveryTransportMachine = machine('delivery-transport', deliveryTransportState, {
  register: { from: [], to: 'registered', by: ['staff', 'flow'], effect: 'with the agreed delivery' },
  request: { from: ['registered'], to: 'transportRequested', by: 'staff' },
  accept: { from: ['transportRequested'], to: 'transportAccepted', by: 'staff', effect: 'names carrier and driver' },
  handOver: { from: ['transportAccepted'], to: 'outflow', by: 'staff', guards: ['paymentCompleted'] },
  cancel: {
    from: ['registered', 'transportRequested', 'transportAccepted'], to: 'cancelled', by: ['staff', 'flow'],
  },
})
