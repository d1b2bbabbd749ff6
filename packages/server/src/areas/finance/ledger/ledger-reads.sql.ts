// The ledger as the office reads it: entries with their sides, accounts with their owners.
import type { LedgerAccountKind, LedgerAct } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import type { Posting } from './ledger.sql.ts'

export interface EntryRow {
  readonly id: string
  readonly act: LedgerAct
  readonly shopId: string | null
  readonly shopName: string | null
  readonly subject: string
  readonly subjectId: string
  readonly source: string
  readonly reversesId: string | null
  readonly reversedById: string | null
  readonly reason: string | null
  readonly actor: string
  readonly memberId: string | null
  readonly memberName: string | null
  readonly postings: readonly Posting[]
  readonly happenedAt: Date
  readonly createdAt: Date
}

export const entriesQuery = (db: Reader) =>
  db
    .selectFrom('ledger_entries as entry')
    .leftJoin('shops', 'shops.id', 'entry.shop_id')
    .leftJoin('ledger_entries as undoing', 'undoing.reverses_id', 'entry.id')
    .leftJoin('members', 'members.id', 'entry.member_id')
    .leftJoin('users', 'users.id', 'members.user_id')
    .select([
      'entry.id', 'entry.act', 'entry.shop_id as shopId', 'shops.name as shopName', 'entry.subject',
      'entry.subject_id as subjectId', 'entry.source', 'entry.reverses_id as reversesId', 'undoing.id as reversedById',
      'entry.reason', 'entry.actor', 'entry.member_id as memberId', 'users.name as memberName',
      sql`(select jsonb_agg(
          jsonb_build_object('kind', account.kind, 'ownerId', account.owner_id, 'won', side.won) order by side.won desc)
        from ledger_postings side join ledger_accounts account on account.id = side.account_id
        where side.entry_id = entry.id)`.as('postings'),
      'entry.happened_at as happenedAt', 'entry.created_at as createdAt',
    ])
    .$narrowType<Pick<EntryRow, 'act' | 'postings'>>()

export const findEntryRow = (db: Reader, id: string): Promise<EntryRow | undefined> =>
  entriesQuery(db).where('entry.id', '=', id).executeTakeFirst()

export interface AccountRow {
  readonly id: string
  readonly kind: LedgerAccountKind
  readonly ownerId: string | null
  readonly ownerName: string | null
  readonly balanceWon: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** A contract by its number, a seller by the car; everything else belongs to a shop. */
const ownerName = sql<string | null>`case account.kind
  when 'carMoneyHeld' then (select contracts.contract_no from contracts where contracts.id = account.owner_id)
  when 'sellerReceivable' then (select orders.car_number from orders where orders.id = account.owner_id)
  else shops.name end`

export const accountsQuery = (db: Reader) =>
  db
    .selectFrom('ledger_accounts as account')
    .leftJoin('shops', 'shops.id', 'account.owner_id')
    .select([
      'account.id', 'account.kind', 'account.owner_id as ownerId', ownerName.as('ownerName'),
      'account.balance_won as balanceWon', 'account.created_at as createdAt', 'account.updated_at as updatedAt',
    ])
