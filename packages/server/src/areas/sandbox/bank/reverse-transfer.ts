// Takes the newest transfer back, as a bank would.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import type { BankProviders } from '../../../providers/bank/open-banks.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { openCounter, tellDone } from './at-the-counter.ts'

export const reverseTransfer = (parts: BankProviders) =>
  inSteps(sandboxBankCalls.reverseTransfer, async (given) =>
    tellDone(given, await openCounter(parts, given.refuse).reverse(given.params.orderId, !given.body.silent)))
