// Does at the sandbox's bank what somebody wants, and tells what the product answered to the notices of it.
import { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import type { BankCounter, Done } from '../../../providers/bank/simulator/counter.ts'
import type { BankProviders } from '../../../providers/bank/open-banks.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { showAccount } from './show-account.ts'

const countOf = (answers: readonly string[]) =>
  Array.from(Map.groupBy(answers, (answer) => answer), ([answer, same]) => ({ answer, count: same.length }))

const openIn = ({ bankSimulator }: BankProviders, refuse: Refuse): BankCounter => {
  if (bankSimulator === undefined) throw refuse('notFound')
  return bankSimulator
}

export const atTheCounter = (parts: BankProviders) => {
  const tell = async (given: { readonly refuse: Refuse; readonly now: Date }, done: Done) => {
    if (done === 'missing') throw given.refuse('notFound')
    if (done === 'impossible') throw given.refuse('conflict')
    const { record, notices, told } = done
    return { account: showAccount(record, notices, given.now), answers: countOf(told.map(({ answer }) => answer)) }
  }
  return {
    transferToAccount: inSteps(sandboxBankCalls.transferToAccount, async ({ params, body, ...given }) => {
      const { amountWon, depositorName, late: isLate, times, silent } = body
      const transfer = { amountWon, depositorName, isLate, times, tells: !silent }
      return tell(given, await openIn(parts, given.refuse).transfer(params.orderId, transfer))
    }),
    reverseTransfer: inSteps(sandboxBankCalls.reverseTransfer, async ({ params, body, ...given }) =>
      tell(given, await openIn(parts, given.refuse).reverse(params.orderId, !body.silent))),
    repeatNotice: inSteps(sandboxBankCalls.repeatNotice, async ({ params, body, ...given }) =>
      tell(given, await openIn(parts, given.refuse).repeat(params.orderId, body.times))),
    forgeNotice: inSteps(sandboxBankCalls.forgeNotice, async ({ params, body, ...given }) =>
      tell(given, await openIn(parts, given.refuse).forge(params.orderId, body.forgery))),
    openStrayAccount: inSteps(sandboxBankCalls.openStrayAccount, async ({ body, now, refuse }) =>
      showAccount(await openIn(parts, refuse).openStray(body.amountWon), [], now)),
  }
}
