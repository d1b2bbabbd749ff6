// Reads and writes payouts and the accounts that they go to; account numbers are sealed.
import type { BankCode, PayoutState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { AmountRecord } from '../amounts/amounts.sql.ts'

export interface PayoutAccountRecord {
  readonly id: string
  readonly shopId: string
  readonly bankCode: BankCode
  readonly numberSealed: Uint8Array
  readonly numberTail: string
  readonly holderName: string
  readonly usableFrom: Date
  readonly createdAt: Date
}

export const findPayoutAccount = (db: Reader, shopId: string): Promise<PayoutAccountRecord | undefined> =>
  db.selectFrom('payout_accounts')
    .select([
      'id', 'shop_id as shopId', 'bank_code as bankCode', 'number_sealed as numberSealed', 'number_tail as numberTail',
      'holder_name as holderName', 'usable_from as usableFrom', 'created_at as createdAt',
    ])
    .where('shop_id', '=', shopId).where('replaced_at', 'is', null)
    .$narrowType<Pick<PayoutAccountRecord, 'bankCode'>>().executeTakeFirst()

const now = sql<Date>`app_now()`

/** The new one takes the place of the old, which stays for the payouts that went to it. */
export const insertPayoutAccount = async (tx: Tx, account: {
  readonly shopId: string; readonly bankCode: BankCode; readonly numberSealed: Uint8Array; readonly numberTail: string
  readonly holderName: string; readonly memberId: string | null; readonly usableFrom: Date
}): Promise<void> => {
  await tx.updateTable('payout_accounts').set({ replaced_at: now, updated_at: now })
    .where('shop_id', '=', account.shopId).where('replaced_at', 'is', null).execute()
  await tx.insertInto('payout_accounts')
    .values({
      shop_id: account.shopId, bank_code: account.bankCode, number_sealed: account.numberSealed,
      number_tail: account.numberTail, holder_name: account.holderName, member_id: account.memberId,
      usable_from: account.usableFrom,
    })
    .execute()
}

/** As JSON has it. */
export interface EarlierAccount extends Pick<PayoutAccountRecord, 'id' | 'bankCode' | 'numberTail' | 'holderName'> {
  readonly usableFrom: string
  readonly createdAt: string
  readonly memberId: string | null
}

export interface PayoutRecord {
  readonly id: string
  readonly shopId: string
  readonly shopName: string
  readonly state: PayoutState
  readonly won: number
  readonly subject: string
  readonly subjectId: string
  readonly accountId: string
  readonly bankCode: BankCode
  readonly numberSealed: Uint8Array
  readonly numberTail: string
  readonly holderName: string
  readonly usableFrom: Date
  readonly accountCreatedAt: Date
  /** Who named the account: somebody of the shop, or of the office where nobody leads it. */
  readonly accountMemberId: string | null
  readonly earlierAccounts: readonly EarlierAccount[]
  readonly paidEntryId: string | null
  readonly transferNo: string | null
  readonly tries: number
  readonly paidAt: Date | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Those that counted while it waits, or waits again, and were replaced since: what is noted late went to one. */
const earlierAccounts = sql<readonly EarlierAccount[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'bankCode', bank_code, 'numberTail', number_tail, 'holderName', holder_name, 'usableFrom', usable_from,
    'createdAt', created_at, 'memberId', member_id) order by replaced_at desc), '[]')
  from (
    select one.* from payout_accounts one
    where one.shop_id = payouts.shop_id and payouts.state = 'waiting' and one.usable_from < one.replaced_at
      and one.replaced_at > coalesce(
        (select max(created_at) from state_history
          where row_id = payouts.id and machine = 'payout' and action = 'comeBack'),
        payouts.created_at)
    order by one.replaced_at desc limit 10
  ) earlier)`

export const payoutsQuery = (db: Reader) =>
  db
    .selectFrom('payouts')
    .innerJoin('shops', 'shops.id', 'payouts.shop_id')
    .innerJoin('payout_accounts as account', 'account.id', 'payouts.payout_account_id')
    .select([
      'payouts.id', 'payouts.shop_id as shopId', 'shops.name as shopName', 'payouts.state', 'payouts.won',
      'payouts.subject', 'payouts.subject_id as subjectId', 'account.id as accountId', 'account.bank_code as bankCode',
      'account.number_sealed as numberSealed', 'account.number_tail as numberTail',
      'account.holder_name as holderName', 'account.usable_from as usableFrom',
      'account.created_at as accountCreatedAt', 'account.member_id as accountMemberId',
      earlierAccounts.as('earlierAccounts'), 'payouts.paid_entry_id as paidEntryId',
      'payouts.transfer_no as transferNo', 'payouts.tries', 'payouts.paid_at as paidAt', 'payouts.version',
      'payouts.created_at as createdAt', 'payouts.updated_at as updatedAt',
    ])
    .$narrowType<Pick<PayoutRecord, 'bankCode'>>()

export const findPayout = (db: Reader, id: string): Promise<PayoutRecord | undefined> =>
  payoutsQuery(db).where('payouts.id', '=', id).executeTakeFirst()

export const insertPayout = async (tx: Tx, payout: {
  readonly shopId: string; readonly accountId: string; readonly source: string; readonly subject: string
  readonly subjectId: string; readonly won: number; readonly owedEntryId: string
}): Promise<string> => {
  const { id } = await tx.insertInto('payouts')
    .values({
      shop_id: payout.shopId, payout_account_id: payout.accountId, source: payout.source, subject: payout.subject,
      subject_id: payout.subjectId, state: 'waiting', won: payout.won, owed_entry_id: payout.owedEntryId,
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

/** What waits goes to the account that the shop named last; answers which. */
export const updateWaitingPayouts = async (tx: Tx, shopId: string, accountId: string): Promise<readonly string[]> =>
  (await tx.updateTable('payouts')
    .set({ payout_account_id: accountId, version: sql`version + 1`, updated_at: now })
    .where('shop_id', '=', shopId).where('state', '=', 'waiting')
    .returning('id').execute()).map(({ id }) => id)

export const updatePayoutSent = async (tx: Tx, id: string, sent: {
  readonly entryId: string; readonly accountId: string; readonly transferNo: string
}): Promise<void> => {
  await tx.updateTable('payouts')
    .set({
      paid_entry_id: sent.entryId, payout_account_id: sent.accountId, transfer_no: sent.transferNo, paid_at: now,
      tries: sql`tries + 1`, version: sql`version + 1`,
    })
    .where('id', '=', id).execute()
}

export const updatePayoutReturned = async (tx: Tx, id: string, accountId: string): Promise<void> => {
  await tx.updateTable('payouts')
    .set({
      paid_entry_id: null, transfer_no: null, paid_at: null, payout_account_id: accountId, version: sql`version + 1`,
    })
    .where('id', '=', id).execute()
}

export const updatePayoutCalledOff = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('payouts').set({ version: sql`version + 1` }).where('id', '=', id).execute()
}

export const findPayoutOfAmount = async (
  db: Reader, { id, shopId }: Pick<AmountRecord, 'id' | 'shopId'>,
): Promise<boolean> =>
  (await db.selectFrom('payouts').select('id').where('shop_id', '=', shopId).where('subject', '=', 'amount')
    .where('subject_id', '=', id).limit(1).executeTakeFirst()) !== undefined

export const findWaitingPayoutOf = async (db: Reader, shopId: string): Promise<boolean> =>
  (await db.selectFrom('payouts').select('id').where('shop_id', '=', shopId).where('state', '=', 'waiting').limit(1)
    .executeTakeFirst()) !== undefined

export const findWaitingPayouts = async (
  db: Reader, table: 'payouts' | 'seller_payouts',
): Promise<{ readonly count: number; readonly won: number }> =>
  db.selectFrom(table)
    .select([sql<number>`count(*)::int`.as('count'), sql<number>`coalesce(sum(won), 0)::bigint`.as('won')])
    .where('state', '=', 'waiting').executeTakeFirstOrThrow()
