// The embedded database's role of the program: whoever works as it could have changed its own password and settings.
import { sql } from 'kysely'
import { type DatabaseUrls, over } from '../runtime/database/roles/roles.ts'
import { sqlStateOf } from '../runtime/database/sql-state.ts'

const isRefusedSignIn = (error: unknown): boolean =>
  error instanceof Error && (['28P01', '28000'].includes(sqlStateOf(error)) || isRefusedSignIn(error.cause))

/** Its connections begin with nothing of their own, and it comes in by the password that lies in the folder. */
export const openProgramRole = async ({ url, ownerUrl }: DatabaseUrls): Promise<void> => {
  const { username: role, password, pathname } = new URL(url)
  const run = (statement: string): Promise<unknown> =>
    over(ownerUrl, ({ primary }) => sql.raw(statement).execute(primary))
  const { rows: kept } = await over(ownerUrl, ({ primary }) => sql<{ everywhere: boolean }>`
    select setdatabase = 0 as everywhere from pg_db_role_setting s left join pg_database d on d.oid = setdatabase
    where setrole = to_regrole(${role}) and (setdatabase = 0 or datname = current_database())`.execute(primary))
  for (const { everywhere } of kept)
    await run(`alter role ${role} ${everywhere ? '' : `in database ${pathname.slice(1)} `}reset all`)
  await over(url, ({ primary }) => sql`select 1`.execute(primary)).catch(async (error: unknown) => {
    if (!isRefusedSignIn(error)) throw error
    await run(`alter role ${role} login password '${password}'`)
  })
}
