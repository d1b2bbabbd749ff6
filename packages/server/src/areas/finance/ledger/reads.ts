// The ledger, entry by entry and account by account, for the office.
import type { AnswerOf } from '@bidyard/contract/call'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { accountsQuery, entriesQuery, type EntryRow, findEntryRow } from './ledger-reads.sql.ts'

const showEntry = (row: EntryRow): AnswerOf<typeof financeCalls.getLedgerEntry> => ({
  id: row.id, act: row.act, shopId: row.shopId, shopName: row.shopName, subject: row.subject, subjectId: row.subjectId,
  source: row.source, reversesId: row.reversesId, reversedById: row.reversedById, reason: row.reason,
  author: { memberId: row.memberId, name: row.memberName, actor: row.actor },
  postings: row.postings.map(({ kind, ownerId, won }) => ({
    account: kind, ownerId, debitWon: Math.max(won, 0), creditWon: Math.max(-won, 0),
  })),
  happenedAt: timeOf(row.happenedAt), createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.createdAt),
})

export const listLedgerEntries = listing(financeCalls.listLedgerEntries, ({ db }) => source({
  query: entriesQuery(db),
  columns: {
    id: sql`entry.id`,
    act: sql`entry.act`,
    shopId: sql`entry.shop_id`,
    subject: sql`entry.subject`,
    subjectId: sql`entry.subject_id`,
    source: sql`entry.source`,
    happenedAt: sql`entry.happened_at`,
    createdAt: sql`entry.created_at`,
    updatedAt: sql`entry.created_at`,
  },
  item: showEntry,
}))

export const getLedgerEntry = read(financeCalls.getLedgerEntry, async ({ db, params, refuse }) => {
  const entry = await findEntryRow(db, params.id)
  if (entry === undefined) throw refuse('notFound')
  return showEntry(entry)
})

export const listLedgerAccounts = listing(financeCalls.listLedgerAccounts, ({ db }) => source({
  query: accountsQuery(db),
  columns: {
    id: sql`account.id`,
    kind: sql`account.kind`,
    ownerId: sql`account.owner_id`,
    balanceWon: sql`account.balance_won`,
    createdAt: sql`account.created_at`,
    updatedAt: sql`account.updated_at`,
  },
  item: (given) => {
    const row = given
    return {
      id: row.id, kind: row.kind, ownerId: row.ownerId, ownerName: row.ownerName, balanceWon: row.balanceWon,
      createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
    }
  },
}))
