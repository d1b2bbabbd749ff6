// Asks others what they know of a car, holding nothing meanwhile; whoever is silent leaves the order to go on by hand.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import type { GuidePrice } from '@bidyard/contract/shapes/cars/guide-price'
import { type RegisterFacts, registerFactsShape } from '@bidyard/contract/shapes/cars/register-facts'
import type { Finding } from '../../../providers/car-data/car-data.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { CarParts } from '../car-parts.ts'
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

const askAll = async (
  parts: CarParts, order: OrderRecord, given: { readonly ownerName: string; readonly known: RegisterFacts | null },
): Promise<Found> => {
  const { carData } = parts
  const [register, history] = await Promise.all([
    carData.register.find({ carNo: order.carNumber, ownerName: given.ownerName }),
    carData.history.find({ carNo: order.carNumber, asOf: null }),
  ])
  return { register, history, price: await askPrice(parts, order, factsIn(register) ?? given.known) }
}

const keep = async (tx: Tx, order: OrderRecord, { register, history, price }: Found): Promise<void> => {
  const facts = factsIn(register)
  const own = facts === null ? null : { ...facts, model: await findOwnCodes(tx, facts.model) }
  await updateAsked(tx, 'car_registers', order, { outcome: register.kind, facts: own })
  await updateAsked(tx, 'car_histories', order, { outcome: history.kind, facts: factsIn(history) })
  if (price !== undefined) await updateGuidePrice(tx, order.id, { outcome: price.kind, price: factsIn(price) })
  await updateModel(tx, order.id)
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
  const found = await askAll(parts, held.order, held)
  return step(async ({ tx, doer, emit }) => {
    const order = await lockOrder(tx, held.order.id)
    // The plate was changed meanwhile: the answers are about another car.
    if (order === undefined || !isInPreparation(order.state) || order.carNumber !== held.order.carNumber)
      throw refuse('conflict')
    await keep(tx, order, found)
    const { register, history, price } = found
    await writeAudit(tx, doer, [{
      act: 'look up car', subject: 'order', subjectId: order.id,
      after: { register: register.kind, history: history.kind, price: price?.kind ?? null },
    }])
    emit('orderChanged', { orderId: order.id, ...sellerOf(order) })
    return showOrder(tx, parts.personal, await getOrderRecord(tx, order.id))
  })
})
