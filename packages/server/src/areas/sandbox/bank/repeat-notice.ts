// Tells the newest notice many times at once, as a bank that errs would.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import type { BankProviders } from '../../../providers/bank/open-banks.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { openCounter, tellDone } from './at-the-counter.ts'

export const repeatNotice = (parts: BankProviders) =>
  inSteps(sandboxBankCalls.repeatNotice, async (given) =>
    tellDone(given, await openCounter(parts, given.refuse).repeat(given.params.orderId, given.body.times)))
