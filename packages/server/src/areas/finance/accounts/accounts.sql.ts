// Reads and writes account numbers that shops pay into, each with its shop and its amount.
import type {
  AmountState, BankCode, VirtualAccountPurpose, VirtualAccountStanding, VirtualAccountState,
} from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { BankName, IssuedAccount } from '../../../providers/bank/bank.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

/** How an account number ended. */
export type AccountEnding = Exclude<VirtualAccountStanding, 'issuing' | 'open'>

export interface AccountRecord {
  readonly id: string
  readonly bank: BankName
  readonly shopId: string
  readonly shopName: string
  readonly companyId: string
  readonly memberId: string | null
  readonly purpose: VirtualAccountPurpose
  readonly amountId: string
  readonly amountNo: string
  readonly amountState: AmountState
  readonly amountTotalWon: number
  readonly month: string | null
  /** Whose car is paid with it. */
  readonly contractId: string | null
  readonly state: VirtualAccountState
  readonly ending: AccountEnding | null
  readonly standing: VirtualAccountStanding
  readonly amountWon: number
  readonly dueAt: Date
  readonly bankKey: string | null
  readonly secretHash: Uint8Array | null
  readonly bankCode: BankCode | null
  readonly accountNumber: string | null
  readonly holderName: string | null
  readonly issuedAt: Date | null
  readonly issueTries: number
  readonly depositKey: string | null
  readonly paidAt: Date | null
  readonly closedAt: Date | null
  readonly bankClosedAt: Date | null
  readonly looks: number
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const standingOf = sql<VirtualAccountStanding>`coalesce(account.ending,
  case when account.state = 'closed' then 'calledOff' when account.issued_at is null then 'issuing' else 'open' end)`

export const accountsQuery = (db: Reader) =>
  db
    .selectFrom('virtual_accounts as account')
    .innerJoin('shops', 'shops.id', 'account.shop_id')
    .innerJoin('amounts', 'amounts.id', 'account.amount_id')
    .select([
      'account.id', 'account.bank', 'account.shop_id as shopId', 'shops.name as shopName',
      'shops.company_id as companyId', 'account.member_id as memberId', 'account.purpose',
      'account.amount_id as amountId', 'amounts.amount_no as amountNo', 'amounts.state as amountState',
      'amounts.total_won as amountTotalWon', 'account.month', 'account.contract_id as contractId',
      'account.state', 'account.ending',
      standingOf.as('standing'), 'account.amount_won as amountWon', 'account.due_at as dueAt',
      'account.bank_key as bankKey', 'account.secret_hash as secretHash', 'account.bank_code as bankCode',
      'account.account_number as accountNumber', 'account.holder_name as holderName',
      'account.issued_at as issuedAt', 'account.issue_tries as issueTries', 'account.deposit_key as depositKey',
      'account.paid_at as paidAt', 'account.closed_at as closedAt', 'account.bank_closed_at as bankClosedAt',
      'account.looks', 'account.version', 'account.created_at as createdAt', 'account.updated_at as updatedAt',
    ])
    .$narrowType<Pick<AccountRecord, 'bankCode'>>()

export const findAccount = (db: Reader, id: string): Promise<AccountRecord | undefined> =>
  accountsQuery(db).where('account.id', '=', id).executeTakeFirst()

/** The open one of an amount. */
export const findOpenAccount = (db: Reader, amountId: string): Promise<AccountRecord | undefined> =>
  accountsQuery(db).where('account.amount_id', '=', amountId).where('account.state', '=', 'opened').executeTakeFirst()

/** The shop's lock is the caller's. */
export const lockAccount = async (tx: Tx, id: string): Promise<AccountRecord | undefined> => {
  await tx.selectFrom('virtual_accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findAccount(tx, id)
}

export const listAccountsById = (db: Reader, ids: readonly string[]): Promise<readonly AccountRecord[]> =>
  accountsQuery(db).where('account.id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('account.id').execute()

/** Open ones for what cannot be paid any more, or was paid in another way. */
export const listNeedlessAccounts = (
  db: Reader, amountIds: readonly string[],
): Promise<readonly AccountRecord[]> =>
  accountsQuery(db).where('account.amount_id', '=', sql<string>`any(${amountIds}::uuid[])`)
    .where('account.state', '=', 'opened').where('amounts.state', 'not in', ['expected', 'billed'])
    .orderBy('account.id').execute()

export interface NewAccount {
  readonly bank: BankName
  readonly shopId: string
  readonly memberId: string | null
  readonly purpose: VirtualAccountPurpose
  readonly amountId: string
  readonly month: string | null
  readonly contractId?: string | null
  readonly amountWon: number
  readonly dueAt: Date
  readonly at?: Date | null
}

/** Undefined where the amount has an open one. */
export const insertAccount = async (tx: Tx, account: NewAccount): Promise<string | undefined> => {
  const at = account.at ?? null
  const row = await tx.insertInto('virtual_accounts')
    .values({
      bank: account.bank, shop_id: account.shopId, member_id: account.memberId, purpose: account.purpose,
      amount_id: account.amountId, month: account.month, contract_id: account.contractId ?? null,
      amount_won: account.amountWon, due_at: account.dueAt, state: 'opened',
      ...(at === null ? {} : { created_at: at }),
    })
    .onConflict((conflict) => conflict.column('amount_id').where(sql<boolean>`state = 'opened'`).doNothing())
    .returning('id').executeTakeFirst()
  return row?.id
}

const now = sql<Date>`app_now()`
const changed = { version: sql<number>`version + 1`, updated_at: now }

export const updateAccountDue = async (tx: Tx, id: string, dueAt: Date): Promise<void> => {
  await tx.updateTable('virtual_accounts').set({ due_at: dueAt, ...changed }).where('id', '=', id).execute()
}

export const updateIssueTried = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('virtual_accounts').set({ issue_tries: sql`issue_tries + 1`, updated_at: now })
    .where('id', '=', id).execute()
}

export const updateIssued = async (
  tx: Tx, id: string, issued: Omit<IssuedAccount, 'secret'> & { readonly secretHash: Uint8Array | null },
  at: Date | null = null,
): Promise<void> => {
  await tx.updateTable('virtual_accounts')
    .set({
      bank_key: issued.bankKey, secret_hash: issued.secretHash, bank_code: issued.bankCode,
      account_number: issued.accountNumber, holder_name: issued.holderName, issued_at: at ?? now, ...changed,
    })
    .where('id', '=', id).execute()
}

export const updatePaid = async (tx: Tx, id: string, paid: {
  readonly depositKey: string; readonly at: Date; readonly closedAt?: Date
}): Promise<void> => {
  await tx.updateTable('virtual_accounts')
    .set({
      ending: 'paid', deposit_key: paid.depositKey, paid_at: paid.at,
      closed_at: sql`coalesce(closed_at, ${paid.closedAt ?? null}, app_now())`,
      ...changed,
    })
    .where('id', '=', id).execute()
}

/** With how it ended; a number that the bank did not give out keeps the bank's words. */
export const updateEnded = async (
  tx: Tx, ids: readonly string[], ending: Exclude<AccountEnding, 'paid'>,
  facts: { readonly failure?: string | null; readonly closedAt?: Date } = {},
): Promise<void> => {
  await tx.updateTable('virtual_accounts')
    .set({
      ending, failure: facts.failure ?? null, closed_at: sql`coalesce(closed_at, ${facts.closedAt ?? null}, app_now())`,
      ...changed,
    })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

export const updateBankClosed = async (tx: Tx, id: string, isClosed: boolean): Promise<void> => {
  await tx.updateTable('virtual_accounts').set({ bank_closed_at: isClosed ? now : null }).where('id', '=', id).execute()
}

/** An answer of the bank is about to be followed. */
export const updateLooked = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('virtual_accounts').set({ looks: sql`looks + 1`, looked_at: now }).where('id', '=', id).execute()
}

/** Asked without an answer: others come first next time. */
export const updateAsked = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('virtual_accounts').set({ looked_at: now }).where('id', '=', id).execute()
}

/** Wanted a while ago, and the bank was never heard of: whoever should ask it may have died over it. */
export const listUnissued = async (db: Reader, most: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from virtual_accounts
    where state = 'opened' and issued_at is null and due_at > app_now()
      and updated_at < app_now() - interval '2 minutes'
    order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those that wait for money, and those that were paid of late, whose bank has not been heard of for a while. */
export const listToLookAt = async (db: Reader, most: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from virtual_accounts
    where bank_key is not null and (
      (state = 'opened' and coalesce(looked_at, issued_at) < app_now() - interval '5 minutes')
      or (ending = 'paid' and paid_at > app_now() - interval '7 days' and looked_at < app_now() - interval '6 hours'))
    order by looked_at nulls first, id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
