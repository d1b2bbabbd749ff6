// Sessions: found with the person behind each as that person stands at this moment, begun, used, listed, ended.
import type { AnyPart } from '@bidyard/contract/shapes/work/attended'
import { CompiledQuery, type Selectable, sql } from 'kysely'
import type { Credential } from '../../../runtime/caller.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Tables } from '../../../tables.ts'

/** Neither ended nor over, by either of the two ends. */
const within = `sessions.ends_at > app_now()
    and (sessions.idle_ends_at is null or sessions.idle_ends_at > app_now())`
const runs = `sessions.ended_at is null and ${within}`
const inTime = sql<boolean>`${sql.raw(within)}`
const running = sql<boolean>`${sql.raw(runs)}`

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null }

const now = sql<Date>`app_now()`

type User = Selectable<Tables['users']>
type Member = Selectable<Tables['members']>

export interface RunningSession extends Pick<User, 'role' | 'name'>, Nullable<Pick<Member, 'type'>> {
  readonly part: AnyPart | null
  readonly sessionId: string
  readonly userId: string
  readonly memberId: string | null
  readonly shopId: string | null
  readonly companyId: string | null
  readonly exhibitId: string | null
  readonly isStale: boolean
  readonly isBarred: boolean
  readonly isKeptOut: boolean
}

/**
 * All that ends a right is judged in this one question: two ends, the user's state, the member's place. Whoever comes
 * by a partner comes only while it takes part; of dealers whose company is stopped contracts go on.
 */
const found = `
  select sessions.id as "sessionId", users.id as "userId", users.role, users.name, members.id as "memberId",
    members.type, members.part, members.shop_id as "shopId", members.company_id as "companyId",
    sessions.exhibit_id as "exhibitId",
    sessions.idle_ends_at is not null and sessions.used_at < app_now() - interval '1 minute' as "isStale",
    shops.barred_at is not null as "isBarred", coalesce(partners.state <> 'active', false) as "isKeptOut"
  from sessions join users on users.id = sessions.user_id
    left join members on members.user_id = users.id and members.active
    left join shops on shops.id = members.shop_id
    left join companies as partners on partners.id = members.company_id
      and members.type in ('partner_user', 'partner_customer_user')
  where ${runs} and users.state = 'active'`

// Asked by every request: one way to the database and back, and a text that is put together only once.
export const sessionByToken = `
  select app_now() as now, found.* from (values (1)) as one
  left join lateral (${found} and sessions.token_hash = $1 and sessions.kind = $2) as found on true`

type FoundByToken = { readonly now: Date } & (RunningSession | { readonly sessionId: null })

export const findSession = async (db: Reader, { kind, hash }: Credential): Promise<FoundByToken> => {
  const { rows: [row] } = await db.executeQuery<FoundByToken>(CompiledQuery.raw(sessionByToken, [hash, kind]))
  if (row === undefined) throw new Error('the database told no time')
  return row
}

// With its limit each is looked for by its own token, whatever is known of the table: else all sessions may be gone
// through for a hundred of them.
const byTokens = `
  select app_now() as now, found.*
  from unnest($1::bytea[], $2::text[]) with ordinality as asked (hash, kind, at)
    left join lateral (
      ${found} and sessions.token_hash = asked.hash and sessions.kind = asked.kind limit 1
    ) as found on true
  order by asked.at`

/** In the order of the credentials: many at once cost the database little more than one. */
export const findSessions = async (db: Reader, asked: readonly Credential[]): Promise<readonly FoundByToken[]> => {
  const [only] = asked
  if (only !== undefined && asked.length === 1) return [await findSession(db, only)]
  const parameters = [asked.map(({ hash }) => hash), asked.map(({ kind }) => kind)]
  return (await db.executeQuery<FoundByToken>(CompiledQuery.raw(byTokens, parameters))).rows
}

const byIds = `${found} and sessions.id = any($1::uuid[])`

export const listSessions = async (db: Reader, ids: readonly string[]): Promise<readonly RunningSession[]> =>
  (await db.executeQuery<RunningSession>(CompiledQuery.raw(byIds, [ids]))).rows

export interface NewSession {
  readonly tokenHash: Uint8Array
  readonly userId: string
  readonly address: string | null
  readonly device: string | null
  readonly fromApp: boolean
  readonly exhibitId: string | null
  readonly minutes: number
  /** Null for sessions that are too short to be idle in. */
  readonly idleMinutes: number | null
}

export const insertSession = (tx: Tx, session: NewSession): Promise<{ id: string; endsAt: Date }> => tx
  .insertInto('sessions')
  .values({
    kind: 'bearer', token_hash: session.tokenHash, user_id: session.userId, address: session.address,
    device: session.device, from_app: session.fromApp, exhibit_id: session.exhibitId,
    ends_at: sql<Date>`app_now() + make_interval(mins => ${session.minutes})`,
    idle_ends_at: session.idleMinutes === null
      ? null : sql<Date>`app_now() + make_interval(mins => ${session.idleMinutes})`,
  })
  .returning(['id', 'ends_at as endsAt'])
  .executeTakeFirstOrThrow()

/** Once a minute for each session, however many nodes it asks at once. A session that is over stays over. */
export const updateUsed = async (db: Reader, ids: readonly string[], idleMinutes: number): Promise<void> => {
  await sql`
    update sessions
    set used_at = app_now(), idle_ends_at = greatest(idle_ends_at, app_now() + make_interval(mins => ${idleMinutes}))
    where id = any(${ids}::uuid[]) and used_at < app_now() - interval '1 minute' and ended_at is null
      and idle_ends_at > app_now()`.execute(db)
}

export const listRunningOf = (db: Reader, userId: string) =>
  db
    .selectFrom('sessions')
    .select([
      'id', 'address', 'device', 'from_app as fromApp', 'created_at as createdAt', 'used_at as usedAt',
      'ends_at as endsAt', 'idle_ends_at as idleEndsAt',
    ])
    .where('user_id', '=', userId)
    .where('kind', '=', 'bearer')
    .where(running)
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')

export const updateEnded = async (tx: Tx, userId: string, sessionId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx.updateTable('sessions').set({ ended_at: now }).where(running)
    .where('user_id', '=', userId).where('id', '=', sessionId).executeTakeFirst()
  return numUpdatedRows > 0n
}

export interface EndingWish {
  /** This one stays. */
  readonly except?: string | null
  readonly onlyFromApp?: boolean
}

/**
 * Those as well that nobody used for too long: pushes still go to their devices. Answers how many were running.
 * The demo's api keys stay: they are no sign-ins.
 */
export const updateAllEnded = async (tx: Tx, userIds: readonly string[], wish: EndingWish): Promise<number> => {
  const all = tx.updateTable('sessions')
    .set({ ended_at: sql<Date>`least(app_now(), ends_at)` })
    .where('ended_at', 'is', null)
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .where('kind', '=', 'bearer')
  const some = wish.except === null || wish.except === undefined ? all : all.where('id', '<>', wish.except)
  const ended = await (wish.onlyFromApp === true ? some.where('from_app', '=', true) : some)
    .returning(inTime.as('wasRunning')).execute()
  return ended.filter(({ wasRunning }) => wasRunning).length
}
