// Lists what the caller has to do by a time: everybody their own, and nobody another's.
import { dutyKind } from '@bidyard/contract/enums'
import { workCalls } from '@bidyard/contract/calls/work'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import type { ItemOf } from '@bidyard/contract/list'
import { type SqlBool, sql } from 'kysely'
import { attendsTo, type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { ofOwnCars } from '../../cars/for-other-areas.ts'
import { costOfMissing } from '../../contracts/for-other-areas.ts'
import { businessDaysFrom } from '../../reference/for-other-areas.ts'
import { deadlinesQuery, type Holders, type OwedRecord } from './deadlines-query.sql.ts'
import { partsOf, personalDuties } from './duty-kinds-rules.ts'

type Shown = ItemOf<typeof workCalls.listDeadlines>

const holdersOf = (caller: Caller): Holders => ({
  shopId: caller.roles.has('dealer') ? caller.shopId : null,
  inspectorId: attendsTo(caller, ...partsOf('visitCar')) ? caller.memberId : null,
  seesSellers: caller.roles.has('seller') || caller.roles.has('partner') || attendsTo(caller, 'screening'),
  officeKinds: dutyKind.values.filter((kind) => attendsTo(caller, ...partsOf(kind))),
})

/** Of a car that nobody presented the house is the seller. */
const ofOwnSales = (caller: Caller) =>
  isStaff(caller) ? sql<SqlBool>`(orders.partner_id is null and orders.exhibit_id is null)` : ofOwnCars(caller)

const costOf = async (db: Reader, now: Date, owed: OwedRecord): Promise<Shown['cost']> => {
  const { contractKind, step, revision, bidWon, priceWon, whose, kind } = owed
  if (contractKind === null || step === null || revision === null || bidWon === null || whose !== 'shop') return null
  if (kind !== step) return null
  return costOfMissing(db, now, {
    kind: contractKind, state: step, whose: 'buyer', revision, priceWon, amountWon: bidWon,
  })
}

const plateFor = (caller: Caller, { carNumber, awardedAt }: OwedRecord): string | null =>
  carNumber !== null && caller.roles.has('dealer') && awardedAt === null ? maskCarNumber(carNumber) : carNumber

/** What has to be transferred; the price of a car until it is agreed on is what was bid. */
const wonOf = ({ kind, totalWon, houseWon, priceWon, bidWon }: OwedRecord): number | null =>
  kind === 'payment' ? houseWon ?? priceWon ?? bidWon : totalWon

const shower = (db: Reader, now: Date, caller: Caller) => {
  // Read with the first row: an empty list needs no calendar.
  let calendar: ReturnType<typeof businessDaysFrom> | undefined
  return async (owed: OwedRecord): Promise<Shown> => {
    calendar ??= businessDaysFrom(db, now)
    const { id, kind, whose, contractId, auctionId, orderId, checkId, amountId, contractNo, amountNo, model } = owed
    return {
      id, kind, whose, dueAt: timeOf(owed.dueAt), finalAt: timeOf(owed.finalAt),
      businessDaysLeft: (await calendar)(owed.dueAt), contractId, auctionId, orderId, checkId, amountId, contractNo,
      amountNo, feeType: owed.feeType, carNumber: plateFor(caller, owed), model, amountWon: wonOf(owed),
      cost: await costOf(db, now, owed),
      createdAt: timeOf(owed.createdAt), updatedAt: timeOf(owed.updatedAt),
    }
  }
}

export const listDeadlines = listing(workCalls.listDeadlines, ({ db, now, caller }) => {
  const show = shower(db, now, caller)
  return source({
    query: deadlinesQuery(db, personalDuties, holdersOf(caller))
      .where(sql<SqlBool>`(owed.whose <> 'seller' or ${ofOwnSales(caller)})`),
    columns: {
      id: sql`owed.id`, kind: sql`owed.kind`, dueAt: sql`owed."dueAt"`, contractId: sql`owed."contractId"`,
      orderId: sql`orders.id`, auctionId: sql`coalesce(owed."auctionId", contracts.auction_id)`,
      createdAt: sql`owed."createdAt"`, updatedAt: sql`owed."updatedAt"`,
    },
    item: (row) => show(row as OwedRecord),
    always: ['dueAt'],
  })
})
