// Finds people who were turned away for good: nobody here, and nobody who waits for a review.
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'

/** Of one whose registration says `gone` nothing is left; those at work on another node are left to it. */
export const lockOldApplicants = async (
  tx: Tx, { gone, days, max }: { readonly gone: string; readonly days: number; readonly max: number },
): Promise<readonly string[]> => {
  const isYoung = sql`reviewed_at >= app_now() - make_interval(days => ${days})`
  const { rows } = await sql<{ id: string }>`
    select id from persons
    where id in (select person_id from member_registrations where state = 'rejected' and name <> ${gone})
      and not exists (
        select from member_registrations told
        where told.person_id = persons.id and told.name <> ${gone} and (told.state <> 'rejected' or ${isYoung}))
      and not exists (select from users where users.person_id = persons.id)
      and not exists (select from data_erasures where data_erasures.person_id = persons.id)
    order by id limit ${max} for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}
