// A month of a shop out of the ledger, as screens and prints show it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import type { Reader } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { Month } from '../subscriptions/month-rules.ts'
import { findBalancesBefore, findBilled, listStatementLines } from './statements.sql.ts'

export type ShownStatement = AnswerOf<typeof financeCalls.getStatement>

export const readStatement = async (
  db: Reader, shop: { readonly id: string; readonly name: string }, { startsAt, endsAt, name }: Month,
): Promise<ShownStatement> => {
  const { paidWon, writtenOffWon, ...billed } = await findBilled(db, shop.id, startsAt, endsAt)
  const lines = await listStatementLines(db, shop.id, startsAt, endsAt)
  return {
    shopId: shop.id, shopName: shop.name, month: name, opening: await findBalancesBefore(db, shop.id, startsAt),
    closing: await findBalancesBefore(db, shop.id, endsAt), billed, paidWon, writtenOffWon,
    lines: lines.map((line) => ({ ...line, happenedAt: timeOf(line.happenedAt) })),
  }
}
