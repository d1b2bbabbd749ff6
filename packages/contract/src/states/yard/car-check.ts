// The life of a car check: reserved, begun, saved piece by piece, complete; called off or missed before it begins.
import { carCheckState } from '../../enums/cars.ts'
import { machine } from '../../machine.ts'

export const carCheckMachine = machine('car-check', carCheckState, {
  reserve: { from: [], to: 'inProgress', by: ['seller', 'staff', 'flow'], effect: 'startedAt stays empty' },
  start: {
    from: ['inProgress'], to: 'same', by: ['inspector', 'seller'],
    guards: ['ownSource', 'notStarted'],
    effect: 'sets startedAt',
  },
  save: { from: ['inProgress'], to: 'same', by: ['inspector', 'seller'], guards: ['ownSource', 'started'] },
  complete: {
    from: ['inProgress'], to: 'complete', by: ['inspector', 'seller'],
    guards: ['ownSource', 'started', 'recordComplete'],
  },
  callOff: {
    from: ['inProgress'], to: 'reservationCancel', by: ['seller', 'staff', 'flow'],
    guards: ['notStarted'],
    effect: 'the next date is a new row',
  },
  noShow: {
    from: ['inProgress'], to: 'reservationDefault', by: ['inspector', 'staff'],
    guards: ['notStarted', 'reservedTimePassed'],
    effect: 'the next date is a new row',
  },
})
