// The life of an account number that a shop pays into.
import { virtualAccountState } from '../enums/finance.ts'
import { machine } from '../machine.ts'

export const virtualAccountMachine = machine('virtual-account', virtualAccountState, {
  open: { from: [], to: 'opened', by: ['shop', 'flow'], guards: ['noneOpen'] },
  issue: { from: ['opened'], to: 'same', by: 'bank', effect: 'its number is known from here on' },
  close: {
    from: ['opened'], to: 'closed', by: ['shop', 'staff', 'clock', 'flow'],
    guards: ['unpaid'],
    effect: 'called off, too late, not issued, or nothing is left to be paid',
  },
  closePaid: { from: ['opened'], to: 'closed', by: ['bank', 'flow'], guards: ['paid'] },
  takeBack: { from: ['closed'], to: 'same', by: 'bank', effect: 'the bank took the money back' },
}, {
  expire: { whose: 'shop', duty: 'pay; the hour is 23:00', due: { hours: 72 }, atDue: 'close' },
})
