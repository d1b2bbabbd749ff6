// The counter of the sandbox's bank, and what the product answered to the notices of what was done there.
import type { AnswerOf } from '@bidyard/contract/call'
import type { sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import type { BankCounter, Done } from '../../../providers/bank/simulator/counter.ts'
import type { BankProviders } from '../../../providers/bank/open-banks.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { showAccount } from './show-account.ts'

export const openCounter = ({ bankSimulator }: BankProviders, refuse: Refuse): BankCounter => {
  if (bankSimulator === undefined) throw refuse('notFound')
  return bankSimulator
}

const countOf = (answers: readonly string[]) =>
  Array.from(Map.groupBy(answers, (answer) => answer), ([answer, same]) => ({ answer, count: same.length }))

export const tellDone = (
  { refuse, now }: { readonly refuse: Refuse; readonly now: Date }, done: Done,
): AnswerOf<typeof sandboxBankCalls.transferToAccount> => {
  if (done === 'missing') throw refuse('notFound')
  if (done === 'impossible') throw refuse('conflict')
  const { record, notices, told } = done
  return { account: showAccount(record, notices, now), answers: countOf(told.map(({ answer }) => answer)) }
}
