// Reads and writes money that nobody knows, each with the account number it came to and what it paid in the end.
import type { BankCode, UnmatchedPaymentState, UnmatchedReason } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { BankName } from '../../../providers/bank/bank.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface UnmatchedRecord {
  readonly id: string
  readonly state: UnmatchedPaymentState
  readonly why: UnmatchedReason
  readonly bank: BankName
  readonly orderId: string
  readonly bankKey: string
  readonly depositKey: string
  readonly won: number
  readonly depositorName: string | null
  readonly bankCode: BankCode | null
  readonly accountNumber: string | null
  readonly arrivedAt: Date
  readonly virtualAccountId: string | null
  readonly shopId: string | null
  readonly shopName: string | null
  readonly meantAmountId: string | null
  readonly meantAmountNo: string | null
  readonly parkedEntryId: string
  readonly amountId: string | null
  readonly amountNo: string | null
  /** Whose car it paid. */
  readonly contractId: string | null
  readonly restEntryId: string | null
  readonly returnProposalId: string | null
  readonly returnBankCode: BankCode | null
  readonly returnNumberSealed: Uint8Array | null
  readonly returnNumberTail: string | null
  readonly returnHolderName: string | null
  readonly returnTransferNo: string | null
  readonly refusal: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const unmatchedQuery = (db: Reader) =>
  db
    .selectFrom('unmatched_payments as payment')
    .leftJoin('virtual_accounts as account', 'account.id', 'payment.virtual_account_id')
    .leftJoin('amounts as meant', 'meant.id', 'account.amount_id')
    .leftJoin('amounts as paid', 'paid.id', 'payment.amount_id')
    .leftJoin('shops', 'shops.id', 'payment.shop_id')
    .select([
      'payment.id', 'payment.state', 'payment.why', 'payment.bank', 'payment.order_id as orderId',
      'payment.bank_key as bankKey', 'payment.deposit_key as depositKey', 'payment.won',
      'payment.depositor_name as depositorName', 'payment.bank_code as bankCode',
      'payment.account_number as accountNumber', 'payment.arrived_at as arrivedAt',
      'payment.virtual_account_id as virtualAccountId', 'payment.shop_id as shopId', 'shops.name as shopName',
      'account.amount_id as meantAmountId', 'meant.amount_no as meantAmountNo',
      'payment.parked_entry_id as parkedEntryId', 'payment.amount_id as amountId', 'paid.amount_no as amountNo',
      sql<string | null>`case when paid.kind = 'carPrice' then paid.contract_id end`.as('contractId'),
      'payment.rest_entry_id as restEntryId', 'payment.return_proposal_id as returnProposalId',
      'payment.return_bank_code as returnBankCode', 'payment.return_number_sealed as returnNumberSealed',
      'payment.return_number_tail as returnNumberTail', 'payment.return_holder_name as returnHolderName',
      'payment.return_transfer_no as returnTransferNo', 'payment.refusal', 'payment.version',
      'payment.created_at as createdAt', 'payment.updated_at as updatedAt',
    ])
    .$narrowType<Pick<UnmatchedRecord, 'bankCode' | 'returnBankCode'>>()

export const findUnmatched = (db: Reader, id: string): Promise<UnmatchedRecord | undefined> =>
  unmatchedQuery(db).where('payment.id', '=', id).executeTakeFirst()

/** After the locks of shops, as everywhere. */
export const lockUnmatched = async (tx: Tx, id: string): Promise<UnmatchedRecord | undefined> => {
  await tx.selectFrom('unmatched_payments').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findUnmatched(tx, id)
}

export interface OrderName {
  readonly bank: BankName
  readonly orderId: string
}

/** What came under an order and was not taken back. */
export const listOfOrder = (db: Reader, { bank, orderId }: OrderName): Promise<readonly UnmatchedRecord[]> =>
  unmatchedQuery(db).where('payment.bank', '=', bank).where('payment.order_id', '=', orderId)
    .where('payment.state', '!=', 'takenBack').orderBy('payment.id').execute()

export const findParked = async (db: Reader, bank: BankName, depositKey: string): Promise<boolean> =>
  (await db.selectFrom('unmatched_payments').select('id').where('bank', '=', bank)
    .where('deposit_key', '=', depositKey).where('state', '!=', 'takenBack').executeTakeFirst()) !== undefined

/** Two notices of an order that nobody knows take turns; orders of ours are locked by their rows. */
export const lockOrder = async (tx: Tx, { bank, orderId }: OrderName): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`order ${bank} ${orderId}`}, 0))`.execute(tx)
}

export type NewUnmatched = Pick<UnmatchedRecord,
  'id' | 'why' | 'bank' | 'orderId' | 'bankKey' | 'depositKey' | 'won' | 'depositorName' | 'bankCode' | 'accountNumber'
  | 'arrivedAt' | 'virtualAccountId' | 'shopId' | 'parkedEntryId'>

export const insertUnmatched = async (tx: Tx, payment: NewUnmatched): Promise<void> => {
  await tx.insertInto('unmatched_payments')
    .values({
      id: payment.id, state: 'waiting', why: payment.why, bank: payment.bank, order_id: payment.orderId,
      bank_key: payment.bankKey, deposit_key: payment.depositKey, won: payment.won,
      depositor_name: payment.depositorName, bank_code: payment.bankCode, account_number: payment.accountNumber,
      arrived_at: payment.arrivedAt, virtual_account_id: payment.virtualAccountId, shop_id: payment.shopId,
      parked_entry_id: payment.parkedEntryId,
    })
    .execute()
}

/**
 * What the same payment at the bank holds of other money that we know of. What was sent back by hand it may hold still:
 * a bank that is told of too much declines, and one that is told of too little gives it away.
 */
export const findRest = async (
  db: Reader, { id, bank, orderId, virtualAccountId }: UnmatchedRecord,
): Promise<number> => {
  const others = (await listOfOrder(db, { bank, orderId }))
    .filter((one) => one.id !== id && (one.state !== 'returned' || one.returnTransferNo !== null))
  const paid = await db.selectFrom('virtual_accounts').select('amount_won as won').where('id', '=', virtualAccountId)
    .where('ending', '=', 'paid').executeTakeFirst()
  return others.reduce((sum, { won }) => sum + won, paid?.won ?? 0)
}

const changed = { version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()` }

export const updateAllocated = async (tx: Tx, id: string, to: {
  readonly amountId: string; readonly shopId: string; readonly restEntryId: string | null
}): Promise<void> => {
  await tx.updateTable('unmatched_payments')
    .set({ amount_id: to.amountId, shop_id: to.shopId, rest_entry_id: to.restEntryId, ...changed })
    .where('id', '=', id).execute()
}

export interface ReturnAccount {
  readonly bankCode: BankCode
  readonly numberSealed: Uint8Array
  readonly numberTail: string
  readonly holderName: string
}

export const updateReturning = async (
  tx: Tx, id: string, { proposalId, to }: { readonly proposalId: string | null; readonly to: ReturnAccount },
): Promise<void> => {
  await tx.updateTable('unmatched_payments')
    .set({
      return_proposal_id: proposalId, return_bank_code: to.bankCode, return_number_sealed: to.numberSealed,
      return_number_tail: to.numberTail, return_holder_name: to.holderName, refusal: null, ...changed,
    })
    .where('id', '=', id).execute()
}

export const updateRefusal = async (tx: Tx, id: string, refusal: string | null): Promise<void> => {
  await tx.updateTable('unmatched_payments').set({ refusal, ...changed }).where('id', '=', id).execute()
}

/** Not to where the bank was asked to send it. */
export const updateReturnedByHand = async (tx: Tx, id: string, transferNo: string): Promise<void> => {
  await tx.updateTable('unmatched_payments')
    .set({
      return_transfer_no: transferNo, return_bank_code: null, return_number_sealed: null, return_number_tail: null,
      return_holder_name: null, refusal: null, ...changed,
    })
    .where('id', '=', id).execute()
}

export const findUnmatchedCount = async (db: Reader): Promise<number> =>
  (await db.selectFrom('unmatched_payments').select(sql<number>`count(*)::int`.as('count'))
    .where('state', '=', 'waiting').executeTakeFirstOrThrow()).count
