// The life of money that goes out to a seller: decided with the papers of the contract, sent by the bank.
import { sellerPayoutState } from '../../enums/finance.ts'
import { machine } from '../../machine.ts'

export const sellerPayoutMachine = machine('seller-payout', sellerPayoutState, {
  owe: { from: [], to: 'waiting', by: ['staff', 'flow'], guards: ['fourEyes'] },
  send: { from: ['waiting'], to: 'paid', by: 'staff', guards: ['accountIsOldEnough'] },
  comeBack: { from: ['paid'], to: 'waiting', by: 'staff', effect: 'the bank could not deliver it' },
})
