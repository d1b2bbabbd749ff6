// Fills in a draft part by part; another plate makes forgotten what was known of the first.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { kmOf } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { houseTypeFits } from '@bidyard/contract/shapes/cars/house-types'
import type { BodyOf } from '@bidyard/contract/call'
import { action } from '../../../runtime/handler.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { CarParts } from '../car-parts.ts'
import { callOffVisits } from '../checks/call-off-visits.ts'
import { findLiveCheckOf } from '../checks/checks.sql.ts'
import { faulty } from '../said.ts'
import { holdOrder, sellerOf } from './hold-order.ts'
import { deleteFactsOf, getOrderRecord, type OrderChanges, type OrderRecord, updateOrder } from './orders.sql.ts'
import { showOrder } from './show-order.ts'

const unfit = { ko: '판매 방식에 맞지 않는 보관 유형입니다.', en: 'A car of this kind cannot stand there.' }
const looked = {
  ko: '직접 점검을 시작한 차량은 판매 방식을 바꿀 수 없습니다. 취소하고 다시 등록해 주세요.',
  en: 'You have begun to check this car yourself. Take it back and offer it anew to sell it another way.',
}
const fixed = { ko: '제휴사가 등록한 차량번호는 바꿀 수 없습니다.', en: 'The plate is the partner’s to change.' }

type Wish = Omit<BodyOf<typeof carsCalls.changeOrder>, 'seenVersion'>

const sealedOr = (personal: PersonalData, text: string | null | undefined): Uint8Array | null | undefined =>
  text === undefined || text === null ? text : personal.seal(text)

const changesOf = (personal: PersonalData, wish: Wish): OrderChanges => {
  const { ownerName, address, odometer, ...plain } = wish
  const ownerNameSealed = sealedOr(personal, ownerName)
  const place = address === undefined || address === null ? address : JSON.stringify(address)
  const addressSealed = sealedOr(personal, place)
  const known = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined))
  return {
    ...known,
    ...(ownerNameSealed === undefined ? {} : { ownerNameSealed }),
    ...(addressSealed === undefined ? {} : { addressSealed }),
    ...(odometer === undefined
      ? {} : { odometer: odometer === null ? null : { ...odometer, km: kmOf(odometer.reading, odometer.unit) } }),
  }
}

/** What sellers look at themselves is worth nothing where an inspector has to look. */
const dropOwnCheck = async (
  given: Parameters<typeof callOffVisits>[0], orderId: string,
): Promise<'begun' | 'none'> => {
  await callOffVisits(given, [orderId], 'sold another way')
  return (await findLiveCheckOf(given.tx, orderId)) === undefined ? 'none' : 'begun'
}

/** Homes and names are said to have changed, never what they are. */
const shownOf = ({ carNumber, kind, houseType, region, hopePriceWon, answers, odometerKm }: OrderRecord) =>
  ({ carNumber, kind, houseType, region, hopePriceWon, answers, odometerKm })

export const changeOrder = ({ personal }: CarParts) => action(carsCalls.changeOrder, async (given) => {
  const { tx, caller, params, body: { seenVersion, ...wish }, doer, request, refuse, emit } = given
  const order = await holdOrder(tx, params.id, { caller, refuse })
  if (order.state !== 'draft' || order.version !== seenVersion) throw refuse('conflict')
  const isOtherCar = wish.carNumber !== undefined && wish.carNumber !== order.carNumber
  if (isOtherCar && order.exhibitId !== null)
    throw faulty(request.language, [{ path: 'body.carNumber', said: fixed }])
  const [kind, houseType] = [wish.kind ?? order.kind, wish.houseType ?? order.houseType]
  if (kind !== null && houseType !== null && wish.kind !== null && wish.houseType !== null
    && !houseTypeFits(kind, houseType))
    throw faulty(request.language, [{ path: 'body.houseType', said: unfit }])
  if (wish.kind !== undefined && wish.kind !== 'self' && await dropOwnCheck(given, order.id) === 'begun')
    throw faulty(request.language, [{ path: 'body.kind', said: looked }])
  if (isOtherCar) await deleteFactsOf(tx, order.id)
  await updateOrder(tx, order.id, changesOf(personal, wish))
  const changed = await getOrderRecord(tx, order.id)
  await writeAudit(tx, doer, [{
    act: 'change order', subject: 'order', subjectId: order.id, before: shownOf(order), after: shownOf(changed),
  }])
  emit('orderChanged', { orderId: order.id, ...sellerOf(changed) })
  return showOrder(tx, personal, changed)
})
