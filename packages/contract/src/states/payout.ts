// The life of money that goes out to a shop: decided by two people, sent by the bank, or kept for the shop after all.
import { payoutState } from '../enums/finance.ts'
import { machine } from '../machine.ts'

export const payoutMachine = machine('payout', payoutState, {
  owe: { from: [], to: 'waiting', by: ['staff', 'flow'], guards: ['fourEyes'] },
  send: { from: ['waiting'], to: 'paid', by: 'staff', guards: ['accountIsOldEnough'] },
  comeBack: { from: ['paid'], to: 'waiting', by: 'staff', effect: 'the bank could not deliver it' },
  callOff: { from: ['waiting'], to: 'calledOff', by: 'staff', guards: ['fourEyes'], effect: 'it is owed to the shop' },
})
