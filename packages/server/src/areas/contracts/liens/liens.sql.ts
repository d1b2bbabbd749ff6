// Reads and writes what the office found in the register of prime cars.
import type { LienOutcome } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface LienRecord {
  readonly registerOn: string
  readonly outcome: LienOutcome
  readonly seizures: number
  readonly mortgages: number
  readonly payoffWon: number | null
  readonly documentId: string | null
  readonly note: string | null
  readonly createdAt: Date
}

export const findLien = (db: Reader, contractId: string): Promise<LienRecord | undefined> =>
  db.selectFrom('lien_readings')
    .select([
      sql<string>`register_on::text`.as('registerOn'), 'outcome', 'seizures', 'mortgages', 'payoff_won as payoffWon',
      'document_id as documentId', 'note', 'created_at as createdAt',
    ])
    .where('contract_id', '=', contractId).executeTakeFirst()

export const insertLien = async (tx: Tx, contractId: string, lien: Omit<LienRecord, 'createdAt'> & {
  readonly readBy: string | null
}): Promise<void> => {
  await tx.insertInto('lien_readings')
    .values({
      contract_id: contractId, register_on: lien.registerOn, outcome: lien.outcome, seizures: lien.seizures,
      mortgages: lien.mortgages, payoff_won: lien.payoffWon, document_id: lien.documentId, note: lien.note,
      read_by: lien.readBy,
    })
    .execute()
}
