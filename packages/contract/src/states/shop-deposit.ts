// The life of a shop's deposit: asked for, arrived, used for what the shop owes, given back.
import { shopDepositState } from '../enums/finance.ts'
import { machine } from '../machine.ts'

export const shopDepositMachine = machine('shop-deposit', shopDepositState, {
  request: { from: [], to: 'depositWaiting', by: ['staff', 'shop'] },
  arrive: { from: ['depositWaiting'], to: 'deposited', by: ['bank', 'staff'] },
  deduct: { from: ['deposited'], to: 'same', by: ['staff', 'flow'], guards: ['leavesSomething'] },
  useUp: {
    from: ['deposited'], to: 'used', by: ['staff', 'flow'],
    guards: ['leavesNothing'],
    effect: 'what is missing becomes a claim',
  },
  restore: { from: ['deposited', 'used'], to: 'deposited', by: 'flow', effect: 'what was taken is given back' },
  refund: {
    from: ['deposited'], to: 'refunded', by: 'staff',
    guards: ['noLiveBidding', 'noLiveContract', 'noClaim', 'nothingOverdue', 'fourEyes'],
  },
  reverse: {
    from: ['deposited'], to: 'depositWaiting', by: 'bank',
    effect: 'what is already used becomes a claim',
  },
  void: {
    from: ['depositWaiting'], to: 'same', by: ['clock', 'staff', 'flow'],
    effect: 'nobody waits for it any more: it was not paid in time, or less is missing than it asks for',
  },
}, {
  pay: {
    whose: 'shop', duty: 'pay the deposit; the hour is 23:00',
    due: { hours: 72 }, atDue: 'void',
  },
})
