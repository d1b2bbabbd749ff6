// Reads and writes the printed records of contracts.
import type { ContractKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface PrintedRecord {
  readonly recordNo: string
  readonly edition: number
  readonly fileId: string
  readonly sha256: string
  readonly issuedAt: Date
}

const columns = ['record_no as recordNo', 'edition', 'file_id as fileId', 'sha256', 'issued_at as issuedAt'] as const

export const findLastRecord = async (db: Reader, contractId: string): Promise<PrintedRecord | undefined> =>
  db.selectFrom('contract_records').select(columns).where('contract_id', '=', contractId)
    .orderBy('edition', 'desc').limit(1).executeTakeFirst()

/** Of each of these contracts that is done. */
export const listLastRecords = async (
  db: Reader, contractIds: readonly string[],
): Promise<readonly { readonly contractId: string; readonly fileId: string }[]> =>
  db.selectFrom('contract_records as records')
    .innerJoin('contracts', 'contracts.id', 'records.contract_id')
    .select(['records.contract_id as contractId', 'records.file_id as fileId'])
    .where('records.contract_id', '=', sql<string>`any(${contractIds}::uuid[])`).where('contracts.state', '=', 'done')
    .distinctOn('records.contract_id').orderBy('records.contract_id').orderBy('records.edition', 'desc').execute()

export const findRecordOfApproval = async (
  db: Reader, contractId: string, approvedAt: Date,
): Promise<PrintedRecord | undefined> =>
  db.selectFrom('contract_records').select(columns).where('contract_id', '=', contractId)
    .where('approved_at', '=', approvedAt).executeTakeFirst()

export interface CheckedRecord extends PrintedRecord {
  readonly isLatest: boolean
  readonly isStanding: boolean
  readonly contractNo: string
  readonly kind: ContractKind
  readonly carNumber: string
  readonly priceWon: number
  readonly doneAt: Date
}

export const findRecordByNo = (db: Reader, recordNo: string): Promise<CheckedRecord | undefined> =>
  db.selectFrom('contract_records as records')
    .innerJoin('contracts', 'contracts.id', 'records.contract_id')
    .innerJoin('orders', 'orders.id', 'contracts.order_id')
    .select([
      'records.record_no as recordNo', 'records.edition', 'records.file_id as fileId', 'records.sha256',
      'records.issued_at as issuedAt', 'contracts.contract_no as contractNo', 'contracts.kind',
      'orders.car_number as carNumber', 'contracts.price_won as priceWon', 'contracts.done_at as doneAt',
      sql<boolean>`not exists (
        select from contract_records later
        where later.contract_id = records.contract_id and later.edition > records.edition)`.as('isLatest'),
      sql<boolean>`contracts.state = 'done' and contracts.screening_state = 'approved'`.as('isStanding'),
    ])
    .where('records.record_no', '=', recordNo)
    .$narrowType<Pick<CheckedRecord, 'priceWon' | 'doneAt'>>().executeTakeFirst()

export interface NewRecord extends Omit<PrintedRecord, 'edition'> {
  readonly contractId: string
  readonly approvedAt: Date
}

/** Its contract is held, so the editions follow each other. */
export const insertRecord = async (tx: Tx, record: NewRecord): Promise<void> => {
  const { contractId, recordNo, approvedAt, fileId, sha256, issuedAt } = record
  await sql`
    insert into contract_records (contract_id, edition, record_no, approved_at, file_id, sha256, issued_at)
    select ${contractId}::uuid, coalesce(max(edition), 0) + 1, ${recordNo}, ${approvedAt}, ${fileId}::uuid, ${sha256},
      ${issuedAt}
    from contract_records where contract_id = ${contractId}::uuid`.execute(tx)
}
