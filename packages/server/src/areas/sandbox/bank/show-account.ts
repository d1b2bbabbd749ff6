// Shows a payment of the sandbox's bank as its counter does.
import type { AnswerOf } from '@bidyard/contract/call'
import type { BankStanding, sandboxBankCalls } from '@bidyard/contract/calls/sandbox-bank'
import { limits } from '@bidyard/contract/limits'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { type BankRecord, type RecordStatus, statusOf } from '../../../providers/bank/simulator/record.ts'
import type { NoticeRow } from '../../../providers/bank/simulator/simulated-notices.sql.ts'
import { fromTossBank } from '../../../providers/bank/toss/toss-codes.ts'

type Account = AnswerOf<typeof sandboxBankCalls.openStrayAccount>

const standings: Readonly<Record<RecordStatus, BankStanding>> = {
  WAITING_FOR_DEPOSIT: 'waiting', DONE: 'deposited', EXPIRED: 'expired', CANCELED: 'returned',
  PARTIAL_CANCELED: 'partlyReturned',
}

const sumOf = (notices: readonly NoticeRow[]): Account['notices'] => {
  const waits = notices.flatMap(({ next_at: at }) => at ?? [])
  const heard = notices.filter(({ next_at: at, last_answer: answer }) => at === null && answer === '200').length
  const nextAt = waits.toSorted((one, other) => one.getTime() - other.getTime())[0]
  return {
    heard, waiting: waits.length, givenUp: notices.length - waits.length - heard,
    nextAt: timeOf(nextAt ?? null), lastAnswer: notices.at(-1)?.last_answer ?? null,
  }
}

export const showAccount = (record: BankRecord, notices: readonly NoticeRow[], now: Date): Account => {
  const bankCode = fromTossBank(record.bank)
  if (bankCode === undefined) throw new Error(`the simulated bank ${record.bank} has no code`)
  const { orderId, orderName, customerName, accountNumber, amountWon, requestedAt: issuedAt, dueAt } = record
  return {
    orderId, orderName, customerName, bankCode, accountNumber, amountWon, standing: standings[statusOf(record, now)],
    issuedAt, dueAt, notices: sumOf(notices),
    deposits: record.deposits.slice(-limits.pageSize).map((one) => ({
      amountWon: one.amountWon, leftWon: one.leftWon, at: one.at, depositorName: one.depositorName,
    })),
  }
}
