// Reads and writes what is known of cars: registrations, insurance histories and guide prices, one of each per order.
import type { FactSource, LookUpOutcome, OrderState } from '@bidyard/contract/enums'
import type { GuidePrice } from '@bidyard/contract/shapes/cars/guide-price'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export type FactTable = 'car_registers' | 'car_histories'

export interface FactRecord {
  readonly id: string
  readonly orderId: string
  readonly carNumber: string
  readonly source: FactSource
  readonly outcome: LookUpOutcome | null
  readonly askedAt: Date | null
  readonly facts: unknown
  readonly authorId: string | null
  readonly authorName: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly state: OrderState
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

const shared = [
  'facts.id', 'facts.order_id as orderId', 'facts.car_number as carNumber', 'facts.source', 'facts.outcome',
  'facts.asked_at as askedAt', 'facts.facts', 'facts.author_id as authorId', 'facts.author_name as authorName',
  'facts.version', 'facts.created_at as createdAt', 'facts.updated_at as updatedAt', 'orders.state',
  'orders.partner_id as partnerId', 'orders.exhibit_id as exhibitId',
] as const

export const registersQuery = (db: Reader) =>
  db.selectFrom('car_registers as facts').innerJoin('orders', 'orders.id', 'facts.order_id').select(shared)

export const historiesQuery = (db: Reader) =>
  db.selectFrom('car_histories as facts').innerJoin('orders', 'orders.id', 'facts.order_id').select(shared)

export const findRegister = (db: Reader, id: string): Promise<FactRecord | undefined> =>
  registersQuery(db).where('facts.id', '=', id).executeTakeFirst()

export const findRegisterOf = (db: Reader, orderId: string): Promise<FactRecord | undefined> =>
  registersQuery(db).where('facts.order_id', '=', orderId).executeTakeFirst()

export const findHistory = (db: Reader, id: string): Promise<FactRecord | undefined> =>
  historiesQuery(db).where('facts.id', '=', id).executeTakeFirst()

export const findHistoryOf = (db: Reader, orderId: string): Promise<FactRecord | undefined> =>
  historiesQuery(db).where('facts.order_id', '=', orderId).executeTakeFirst()

interface About {
  readonly id: string
  readonly carNumber: string
}

/** What was found takes the place of everything before; without a finding, what is known stays. */
export const updateAsked = async (
  tx: Tx, table: FactTable, order: About, asked: { readonly outcome: LookUpOutcome; readonly facts: unknown },
): Promise<void> => {
  const facts = asked.facts === null ? null : JSON.stringify(asked.facts)
  await sql`
    insert into ${sql.table(table)} as held (order_id, car_number, source, outcome, asked_at, facts)
    values (${order.id}::uuid, ${order.carNumber}, 'provider', ${asked.outcome}, app_now(), ${facts}::text::jsonb)
    on conflict (order_id) do update set
      outcome = excluded.outcome, asked_at = excluded.asked_at,
      source = case when excluded.facts is null then held.source else 'provider' end,
      facts = coalesce(excluded.facts, held.facts),
      author_id = case when excluded.facts is null then held.author_id end,
      author_name = case when excluded.facts is null then held.author_name end,
      version = held.version + 1, updated_at = app_now()`.execute(tx)
}

export const updateByHand = async (
  tx: Tx, table: FactTable, order: About,
  written: { readonly facts: unknown; readonly authorId: string | null; readonly authorName: string | null },
): Promise<void> => {
  const { facts, authorId, authorName } = written
  await sql`
    insert into ${sql.table(table)} as held (order_id, car_number, source, facts, author_id, author_name)
    values (${order.id}::uuid, ${order.carNumber}, 'hand', ${JSON.stringify(facts)}::text::jsonb,
      ${authorId}::uuid, ${authorName})
    on conflict (order_id) do update set
      source = 'hand', facts = excluded.facts, author_id = excluded.author_id, author_name = excluded.author_name,
      version = held.version + 1, updated_at = app_now()`.execute(tx)
}

export interface GuideRecord {
  readonly outcome: LookUpOutcome
  readonly askedAt: Date
  readonly price: GuidePrice | null
}

export const findGuidePrice = async (db: Reader, orderId: string): Promise<GuideRecord | undefined> => {
  const row = await db.selectFrom('car_guide_prices').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  if (row === undefined) return undefined
  const { low_won: lowWon, mid_won: midWon, high_won: highWon, as_of: asOf } = row
  return {
    outcome: row.outcome, askedAt: row.asked_at,
    price: lowWon === null || midWon === null || highWon === null || asOf === null
      ? null : { lowWon, midWon, highWon, asOf },
  }
}

/** A price that could not be asked again is not kept: it would be taken for today's. */
export const updateGuidePrice = async (
  tx: Tx, orderId: string, asked: { readonly outcome: LookUpOutcome; readonly price: GuidePrice | null },
): Promise<void> => {
  const { outcome, price } = asked
  const values = {
    outcome, asked_at: sql<Date>`app_now()`, low_won: price?.lowWon ?? null, mid_won: price?.midWon ?? null,
    high_won: price?.highWon ?? null, as_of: price?.asOf ?? null,
  }
  await tx
    .insertInto('car_guide_prices').values({ order_id: orderId, ...values })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(values)).execute()
}

const levels = ['maker', 'model', 'detailModel', 'grade', 'detailGrade'] as const

/** Our own codes for what somebody else calls so: by the code below the same parent, else by the name. */
export const findOwnCodes = async (db: Reader, model: CarModel): Promise<CarModel> => {
  const own: Record<string, CarModel['maker'] | null> = { detailModel: null, grade: null, detailGrade: null }
  let parent: string | null = null
  for (const [at, level] of levels.entries()) {
    const step = model[level]
    if (step === null) continue
    const found: { readonly code: string } | undefined = at > 0 && parent === null ? undefined : await db
      .selectFrom('car_codes').select('code')
      .where('level', '=', level).$if(parent !== null, (query) => query.where('parent_code', '=', parent))
      .where((named) => named.or([
        named('code', '=', step.code ?? ''), named('name_ko', '=', step.name), named('name_en', '=', step.name),
      ]))
      .orderBy(sql`code = ${step.code ?? ''}`, 'desc').limit(1).executeTakeFirst()
    parent = found?.code ?? null
    own[level] = { code: parent, name: step.name }
  }
  return { ...model, ...own }
}
