// Reads and writes the words that the house uses instead of the product's own.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const listWords = (db: Reader) => db.selectFrom('common_code_words').selectAll().execute()

export interface Words {
  readonly code: string
  readonly value: string
  readonly labelKo: string | null
  readonly labelEn: string | null
  readonly isActive: boolean
}

/** Also where there is no row to lock yet: the log must say what really stood there before. */
export const lockWords = async (tx: Tx, code: string, value: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`common code ${code} ${value}`}, 0))`.execute(tx)
}

export const insertOrUpdateWords = async (tx: Tx, given: Words): Promise<void> => {
  const changed = { label_ko: given.labelKo, label_en: given.labelEn, is_active: given.isActive }
  await tx
    .insertInto('common_code_words')
    .values({ code: given.code, value: given.value, ...changed })
    .onConflict((conflict) =>
      conflict.columns(['code', 'value']).doUpdateSet({ ...changed, updated_at: sql<Date>`app_now()` }))
    .execute()
}
