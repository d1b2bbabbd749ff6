// Holds the standing of a shop while something happens to it, and settles it afterwards, with the next deadline.
import { setDeadlines, voidDeadlines } from '../../../runtime/work/deadlines.ts'
import type { Tx, Reader } from '../../../runtime/database/database.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { lockShop, type ShopRecord } from '../../shops/for-other-areas.ts'
import { findTermEnd } from '../bans/bans.sql.ts'
import { keepBan } from '../bans/keep-ban.ts'
import type { SanctionGiven } from '../violation-parts.ts'
import { readRule } from '../violations/rule-of.ts'
import type { JudgedViolation } from './ladder-rules.ts'
import { insertPenalties, listJudged, listOpenPenalties, updateEnds, updateUntil } from './penalties.sql.ts'
import type { Settling } from './penalty.ts'
import { settle, type Unsettled } from './settling-rules.ts'
import { earliest, nextEndOf, type Standing, standingOf } from './standing-rules.ts'

const machine = 'violation'
const duty = 'expirePenalties'

export const readStanding = async (db: Reader, shopId: string, now: Date): Promise<Standing> => {
  const { value } = await readConfiguration(db, 'sanctions')
  return standingOf(await listOpenPenalties(db, shopId), now, value.pointsPerWarning)
}

export interface HeldStanding {
  readonly shop: ShopRecord
  /** Read after the wait for the shop, so that what is judged later is also later. */
  readonly now: Date
  readonly before: Standing
}

/** From here on nobody else changes anything of this shop's sanctions until the transaction ends. */
export const holdStanding = async (tx: Tx, shopId: string, at?: Date): Promise<HeldStanding | undefined> => {
  const shop = await lockShop(tx, shopId)
  if (shop === undefined) return undefined
  const now = at ?? await readNow(tx)
  return { shop, now, before: await readStanding(tx, shopId, now) }
}

export const listJudgedOf = async (db: Reader, shopId: string): Promise<readonly JudgedViolation[]> =>
  (await listJudged(db, shopId)).map((row) => ({ ...row, rule: readRule(row.rule) }))

const setNextEnd = async (tx: Tx, shopId: string, next: Date | null): Promise<void> => {
  if (next === null) await voidDeadlines(tx, { machine, rowIds: [shopId], duty })
  else
    await setDeadlines(tx, [{
      machine, rowId: shopId, duty, whose: 'clock', holderId: null, dueAt: next, finalAt: null,
    }])
}

const touchesRestriction = (
  { ends, births }: Settling, kindOf: ReadonlyMap<string, string>,
): boolean =>
  ends.some(({ id }) => kindOf.get(id) === 'restriction') || births.some(({ kind }) => kind === 'restriction')

/** Writes what the rules say now, and tells it. Answers how the shop stands afterwards. */
export const settleStanding = async (
  given: SanctionGiven, held: HeldStanding, because: Unsettled['because'] = 'rejudged',
): Promise<Standing> => {
  const { tx, emit } = given
  const { shop, now, before } = held
  const { value: { pointsPerWarning } } = await readConfiguration(tx, 'sanctions')
  const penalties = await listOpenPenalties(tx, shop.id)
  const violations = await listJudgedOf(tx, shop.id)
  const settling = settle({ violations, penalties, now, pointsPerWarning, because })
  await updateEnds(tx, settling.ends)
  await insertPenalties(tx, shop.id, settling.births)
  await updateUntil(tx, settling.moves)

  const open = await listOpenPenalties(tx, shop.id)
  const after = standingOf(open, now, pointsPerWarning)
  const termEnd = after.restriction === 'permanentBan' ? await findTermEnd(tx, shop.id) : null
  await setNextEnd(tx, shop.id, earliest([nextEndOf(open, now), termEnd].filter((end) => end !== null)))
  await keepBan(given, shop.id, after.restriction === 'permanentBan')
  const kindOf = new Map(penalties.map(({ id, kind }) => [id, kind]))
  if (before.restriction !== after.restriction || touchesRestriction(settling, kindOf))
    emit('shopRestrictionChanged', { shopId: shop.id, restriction: after.restriction })
  emit('shopViolationsChanged', { shopId: shop.id })
  return after
}
