// Transfers money to an account number of the sandbox's bank, as somebody outside would.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import type { BankProviders } from '../../../providers/bank/open-banks.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { openCounter, tellDone } from './at-the-counter.ts'

export const transferToAccount = (parts: BankProviders) =>
  inSteps(sandboxBankCalls.transferToAccount, async (given) => {
    const { amountWon, depositorName, late: isLate, times, silent } = given.body
    const transfer = { amountWon, depositorName, isLate, times, tells: !silent }
    return tellDone(given, await openCounter(parts, given.refuse).transfer(given.params.orderId, transfer))
  })
