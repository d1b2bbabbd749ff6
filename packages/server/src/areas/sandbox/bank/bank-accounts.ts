// Shows what the sandbox's bank gave out, all of it or one, with what came in and what of it was told.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import { limits } from '@bidyard/contract/limits'
import type { BankProviders } from '../../../providers/bank/open-banks.ts'
import { read } from '../../../runtime/handler.ts'
import { showAccount } from './show-account.ts'

export const listBankAccounts = ({ bankSimulator: bank }: BankProviders) =>
  read(sandboxBankCalls.listBankAccounts, async ({ query, now, refuse }) => {
    // A sandbox with a real bank has no counter.
    if (bank === undefined) throw refuse('notFound')
    const found = await bank.list(query.text ?? '', limits.pageSize)
    return { items: found.map(({ record, notices }) => showAccount(record, notices, now)) }
  })

export const getBankAccount = ({ bankSimulator: bank }: BankProviders) =>
  read(sandboxBankCalls.getBankAccount, async ({ params, now, refuse }) => {
    const found = await bank?.find(params.orderId)
    if (found === undefined) throw refuse('notFound')
    return showAccount(found.record, found.notices, now)
  })
