// Reads and writes what goes out to sellers, each with the account that counts for it now.
import type { BankCode, SellerPayoutState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { sellerPayouts } from '../contract-parts.ts'

/** As JSON has it. */
interface EarlierAccount {
  readonly id: string
  readonly bankCode: BankCode
  readonly numberTail: string
  readonly holderName: string
  readonly usableFrom: string
  readonly createdAt: string
  readonly memberId: string | null
}

export interface SellerPayoutRecord {
  readonly id: string
  readonly contractId: string
  readonly contractNo: string
  readonly shopId: string
  readonly orderId: string
  readonly carNumber: string
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly state: SellerPayoutState
  readonly won: number
  readonly owedEntryId: string
  readonly paidEntryId: string | null
  readonly accountId: string | null
  readonly bankCode: BankCode | null
  readonly numberSealed: Uint8Array | null
  readonly numberTail: string | null
  readonly holderName: string | null
  readonly usableFrom: Date | null
  readonly accountCreatedAt: Date | null
  readonly transferNo: string | null
  readonly tries: number
  readonly paidAt: Date | null
  readonly decidedBy: string
  readonly sentBy: string | null
  /** Of the account that counts. */
  readonly accountSetBy: string | null
  readonly earlierAccounts: readonly EarlierAccount[]
  readonly returnedBy: string | null
  readonly returned: { readonly at: string; readonly reason: string | null } | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

const machine = sellerPayouts.machine.name

/** Those that counted while it waits, or waits again, and were replaced since: what is noted late went to one. */
const earlierAccounts = sql<readonly EarlierAccount[]>`(
  select coalesce(json_agg(json_build_object(
    'id', id, 'bankCode', bank_code, 'numberTail', number_tail, 'holderName', holder_name, 'usableFrom', usable_from,
    'createdAt', created_at, 'memberId', member_id) order by replaced_at desc), '[]')
  from (
    select one.* from seller_accounts one
    where one.order_id = payout.order_id and payout.state = 'waiting' and one.usable_from < one.replaced_at
      and one.replaced_at > coalesce(
        (select max(created_at) from state_history
          where row_id = payout.id and machine = ${machine} and action = 'comeBack'),
        payout.created_at)
    order by one.replaced_at desc limit 10
  ) earlier)`

/** The last time that it came back, where it waits since. */
const returned = sql<SellerPayoutRecord['returned']>`(
  select json_build_object('at', created_at, 'reason', reason) from state_history
  where row_id = payout.id and machine = ${machine} and action = 'comeBack' and payout.state = 'waiting'
  order by id desc limit 1)`

/** What was sent stays with the account that it went to; what waits goes to the newest one. */
export const sellerPayoutsQuery = (db: Reader) =>
  db
    .selectFrom('seller_payouts as payout')
    .innerJoin('contracts', 'contracts.id', 'payout.contract_id')
    .innerJoin('orders', 'orders.id', 'payout.order_id')
    .leftJoin('seller_accounts as account', (join) => join.on(sql<boolean>`
      account.order_id = payout.order_id
      and case when payout.state = 'paid' then account.id = payout.seller_account_id
        else account.replaced_at is null end`))
    .select([
      'payout.id', 'payout.contract_id as contractId', 'contracts.contract_no as contractNo',
      'contracts.shop_id as shopId',
      'payout.order_id as orderId', 'orders.car_number as carNumber', 'orders.partner_id as partnerId',
      'orders.exhibit_id as exhibitId', 'payout.state', 'payout.won', 'payout.owed_entry_id as owedEntryId',
      'payout.paid_entry_id as paidEntryId', 'account.id as accountId', 'account.bank_code as bankCode',
      'account.number_sealed as numberSealed', 'account.number_tail as numberTail',
      'account.holder_name as holderName', 'account.usable_from as usableFrom',
      'account.created_at as accountCreatedAt', 'payout.transfer_no as transferNo', 'payout.tries',
      'payout.paid_at as paidAt', 'payout.decided_by as decidedBy', 'payout.sent_by as sentBy', 'payout.version',
      'account.member_id as accountSetBy', earlierAccounts.as('earlierAccounts'), 'payout.returned_by as returnedBy',
      returned.as('returned'), 'payout.created_at as createdAt', 'payout.updated_at as updatedAt',
    ])
    .$narrowType<Pick<SellerPayoutRecord, 'bankCode'>>()

export const findSellerPayout = (db: Reader, id: string): Promise<SellerPayoutRecord | undefined> =>
  sellerPayoutsQuery(db).where('payout.id', '=', id).executeTakeFirst()

export const findPayoutOf = (db: Reader, contractId: string): Promise<SellerPayoutRecord | undefined> =>
  sellerPayoutsQuery(db).where('payout.contract_id', '=', contractId).executeTakeFirst()

export const lockSellerPayout = async (tx: Tx, id: string): Promise<SellerPayoutRecord | undefined> => {
  await tx.selectFrom('seller_payouts').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findSellerPayout(tx, id)
}

export const insertSellerPayout = async (tx: Tx, payout: {
  readonly contractId: string; readonly orderId: string; readonly won: number; readonly owedEntryId: string
  readonly decidedBy: string
}): Promise<string> => {
  const { id } = await tx.insertInto('seller_payouts')
    .values({
      contract_id: payout.contractId, order_id: payout.orderId, state: 'waiting', won: payout.won,
      owed_entry_id: payout.owedEntryId, decided_by: payout.decidedBy,
    })
    .returning('id').executeTakeFirstOrThrow()
  return id
}

/** Not decided after all: the papers are looked at once more. */
export const deleteSellerPayout = async (tx: Tx, id: string): Promise<void> => {
  const { numDeletedRows } = await tx.deleteFrom('seller_payouts').where('id', '=', id).where('state', '=', 'waiting')
    .executeTakeFirst()
  if (numDeletedRows !== 1n) throw new Error(`the payout ${id} does not wait any more`)
}

const changed = { version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()` }

export const updatePayoutSent = async (tx: Tx, id: string, sent: {
  readonly entryId: string; readonly accountId: string; readonly transferNo: string; readonly memberId: string
}): Promise<void> => {
  await tx.updateTable('seller_payouts')
    .set({
      paid_entry_id: sent.entryId, seller_account_id: sent.accountId, transfer_no: sent.transferNo,
      sent_by: sent.memberId, paid_at: sql<Date>`app_now()`, tries: sql`tries + 1`, ...changed,
    })
    .where('id', '=', id).execute()
}

export const updatePayoutReturned = async (tx: Tx, id: string, memberId: string): Promise<void> => {
  await tx.updateTable('seller_payouts')
    .set({
      paid_entry_id: null, seller_account_id: null, transfer_no: null, sent_by: null, paid_at: null,
      returned_by: memberId, ...changed,
    })
    .where('id', '=', id).execute()
}

/** Who approved the papers, or did without them. */
export const findApprover = async (db: Reader, contractId: string): Promise<string | null> => {
  const { rows } = await sql<{ memberId: string | null }>`
    select coalesce(without_papers_by, (
      select reviewed_by from screening_submissions
      where contract_id = contracts.id and verdict = 'approved' order by submission_no desc limit 1)) as "memberId"
    from contracts where id = ${contractId}::uuid`.execute(db)
  return rows[0]?.memberId ?? null
}
