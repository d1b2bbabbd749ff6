// Finds whether somebody of the office attends to a part of its work.
import { sql } from 'kysely'
import type { StaffPart } from '@bidyard/contract/enums'
import type { Reader } from '../../../runtime/database/database.ts'

/** Root attends to everything, and so does whoever has no part. */
export const findColleague = async (db: Reader, memberId: string, parts: readonly StaffPart[]): Promise<boolean> => {
  const { rows } = await sql`
    select from members where id = ${memberId}::uuid and state = 'active' and (
      type = 'root' or (type = 'admin' and (part is null or part = any(${parts}::text[]))))`.execute(db)
  return rows.length > 0
}
