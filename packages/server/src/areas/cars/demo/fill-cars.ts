// Puts cars of a made-up past into a sandbox: drafts with all their facts, which the acts of the market move on.
import { randomUUID } from 'node:crypto'
import { sellerTermsVersion } from '@bidyard/contract/shapes/cars/seller-terms'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { carChecks, orders } from '../car-parts.ts'
import { draftDuties } from '../orders/draft-duties.ts'
import { followEnd } from '../orders/end-orders.ts'
import type { MadeCar } from './made-car.ts'
import {
  insertMadeChecks, insertMadeHistories, insertMadeOrders, insertMadePrices, insertMadeRegisters, listFinishedChecks,
  type SealedCheck,
} from './made-cars.sql.ts'

type Given = Pick<ReactionGiven, 'tx' | 'doer' | 'emit'>

const checksOf = (personal: PersonalData, cars: readonly MadeCar[]): readonly SealedCheck[] =>
  cars.flatMap((car) => car.checks.map((check) => ({
    ...check, id: randomUUID(), car,
    placeSealed: check.source === 'seller' ? null : personal.seal(JSON.stringify(car.address)),
  })))

/** What ended before it began makes room for the next. */
const endReservations = async ({ tx, doer }: Given, checks: readonly SealedCheck[]): Promise<void> => {
  const idsOf = (end: SealedCheck['end']) => checks.filter((check) => check.end === end).map(({ id }) => id)
  await moveStates(tx, carChecks, { action: 'callOff', as: 'seller', ids: idsOf('calledOff'), doer })
  await moveStates(tx, carChecks, { action: 'noShow', as: 'inspector', ids: idsOf('missed'), doer })
}

export const fillCars = async (given: Given, personal: PersonalData, cars: readonly MadeCar[]): Promise<void> => {
  const { tx } = given
  await insertMadeOrders(tx, cars.map((car) => ({
    ...car, ownerNameSealed: personal.seal(car.ownerName),
    addressSealed: personal.seal(JSON.stringify(car.address)),
  })), sellerTermsVersion)
  await insertMadeRegisters(tx, cars)
  await insertMadeHistories(tx, cars)
  await insertMadePrices(tx, cars)
  const checks = checksOf(personal, cars)
  const ended = checks.filter(({ end }) => end !== null)
  await insertMadeChecks(tx, ended)
  await endReservations(given, ended)
  await insertMadeChecks(tx, checks.filter(({ end }) => end === null))
  await setDeadlines(tx, cars.filter(({ confirmedAt }) => confirmedAt === null)
    .flatMap(({ id, bornAt, dueAt }) => draftDuties([id], { from: bornAt, dueAt })))
}

export const confirmMade = async ({ tx, doer }: Given, orderIds: readonly string[]): Promise<void> => {
  await moveStates(tx, orders, { action: 'confirm', as: 'seller', ids: orderIds, doer })
}

export const completeMadeChecks = async ({ tx, doer }: Given, orderIds: readonly string[]): Promise<void> => {
  const found = await listFinishedChecks(tx, orderIds)
  for (const as of ['seller', 'inspector'] as const) {
    const ids = found.filter(({ source }) => source === as).map(({ id }) => id)
    await moveStates(tx, carChecks, { action: 'complete', as, ids, doer })
  }
}

export const cancelMade = async (given: Given, orderIds: readonly string[], reason: string): Promise<void> => {
  const { tx, doer } = given
  const { moved } = await moveStates(tx, orders, { action: 'cancel', as: 'seller', ids: orderIds, doer, reason })
  await followEnd(given, moved.map(({ id }) => id), { reason, note: reason, by: 'seller' })
}
