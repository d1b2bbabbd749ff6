// The life of a car check: reserved, begun, saved piece by piece, complete; a seller's own is opened again.
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
  // Assumed: whoever looked at a car mends what was told of it while no bidder has seen it; an inspector says why.
  reopen: {
    from: ['complete'], to: 'inProgress', by: ['inspector', 'seller'],
    guards: ['ownSource', 'orderInPreparation', 'reasonOfInspector'],
    effect: 'its judgement is forgotten and made anew; the listing is screened again',
  },
  callOff: {
    from: ['inProgress'], to: 'reservationCancel', by: ['seller', 'staff', 'flow'],
    guards: ['notStarted'],
    effect: 'the next date is a new row',
  },
  // Assumed: a car that is not sold any more is not looked at any further, nor one by a seller who does not go on.
  abandon: {
    from: ['inProgress'], to: 'reservationCancel', by: ['staff', 'flow'],
    guards: ['started', 'ofSellerBeforeMarketOrOrderEnded'],
    effect: 'what was written stays as it is; the next look is a new row',
  },
  noShow: {
    from: ['inProgress'], to: 'reservationDefault', by: ['inspector', 'staff'],
    guards: ['notStarted', 'reservedTimePassed'],
    effect: 'the next date is a new row',
  },
})
