// The life of an amount: expected, billed, paid, and on its way back; what is paid stays written down for good.
import { amountState } from '../enums/finance.ts'
import { machine } from '../machine.ts'

export const amountMachine = machine('amount', amountState, {
  issue: { from: [], to: 'expected', by: ['staff', 'shop', 'flow'] },
  bill: { from: ['expected'], to: 'billed', by: ['staff', 'flow'], effect: 'the ledger owes VAT from here on' },
  pay: { from: ['expected', 'billed'], to: 'paid', by: ['bank', 'staff', 'flow'], guards: ['wholeSum'] },
  unpay: { from: ['paid'], to: 'billed', by: 'bank', effect: 'due at once' },
  unpayExpected: { from: ['paid'], to: 'expected', by: 'bank', guards: ['nothingServedYet'] },
  annul: { from: ['paid'], to: 'voided', by: 'bank', effect: 'what was used of it is a claim' },
  annulByHand: { from: ['paid'], to: 'voided', by: 'flow', guards: ['paidHandToHand'], effect: 'given back likewise' },
  startRefund: { from: ['paid'], to: 'refunding', by: 'staff', guards: ['fourEyes', 'usablePayoutAccount'] },
  finishRefund: { from: ['refunding'], to: 'refunded', by: 'staff', effect: 'the bank has it' },
  creditRefund: {
    from: ['refunding'], to: 'refunded', by: 'staff', guards: ['fourEyes'], effect: 'it is owed to the shop instead',
  },
  reopenRefund: { from: ['refunded'], to: 'refunding', by: 'staff', effect: 'the bank sent it back' },
  void: { from: ['expected', 'billed'], to: 'voided', by: ['staff', 'flow', 'clock'], guards: ['noClaim'] },
  writeOff: { from: ['billed'], to: 'voided', by: 'staff', guards: ['fourEyes'] },
  tellOverdue: { from: ['billed'], to: 'same', by: 'clock' },
}, {
  pay: { whose: 'shop', duty: 'pay what was billed', due: { days: 7 }, atDue: 'tellOverdue' },
})
