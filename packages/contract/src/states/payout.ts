// The life of money that goes out to an account: decided by two people, sent by the bank.
import { payoutState } from '../enums/finance.ts'
import { machine } from '../machine.ts'

export const payoutMachine = machine('payout', payoutState, {
  owe: { from: [], to: 'waiting', by: ['staff', 'flow'], guards: ['fourEyes'] },
  send: { from: ['waiting'], to: 'paid', by: 'staff', guards: ['accountIsOldEnough'] },
  comeBack: { from: ['paid'], to: 'waiting', by: 'staff', effect: 'the bank could not deliver it' },
})
