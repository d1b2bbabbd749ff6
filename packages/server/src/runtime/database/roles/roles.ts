// Two roles of one database: one owns the tables and brings them to their shape, the other one only works with them.
import { sql } from 'kysely'
import { type Database, openDatabase } from '../database.ts'
import { sqlStateOf } from '../sql-state.ts'
import { findOwnRights, findPlace, listGrantStatements, listLacking } from './grants.sql.ts'

export interface DatabaseUrls {
  /** As the program works. */
  readonly url: string
  /** As the owner of everything, who may be the same. */
  readonly ownerUrl: string
}

/** Works over a connection of its own, which ends with the work. */
export const over = async <Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = openDatabase({ url, connections: 1 })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** "tuple concurrently updated": what the catalogue says of a table was just changed by another, as analyzing does. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Error && (sqlStateOf(error) === 'XX000' || isOvertaken(error.cause))

/** Gives the program's role what it needs, and takes what it was given beyond that; again changes nothing. */
export const grantToProgram = async (owner: Database, { url, ownerUrl }: DatabaseUrls): Promise<void> => {
  if (url === ownerUrl) return
  const [own, program] = [await findPlace(owner.primary), await over(url, ({ primary }) => findPlace(primary))]
  if (own.place !== program.place)
    throw new Error('DATABASE_URL and DATABASE_OWNER_URL lead to two databases: they must name the same one.')
  if (own.role === program.role) return
  const give = (): Promise<void> => owner.transact(async (tx) => {
    for (const statement of await listGrantStatements(tx, program.role)) await sql.raw(statement).execute(tx)
  })
  await give().catch((error: unknown) => {
    if (!isOvertaken(error)) throw error
    return give()
  })
}

/** A start without the owner cannot give what is missing, and would serve with holes. */
export const refuseLacking = ({ url }: DatabaseUrls): Promise<void> => over(url, async ({ primary }) => {
  const [first, ...others] = await listLacking(primary)
  if (first === undefined) return
  const all = others.length === 0 ? first : `${first} and ${others.length} others`
  throw new Error(`The role of DATABASE_URL lacks rights on ${all}: `
    + 'start a node that knows the owner, in DATABASE_OWNER_URL, first.')
})

/** What the program's role may do beyond its work, in words; nothing where least privilege is kept. */
export const privilegeProblems = (url: string): Promise<string[]> => over(url, async ({ primary }) => {
  const rights = await findOwnRights(primary)
  if (rights.isSuperuser) return ['it is a superuser']
  return [
    rights.owned > 0 ? `it owns ${rights.owned} tables` : [],
    rights.open > 0 ? `it may empty ${rights.open} tables, or hang triggers on them` : [],
    rights.schemas.map((schema) => `it may create in the schema ${schema}`),
    rights.makesSchemas ? 'it may create schemas' : [],
    rights.makesTemporary ? 'it may make temporary objects, which go round the checks of the ledger' : [],
    rights.changeable > 0 ? `it may change ${rights.changeable} tables beyond what their owner left` : [],
    rights.traits.map((trait) => `it may ${trait}`),
    rights.settings.map((setting) => `its connections begin with ${setting}`),
  ].flat()
})
