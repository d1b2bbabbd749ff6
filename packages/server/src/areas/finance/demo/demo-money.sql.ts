// What only the demo world asks about money.
import type { Reader } from '../../../runtime/database/database.ts'

export const findPayoutOf = async (db: Reader, subjectId: string): Promise<string | undefined> =>
  (await db.selectFrom('payouts').select('id').where('subject_id', '=', subjectId).executeTakeFirst())?.id
