// Writes entries of the ledger with their accounts and postings, and reads balances; nothing here is ever changed.
import type { LedgerAccountKind, LedgerAct } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { lockNumbers } from '../../../runtime/database/lock-numbers.ts'
import type { Doer } from '../../../runtime/work/events.ts'

export interface Account {
  readonly kind: LedgerAccountKind
  /** A shop or a contract; null for the house's own accounts. */
  readonly ownerId: string | null
}

export interface Posting extends Account {
  /** Positive is a debit, negative a credit. */
  readonly won: number
}

export interface NewEntry {
  /** Names the fact behind it, such as `bank:toss:…`: the same fact posts once. */
  readonly source: string
  readonly act: LedgerAct
  readonly shopId: string | null
  readonly subject: string
  readonly subjectId: string
  readonly reason?: string | null
  readonly reversesId?: string | null
  /** When it happened, where that is known better than by the moment of posting. */
  readonly at?: Date | null
  readonly postings: readonly Posting[]
}

/**
 * Everybody posts to the house's own accounts, some to two of them one after the other: whoever posts waits here for
 * whoever does, rather than two for each other.
 */
export const lockLedger = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockNumbers.ledger})`.execute(tx)
}

/** Accounts are opened when they are first needed; two who need the same one get the same one. */
export const insertAccounts = async (tx: Tx, accounts: readonly Account[]): Promise<void> => {
  await sql`
    insert into ledger_accounts (kind, owner_id)
    select distinct kind, "ownerId" from json_to_recordset(${JSON.stringify(accounts)}::text::json)
      as wanted (kind text, "ownerId" uuid)
    where not exists (select from ledger_accounts held
      where held.kind = wanted.kind and held.owner_id is not distinct from wanted."ownerId")
    order by kind, "ownerId"
    on conflict (kind, owner_id) do nothing`.execute(tx)
}

/** Those that nobody had posted before, by source. */
export const insertEntries = async (
  tx: Tx, doer: Doer, entries: readonly NewEntry[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ source: string; id: string }>`
    insert into ledger_entries (act, source, shop_id, subject, subject_id, reverses_id, reason, actor, member_id,
      request_id, side_count, happened_at)
    select act, source, "shopId", subject, "subjectId", "reversesId", reason, ${doer.actor}, ${doer.memberId}::uuid,
      ${doer.requestId}, json_array_length(postings), coalesce(at, app_now())
    from json_to_recordset(${JSON.stringify(entries)}::text::json) as wanted (
      act text, source text, "shopId" uuid, subject text, "subjectId" text, "reversesId" uuid, reason text,
      at timestamptz, postings json)
    order by source
    on conflict (source) do nothing returning source, id`.execute(tx)
  return new Map(rows.map(({ source, id }) => [source, id]))
}

/** Balances follow in this very statement. */
export const insertPostings = async (
  tx: Tx, postings: readonly (Posting & { readonly entryId: string })[],
): Promise<void> => {
  await sql`
    insert into ledger_postings (entry_id, account_id, won)
    select wanted."entryId", held.id, wanted.won
    from json_to_recordset(${JSON.stringify(postings)}::text::json) as wanted (
      "entryId" uuid, kind text, "ownerId" uuid, won bigint)
    join ledger_accounts held on held.kind = wanted.kind and held.owner_id is not distinct from wanted."ownerId"
    order by held.id`.execute(tx)
}

export const listEntryIds = async (db: Reader, sources: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.selectFrom('ledger_entries').select(['source', 'id'])
    .where('source', '=', sql<string>`any(${sources}::text[])`).execute()
  return new Map(rows.map(({ source, id }) => [source, id]))
}

export interface EntryRecord {
  readonly id: string
  readonly source: string
  readonly shopId: string | null
  readonly subject: string
  readonly subjectId: string
  readonly reversedBy: string | null
  readonly postings: readonly Posting[]
}

export const findEntry = async (db: Reader, id: string): Promise<EntryRecord | undefined> => {
  const entry = await db.selectFrom('ledger_entries as entry')
    .leftJoin('ledger_entries as undoing', 'undoing.reverses_id', 'entry.id')
    .select(['entry.id', 'entry.source', 'entry.shop_id as shopId', 'entry.subject', 'entry.subject_id as subjectId',
      'undoing.id as reversedBy'])
    .where('entry.id', '=', id).executeTakeFirst()
  if (entry === undefined) return undefined
  const postings = await db.selectFrom('ledger_postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .select(['ledger_accounts.kind', 'ledger_accounts.owner_id as ownerId', 'ledger_postings.won'])
    .where('ledger_postings.entry_id', '=', id).execute()
  return { ...entry, postings: postings as unknown as readonly Posting[] }
}

/** More is more, on whichever side of the balance sheet the account stands; nothing yet is nothing. */
export const findBalance = async (db: Reader, { kind, ownerId }: Account): Promise<number> => {
  const row = await db.selectFrom('ledger_accounts').select('balance_won')
    .where('kind', '=', kind).where('owner_id', 'is not distinct from', ownerId).executeTakeFirst()
  return row?.balance_won ?? 0
}

export const findEntryBySource = (db: Reader, source: string): Promise<{ readonly id: string } | undefined> =>
  db.selectFrom('ledger_entries').select('id').where('source', '=', source).executeTakeFirst()
