// Reads and writes saved searches and what was found for them.
import type { SearchCriteria } from '@bidyard/contract/shapes/auctions/search'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface SavedRecord {
  readonly id: string
  readonly memberId: string
  readonly name: string
  readonly criteria: SearchCriteria
  readonly isAlerting: boolean
  readonly newCount: number
  readonly lookedAt: Date
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const savedQuery = (db: Reader) =>
  db.selectFrom('saved_searches as saved').select([
    'saved.id', 'saved.member_id as memberId', 'saved.name', 'saved.query as criteria',
    'saved.is_alerting as isAlerting', 'saved.new_count as newCount', 'saved.looked_at as lookedAt', 'saved.version',
    'saved.created_at as createdAt', 'saved.updated_at as updatedAt',
  ])
    .$castTo<SavedRecord>()

export const findSaved = (db: Reader, id: string): Promise<SavedRecord | undefined> =>
  savedQuery(db).where('saved.id', '=', id).executeTakeFirst()

export const listSavedById = (db: Reader, ids: readonly string[]): Promise<readonly SavedRecord[]> =>
  savedQuery(db).where('saved.id', '=', sql<string>`any(${ids}::uuid[])`).execute()

export const lockSaved = async (tx: Tx, id: string): Promise<SavedRecord | undefined> => {
  await tx.selectFrom('saved_searches').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findSaved(tx, id)
}

export const findSavedCount = async (tx: Tx, memberId: string): Promise<number> => {
  const row = await tx.selectFrom('saved_searches').select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId).executeTakeFirstOrThrow()
  return row.count
}

export interface SavedWish {
  readonly name: string
  readonly criteria: SearchCriteria
  readonly isAlerting: boolean
}

/** Undefined where another of the member has this name. */
export const insertSaved = async (tx: Tx, memberId: string, wish: SavedWish): Promise<string | undefined> => {
  const row = await tx.insertInto('saved_searches')
    .values({
      member_id: memberId, name: wish.name, query: JSON.stringify(wish.criteria), is_alerting: wish.isAlerting,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'name']).doNothing())
    .returning('id').executeTakeFirst()
  return row?.id
}

/** False where another of the member has this name. */
export const updateSaved = async (tx: Tx, saved: SavedRecord, wish: SavedWish): Promise<boolean> => {
  const query = JSON.stringify(wish.criteria)
  const { numUpdatedRows } = await tx.updateTable('saved_searches')
    .set({
      name: wish.name, query,
      // What other criteria found is no news of these.
      new_count: sql<number>`case when query = ${query}::text::jsonb then new_count else 0 end`,
      is_alerting: wish.isAlerting, version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', saved.id)
    .where(sql<boolean>`not exists (
      select from saved_searches other
      where other.member_id = ${saved.memberId} and other.name = ${wish.name} and other.id <> ${saved.id})`)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

export const updateLooked = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('saved_searches')
    .set({ new_count: 0, looked_at: sql<Date>`app_now()`, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).execute()
}

export const deleteSaved = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('saved_searches').where('id', '=', id).execute()
}

/** The next ones that want to be told, in the order of their ids; who may not come in to look is not called. */
export const listAlertingAfter = (
  db: Reader, after: string | null, max: number,
): Promise<readonly SavedRecord[]> =>
  savedQuery(db).where('saved.is_alerting', '=', true)
    .where(sql<boolean>`(${after}::uuid is null or saved.id > ${after}::uuid)`)
    .where(sql<boolean>`exists (
      select from members left join shops on shops.id = members.shop_id
      where members.id = saved.member_id and members.active and shops.barred_at is null)`)
    .orderBy('saved.id').limit(max).execute()

export interface Hit {
  readonly savedSearchId: string
  readonly auctionId: string
}

/** Those that were not told before; their searches count them. */
export const insertHits = async (tx: Tx, hits: readonly Hit[]): Promise<readonly Hit[]> => {
  if (hits.length === 0) return []
  const { rows } = await sql<Hit>`
    with given as (
      select * from unnest(${hits.map((hit) => hit.savedSearchId)}::uuid[],
        ${hits.map((hit) => hit.auctionId)}::uuid[]) as given (saved_search_id, auction_id)
    ), held as (
      select id from saved_searches where id in (select saved_search_id from given) order by id for no key update
    ), written as (
      insert into saved_search_hits (saved_search_id, auction_id)
      select given.saved_search_id, given.auction_id from given join held on held.id = given.saved_search_id
      on conflict do nothing returning saved_search_id, auction_id
    ), counted as (
      update saved_searches set new_count = new_count + added.count
      from (select saved_search_id, count(*)::int as count from written group by saved_search_id) as added
      where saved_searches.id = added.saved_search_id
    )
    select saved_search_id as "savedSearchId", auction_id as "auctionId" from written`.execute(tx)
  return rows
}

const keptDays = 30

/** Those of open auctions stay: a correction looks for searches again. Answers how many there were. */
export const deleteOldHits = async (tx: Tx, max: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from saved_search_hits where ctid = any(array(
      select hits.ctid from saved_search_hits hits join auctions on auctions.id = hits.auction_id
      where auctions.state <> 'auction'
        and hits.created_at < (select app_now() - make_interval(days => ${keptDays})) limit ${max}))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
