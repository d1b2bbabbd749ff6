// Four eyes over money: what one proposes is done when another confirms it.
import { moneyProposalState } from '../enums/finance.ts'
import { machine } from '../machine.ts'

export const moneyProposalMachine = machine('money-proposal', moneyProposalState, {
  propose: { from: [], to: 'proposed', by: 'staff' },
  confirm: { from: ['proposed'], to: 'confirmed', by: 'staff', guards: ['anotherPerson'] },
  refuse: { from: ['proposed'], to: 'refused', by: 'staff', guards: ['anotherPerson'] },
  withdraw: { from: ['proposed'], to: 'withdrawn', by: 'staff', guards: ['samePerson'] },
  lapse: { from: ['proposed'], to: 'lapsed', by: 'flow', effect: 'what it was about has happened, or cannot any more' },
})
