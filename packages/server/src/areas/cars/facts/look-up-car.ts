// Asks others what they know of a car and keeps each answer as it comes; whoever is silent leaves it to go on by hand.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import type { GuidePrice } from '@bidyard/contract/shapes/cars/guide-price'
import { type RegisterFacts, registerFactsShape } from '@bidyard/contract/shapes/cars/register-facts'
import type { Finding } from '../../../providers/car-data/car-data.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { inSteps } from '../../../runtime/handler.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { CarParts } from '../car-parts.ts'
import { judgeAnew } from '../checks/judge-check.ts'
import { holdOrder, sellerOf } from '../orders/hold-order.ts'
import { isInPreparation } from '../orders/order-rules.ts'
import { getOrderRecord, lockOrder, type OrderRecord, updateModel } from '../orders/orders.sql.ts'
import { showOrder } from '../orders/show-order.ts'
import { type Fault, faulty } from '../said.ts'
import { findOwnCodes, findRegisterOf, updateAsked, updateGuidePrice } from './facts.sql.ts'

interface Found {
  readonly register: Finding<RegisterFacts>
  readonly history: Finding<HistoryFacts>
  readonly price: Finding<GuidePrice> | undefined
}

const nameless: Fault = {
  path: 'order.ownerName', said: { ko: '차주 이름을 먼저 입력해 주세요.', en: 'Say first in whose name the car is registered.' },
}

const factsIn = <Facts>(finding: Finding<Facts>): Facts | null => (finding.kind === 'found' ? finding.facts : null)

const askPrice = async (
  { carData }: CarParts, order: OrderRecord, facts: RegisterFacts | null,
): Promise<Finding<GuidePrice> | undefined> => {
  if (facts === null || order.odometerKm === null) return undefined
  const { maker, model, detailModel, grade, detailGrade } = facts.model
  return carData.prices.findGuide({
    carNo: order.carNumber, modelYear: facts.modelYear, firstRegisteredOn: facts.firstRegisteredOn, fuel: facts.fuel,
    km: order.odometerKm,
    names: [maker, model, detailModel, grade, detailGrade].flatMap((step) => (step === null ? [] : [step.name])),
  })
}

type Keeping = Pick<ReactionGiven, 'tx' | 'doer' | 'emit'>
type Keep = (keepIn: (given: Keeping, order: OrderRecord) => Promise<void>) => Promise<void>

interface Asking {
  readonly order: OrderRecord
  readonly ownerName: string
  readonly known: RegisterFacts | null
  /** Whoever waits sees each answer when it is there. */
  readonly keep: Keep
}

const askRegister = async ({ carData }: CarParts, { order, ownerName, keep }: Asking) => {
  const register = await carData.register.find({ carNo: order.carNumber, ownerName })
  const facts = factsIn(register)
  await keep(async ({ tx }) => {
    const own = facts === null ? null : { ...facts, model: await findOwnCodes(tx, facts.model) }
    await updateAsked(tx, 'car_registers', order, { outcome: register.kind, facts: own })
    await updateModel(tx, order.id)
  })
  return register
}

const askHistory = async ({ carData }: CarParts, { order, keep }: Asking) => {
  const history = await carData.history.find({ carNo: order.carNumber, asOf: null })
  await keep(async (given) => {
    const { tx } = given
    await updateAsked(tx, 'car_histories', order, { outcome: history.kind, facts: factsIn(history) })
    await updateModel(tx, order.id)
    await judgeAnew(given, order.id)
  })
  return history
}

const askAll = async (parts: CarParts, asking: Asking): Promise<Found> => {
  const { order, known, keep } = asking
  const [register, history] = await Promise.all([askRegister(parts, asking), askHistory(parts, asking)])
  const price = await askPrice(parts, order, factsIn(register) ?? known)
  if (price !== undefined)
    await keep(({ tx }) => updateGuidePrice(tx, order.id, { outcome: price.kind, price: factsIn(price) }))
  return { register, history, price }
}

export const lookUpCar = (parts: CarParts) => inSteps(carsCalls.lookUpCar, async (given) => {
  const { caller, params, request, refuse, step } = given
  const held = await step(async ({ tx }) => {
    const order = await holdOrder(tx, params.id, { caller, refuse })
    if (!isInPreparation(order.state)) throw refuse('conflict')
    if (order.ownerNameSealed === null) throw faulty(request.language, [nameless])
    const register = await findRegisterOf(tx, order.id)
    const known = register?.facts === null || register === undefined ? null : registerFactsShape.parse(register.facts)
    return { order, ownerName: parts.personal.open(order.ownerNameSealed), known }
  })
  const stillAsked = async (tx: Tx): Promise<OrderRecord> => {
    const order = await lockOrder(tx, held.order.id)
    // The plate was changed meanwhile: the answers are about another car.
    if (order === undefined || !isInPreparation(order.state) || order.carNumber !== held.order.carNumber)
      throw refuse('conflict')
    return order
  }
  const keep: Keep = (keepIn) => step(async ({ tx, doer, emit }) => {
    const order = await stillAsked(tx)
    await keepIn({ tx, doer, emit }, order)
    emit('orderChanged', { orderId: order.id, ...sellerOf(order) })
  })
  const { register, history, price } = await askAll(parts, { ...held, keep })
  return step(async ({ tx, doer }) => {
    const order = await stillAsked(tx)
    await writeAudit(tx, doer, [{
      act: 'look up car', subject: 'order', subjectId: order.id,
      after: { register: register.kind, history: history.kind, price: price?.kind ?? null },
    }])
    return showOrder(tx, parts.personal, await getOrderRecord(tx, order.id))
  })
})
