// Tells of a deposit as somebody who is not the bank.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import type { BankProviders } from '../../../providers/bank/open-banks.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { openCounter, tellDone } from './at-the-counter.ts'

export const forgeNotice = (parts: BankProviders) =>
  inSteps(sandboxBankCalls.forgeNotice, async (given) =>
    tellDone(given, await openCounter(parts, given.refuse).forge(given.params.orderId, given.body.forgery)))
