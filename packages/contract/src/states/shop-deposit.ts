// The life of a shop's deposit: asked for, arrived, used for what the shop owes, given back.
import { shopDepositState } from '../enums/finance.ts'
import { machine } from '../machine.ts'

export const shopDepositMachine = machine('shop-deposit', shopDepositState, {
  request: { from: [], to: 'depositWaiting', by: 'shop', effect: 'opens an account number' },
  arrive: { from: ['depositWaiting'], to: 'deposited', by: 'bank' },
  deduct: { from: ['deposited'], to: 'same', by: ['staff', 'flow'], guards: ['leavesSomething'] },
  useUp: {
    from: ['deposited'], to: 'used', by: ['staff', 'flow'],
    guards: ['leavesNothing'],
    effect: 'what is missing becomes a claim',
  },
  refund: {
    from: ['deposited'], to: 'refunded', by: 'staff',
    guards: ['noLiveBidding', 'noLiveContract', 'noClaim', 'nothingOverdue', 'fourEyes'],
  },
  reverse: {
    from: ['deposited'], to: 'depositWaiting', by: 'bank',
    effect: 'what is already used becomes a claim',
  },
}, {
  pay: {
    whose: 'shop', duty: 'pay the deposit; the hour is 23:00',
    due: { hours: 72 }, atDue: 'account closed, row voided',
  },
})
