// Reads and writes penalties, and the violations of a shop as the ladder judges them.
import type { PenaltyEnd } from '@bidyard/contract/enums'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { NewPenalty, Penalty, Settling } from './penalty.ts'

export interface PenaltyRecord extends Penalty {
  readonly shopId: string
  readonly claimWon: number
  readonly endedAs: PenaltyEnd | null
}

/** As it comes out of JSON. */
export type PenaltyText = Omit<PenaltyRecord, 'from' | 'until' | 'endedAt'> & {
  readonly from: string
  readonly until: string | null
  readonly endedAt: string | null
}

/** Whoever comes to write the end: a penalty is over when its time is. */
export const penaltyInForce = sql<boolean>`
  (penalties.ended_at is null and (penalties.until_at is null or penalties.until_at > app_now()))`

const columns = [
  'penalties.id', 'penalties.violation_id as violationId', 'penalties.shop_id as shopId', 'penalties.kind',
  'penalties.cause', 'penalties.value', 'penalties.restriction', 'penalties.claim_won as claimWon',
  'penalties.from_at as from', 'penalties.until_at as until', 'penalties.ended_at as endedAt',
  'penalties.ended_as as endedAs',
] as const

export const penaltiesQuery = (db: Reader) =>
  db
    .selectFrom('shop_penalties as penalties')
    .innerJoin('shop_violations as held', 'held.id', 'penalties.violation_id')
    .innerJoin('shops', 'shops.id', 'penalties.shop_id')
    .where('held.deleted_at', 'is', null)
    .select([
      ...columns, 'held.detail', 'held.member_id as memberId', 'shops.name as shopName',
      'shops.company_id as companyId', 'penalties.created_at as createdAt', 'penalties.updated_at as updatedAt',
      sql<Date>`app_now()`.as('now'),
    ])

export const listPenaltiesOf = (
  db: Reader, violationIds: readonly string[],
): Promise<readonly PenaltyRecord[]> =>
  db.selectFrom('shop_penalties as penalties').select(columns)
    .where('penalties.violation_id', '=', sql<string>`any(${violationIds}::uuid[])`)
    .orderBy('penalties.from_at').orderBy('penalties.id').execute()

/** Those without an end, whether or not their time is over. */
export const listOpenPenalties = (db: Reader, shopId: string): Promise<readonly PenaltyRecord[]> =>
  db.selectFrom('shop_penalties as penalties').select(columns)
    .where('penalties.shop_id', '=', shopId).where('penalties.ended_at', 'is', null)
    .orderBy('penalties.from_at').orderBy('penalties.id').execute()

export interface JudgedRow {
  readonly id: string
  readonly place: number
  readonly counts: boolean
  readonly rule: unknown
  readonly appliedAt: Date
  readonly pointsUntil: Date
}

export const listJudged = (db: Reader, shopId: string): Promise<JudgedRow[]> =>
  db.selectFrom('shop_violations')
    .select([
      'id', 'place', sql<boolean>`pardoned_at is null and deleted_at is null`.as('counts'), 'rule',
      'applied_at as appliedAt', 'points_until as pointsUntil',
    ])
    .where('shop_id', '=', shopId).orderBy('place').execute()

export const insertPenalties = async (
  tx: Tx, shopId: string, penalties: readonly (NewPenalty & { readonly claimWon?: number })[],
): Promise<void> => {
  if (penalties.length === 0) return
  await tx.insertInto('shop_penalties').values(penalties.map((one) => ({
    violation_id: one.violationId, shop_id: shopId, kind: one.kind, cause: one.cause, value: one.value,
    restriction: one.restriction, claim_won: one.claimWon ?? 0, from_at: one.from, until_at: one.until,
  }))).execute()
}

export const updateEnds = async (tx: Tx, ends: Settling['ends']): Promise<void> => {
  if (ends.length === 0) return
  await sql`
    update shop_penalties as held set ended_at = given.at, ended_as = given.as_word, updated_at = app_now()
    from unnest(${ends.map(({ id }) => id)}::uuid[], ${ends.map(({ as }) => as)}::text[],
      ${ends.map(({ at }) => timeOf(at))}::timestamptz[]) as given (id, as_word, at)
    where held.id = given.id and held.ended_at is null`.execute(tx)
}

export const updateUntil = async (tx: Tx, moves: Settling['moves']): Promise<void> => {
  if (moves.length === 0) return
  await sql`
    update shop_penalties as held set until_at = given.until_at, updated_at = app_now()
    from unnest(${moves.map(({ id }) => id)}::uuid[], ${moves.map(({ until }) => timeOf(until))}::timestamptz[])
      as given (id, until_at)
    where held.id = given.id and held.until_at is distinct from given.until_at`.execute(tx)
}

/** The missed act can never be done any more: from now on time alone lifts the restriction. */
export const updateUnhealed = async (tx: Tx, id: string, days: number, until: Date): Promise<void> => {
  await tx.updateTable('shop_penalties')
    .set({ cause: 'unhealed', value: days, until_at: until, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).execute()
}

/** The penalties of the row `held`, for lists: one question for a page and not one for each row. */
export const penaltiesOfHeld: RawBuilder<readonly PenaltyText[]> = sql`
  (select coalesce(jsonb_agg(jsonb_build_object(
    'id', penalties.id, 'violationId', penalties.violation_id, 'shopId', penalties.shop_id, 'kind', penalties.kind,
    'cause', penalties.cause, 'value', penalties.value, 'restriction', penalties.restriction,
    'claimWon', penalties.claim_won, 'from', penalties.from_at, 'until', penalties.until_at,
    'endedAt', penalties.ended_at, 'endedAs', penalties.ended_as
  ) order by penalties.from_at, penalties.id), '[]')
  from shop_penalties as penalties where penalties.violation_id = held.id)`

/** Where a row of the violation `held` stands: pardoned, in force, or over. A deduction that was taken is done. */
export const violationState: RawBuilder<string> = sql`
  case when held.pardoned_at is not null then 'pardoned'
    when exists (select from shop_penalties as penalties
      where penalties.violation_id = held.id and penalties.kind <> 'deduction' and ${penaltyInForce}) then 'active'
    else 'ended' end`
