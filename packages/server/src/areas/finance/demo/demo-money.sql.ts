// What only the demo world asks about money.
import type { Reader } from '../../../runtime/database/database.ts'

export const findPayoutOf = async (db: Reader, subjectId: string): Promise<string | undefined> =>
  (await db.selectFrom('payouts').select('id').where('subject_id', '=', subjectId).executeTakeFirst())?.id

export const getUnmatchedId = async (db: Reader, depositKey: string): Promise<string> =>
  (await db.selectFrom('unmatched_payments').select('id').where('deposit_key', '=', depositKey)
    .executeTakeFirstOrThrow()).id
