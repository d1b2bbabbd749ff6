// The life of an account number that a shop pays into.
import { virtualAccountState } from '../enums/finance.ts'
import { machine } from '../machine.ts'

export const virtualAccountMachine = machine('virtual-account', virtualAccountState, {
  open: { from: [], to: 'opened', by: ['shop', 'flow'], guards: ['noneOpen'] },
  close: {
    from: ['opened'], to: 'closed', by: ['shop', 'clock', 'flow'],
    guards: ['unpaid'],
    effect: 'called off, too late, or its contract ended',
  },
  closePaid: { from: ['opened'], to: 'closed', by: 'flow', guards: ['paid'] },
})
