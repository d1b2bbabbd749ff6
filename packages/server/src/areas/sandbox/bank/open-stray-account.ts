// Opens an account number that the product never asked for.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import type { BankProviders } from '../../../providers/bank/open-banks.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { openCounter } from './at-the-counter.ts'
import { showAccount } from './show-account.ts'

export const openStrayAccount = (parts: BankProviders) =>
  inSteps(sandboxBankCalls.openStrayAccount, async ({ body, now, refuse }) =>
    showAccount(await openCounter(parts, refuse).openStray(body.amountWon), [], now))
