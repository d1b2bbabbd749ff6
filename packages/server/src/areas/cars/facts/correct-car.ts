// Corrects what is known of a car while it takes bids: registration, history and check, and judges its accidents anew.
import type { CheckRecord } from '@bidyard/contract/shapes/cars/check-record'
import {
  type Corrected, correctedOfHistory, correctedOfRegister, type Correction, type ToldFacts,
} from '@bidyard/contract/shapes/auctions/corrections'
import { type HistoryFacts, historyFactsShape } from '@bidyard/contract/shapes/cars/history-facts'
import { kmOf } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { registerFactsShape } from '@bidyard/contract/shapes/cars/register-facts'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { findLiveCheckOf, updateRecord } from '../checks/checks.sql.ts'
import { tellCheck } from '../checks/hold-check.ts'
import { judgeAnew } from '../checks/judge-check.ts'
import { recordOf } from '../checks/show-check.ts'
import { sellerOf } from '../orders/hold-order.ts'
import { getOrderRecord, type OrderRecord, updateModel } from '../orders/orders.sql.ts'
import { findHistoryOf, findRegisterOf, updateByHand } from './facts.sql.ts'

type Given = Pick<ReactionGiven, 'tx' | 'now' | 'doer' | 'emit'>

interface Correcting {
  readonly order: OrderRecord
  readonly wish: Correction
  readonly author: { readonly authorId: string | null; readonly authorName: string | null }
}

const registerParts = Object.keys(correctedOfRegister) as (keyof typeof correctedOfRegister)[]
const historyParts = Object.keys(correctedOfHistory) as (keyof typeof correctedOfHistory)[]

const only = <Facts extends object>(facts: Facts, parts: readonly (keyof Facts)[]): Partial<Facts> =>
  Object.fromEntries(parts.filter((part) => facts[part] !== undefined).map((part) => [part, facts[part]])
  ) as Partial<Facts>

const askedOf = <Part extends keyof Correction>(wish: Correction, parts: readonly Part[]): Part[] =>
  parts.filter((part) => wish[part] !== undefined)

/** What stood there; undefined where there is nothing to correct. */
type Before = ToldFacts | undefined

const correctRegister = async ({ tx }: Given, { order, wish, author }: Correcting): Promise<Before> => {
  const asked = askedOf(wish, registerParts)
  if (asked.length === 0) return {}
  const known = (await findRegisterOf(tx, order.id))?.facts ?? null
  if (known === null) return undefined
  const facts = registerFactsShape.parse(known)
  await updateByHand(tx, 'car_registers', order, { facts: { ...facts, ...only(wish, asked) }, ...author })
  return only(facts, asked)
}

const nothingOfCar: HistoryFacts['car'] = {
  makerName: null, modelName: null, detailName: null, modelYear: null, kind: null, use: null, displacementCc: null,
  fuel: null, shape: null, color: null, optionsText: null, firstInsuredOn: null, firstRegisteredOn: null,
}
const emptyHistory = (now: Date): HistoryFacts => ({
  asOf: seoulDayOf(now), car: nothingOfCar, uses: [], plateChanges: [], ownerChanges: [],
  specials: [], ownDamage: { count: 0, paidWon: 0 }, otherDamage: { count: 0, paidWon: 0 }, claims: [],
  uninsured: [], mileages: [],
})

/** Where nobody told of a car’s past, all of it is told: what was left out would read as “nothing happened”. */
const correctHistory = async ({ tx, now }: Given, { order, wish, author }: Correcting): Promise<Before> => {
  const asked = askedOf(wish, historyParts)
  if (asked.length === 0) return {}
  const known = (await findHistoryOf(tx, order.id))?.facts ?? null
  if (known === null && asked.length < historyParts.length) return undefined
  const facts = known === null ? emptyHistory(now) : historyFactsShape.parse(known)
  await updateByHand(tx, 'car_histories', order, { facts: { ...facts, ...only(wish, asked) }, ...author })
  return known === null
    ? (Object.fromEntries(asked.map((part) => [part, null])) as ToldFacts)
    : only(facts, asked)
}

/** Notes and photos of a part that stays damaged stay with it. */
const recordWith = (record: CheckRecord, { damages, odometer }: Correction): CheckRecord => {
  const noted = new Map((record.damages ?? []).map((damage) => [damage.position, damage]))
  return {
    ...record,
    ...(damages === undefined ? {} : {
      damages: damages.map((damage) => ({ note: '', photoIds: [], ...noted.get(damage.position), ...damage })),
    }),
    ...(odometer === undefined ? {} : { odometer: { ...odometer, photoId: record.odometer?.photoId ?? null } }),
  }
}

const correctCheck = async ({ tx, emit }: Given, { order, wish }: Correcting): Promise<Before> => {
  if (wish.damages === undefined && wish.odometer === undefined) return {}
  const check = await findLiveCheckOf(tx, order.id)
  if (check?.state !== 'complete') return undefined
  const before = recordOf(check)
  const record = recordWith(before, wish)
  const odometerKm = record.odometer === null ? null : kmOf(record.odometer.reading, record.odometer.unit)
  await updateRecord(tx, check.id, { record, odometerKm })
  tellCheck(emit, check)
  const { damages, odometer } = before
  return {
    ...(wish.damages === undefined ? {} : {
      damages: damages?.map(({ position, values }) => ({ position, values })) ?? null,
    }),
    ...(wish.odometer === undefined ? {} : {
      odometer: odometer === null ? null : { reading: odometer.reading, unit: odometer.unit },
    }),
  }
}

interface CarCorrection {
  readonly orderId: string
  readonly wish: Correction
  readonly authorName: string | null
}

/** Of an order that is held; undefined where it has nothing that could be corrected so. */
export const correctCar = async (given: Given, correction: CarCorrection): Promise<Corrected | undefined> => {
  const { tx, doer, emit } = given
  const { orderId, wish, authorName } = correction
  const order = await getOrderRecord(tx, orderId)
  const correcting: Correcting = { order, wish, author: { authorId: doer.memberId, authorName } }
  const before: ToldFacts = {}
  for (const correct of [correctRegister, correctHistory, correctCheck]) {
    const stood = await correct(given, correcting)
    if (stood === undefined) return undefined
    Object.assign(before, stood)
  }
  await updateModel(tx, orderId)
  await judgeAnew(given, orderId)
  emit('orderChanged', { orderId, ...sellerOf(order) })
  return { before, after: only(wish, Object.keys(wish) as (keyof Correction)[]) }
}
