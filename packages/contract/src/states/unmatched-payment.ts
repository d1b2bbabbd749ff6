// The life of money that nobody knows: parked, put to what it was meant for, sent back, or taken back by the bank.
import { unmatchedPaymentState } from '../enums/finance.ts'
import { machine } from '../machine.ts'

export const unmatchedPaymentMachine = machine('unmatched-payment', unmatchedPaymentState, {
  park: { from: [], to: 'waiting', by: 'bank' },
  allocate: { from: ['waiting'], to: 'allocated', by: 'staff', guards: ['fourEyes', 'coversTheAmount'] },
  startReturn: { from: ['waiting'], to: 'returning', by: 'staff', guards: ['fourEyes'], effect: 'the bank is asked' },
  finishReturn: { from: ['returning'], to: 'returned', by: 'bank' },
  refuseReturn: { from: ['returning'], to: 'waiting', by: 'bank', effect: 'with the words of the bank' },
  noteReturned: {
    from: ['waiting'], to: 'returned', by: 'staff', guards: ['fourEyes'],
    effect: 'somebody sent it back at the bank, which would not do it for us',
  },
  takeBack: {
    from: ['waiting', 'allocated', 'returning'], to: 'takenBack', by: 'bank',
    effect: 'what it paid is open again',
  },
})
