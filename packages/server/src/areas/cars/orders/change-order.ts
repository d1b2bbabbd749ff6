// Fills in a draft part by part, and mends what was told of a car between confirmation and market.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { kmOf } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { houseTypeFits } from '@bidyard/contract/shapes/cars/house-types'
import type { BodyOf } from '@bidyard/contract/call'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { action } from '../../../runtime/handler.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { CarParts } from '../car-parts.ts'
import { callOffVisits } from '../checks/visits/call-off-visits.ts'
import { findLiveCheckOf } from '../checks/checks.sql.ts'
import { followAddress } from '../checks/visits/follow-address.ts'
import { listViewsOf } from '../photos/photos.sql.ts'
import { type Fault, faulty } from '../said.ts'
import { holdOrder, sellerOf } from './hold-order.ts'
import { isInPreparation, unsaidBy } from './order-rules.ts'
import { deleteFactsOf, getOrderRecord, type OrderChanges, type OrderRecord, updateOrder } from './orders.sql.ts'
import { showOrder } from './show-order.ts'

const unfit = { ko: '판매방식에 맞지 않는 보관유형입니다.', en: 'A car of this kind cannot stand there.' }
const looked = {
  ko: '직접 점검을 시작한 차량은 판매방식을 바꿀 수 없습니다. 취소하고 다시 등록해 주세요.',
  en: 'You have begun to check this car yourself. Take it back and offer it anew to sell it another way.',
}
const fixed = { ko: '제휴사가 등록한 차량번호는 바꿀 수 없습니다.', en: 'The plate is the partner’s to change.' }
const taken = {
  ko: '사진을 올렸거나 점검을 시작한 차량은 차량번호를 바꿀 수 없습니다. 취소하고 다시 등록해 주세요.',
  en: 'Photos or a check of this car are there already. Take it back and offer the other car anew.',
}

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
  given: Parameters<typeof callOffVisits>[0], orderId: string, reason = '판매방식 변경',
): Promise<'begun' | 'none'> => {
  await callOffVisits(given, [orderId], reason)
  return (await findLiveCheckOf(given.tx, orderId)) === undefined ? 'none' : 'begun'
}

/** What was seen of one car must not pass for another: both go by the order, not by its plate. */
const isSeen = async (given: Parameters<typeof callOffVisits>[0], orderId: string): Promise<boolean> =>
  (await listViewsOf(given.tx, orderId)).length > 0 || await dropOwnCheck(given, orderId, '차량 변경') === 'begun'

const isOther = (order: OrderRecord, { carNumber }: Wish): boolean =>
  carNumber !== undefined && carNumber !== order.carNumber

interface Changing {
  readonly order: OrderRecord
  readonly wish: Wish
}

const faultsOfDraft = async (
  given: Parameters<typeof callOffVisits>[0], { order, wish }: Changing,
): Promise<Fault[]> => {
  const isOtherCar = isOther(order, wish)
  if (isOtherCar && order.exhibitId !== null) return [{ path: 'body.carNumber', said: fixed }]
  if (isOtherCar && await isSeen(given, order.id)) return [{ path: 'body.carNumber', said: taken }]
  const [kind, houseType] = [wish.kind ?? order.kind, wish.houseType ?? order.houseType]
  if (kind !== null && houseType !== null && wish.kind !== null && wish.houseType !== null
    && !houseTypeFits(kind, houseType))
    return [{ path: 'body.houseType', said: unfit }]
  const isOthersToCheck = wish.kind !== undefined && !hasTrait(wish.kind, 'checkedBy', 'seller')
  if (isOthersToCheck && await dropOwnCheck(given, order.id) === 'begun')
    return [{ path: 'body.kind', said: looked }]
  return []
}

/** Which car it is and how it is sold holds from the confirmation on; the same said once more changes nothing. */
const changesFixed = (order: OrderRecord, wish: Wish): boolean => {
  const { kind = order.kind, houseType = order.houseType, ownerName } = wish
  return isOther(order, wish) || ownerName !== undefined || kind !== order.kind || houseType !== order.houseType
}

/** Homes and names are said to have changed, never what they are. */
const shownOf = ({ carNumber, kind, houseType, region, hopePriceWon, answers, odometerKm }: OrderRecord) =>
  ({ carNumber, kind, houseType, region, hopePriceWon, answers, odometerKm })

export const changeOrder = ({ personal }: CarParts) => action(carsCalls.changeOrder, async (given) => {
  const { tx, caller, params, body: { seenVersion, ...wish }, doer, request, refuse, emit } = given
  const order = await holdOrder(tx, params.id, { caller, refuse })
  const isDraft = order.state === 'draft'
  if (!isInPreparation(order.state) || order.version !== seenVersion) throw refuse('conflict')
  if (!isDraft && changesFixed(order, wish)) throw refuse('conflict')
  const changes = changesOf(personal, wish)
  const faults = isDraft ? await faultsOfDraft(given, { order, wish }) : unsaidBy(wish, order)
  if (faults.length > 0) throw faulty(request.language, faults)
  if (isOther(order, wish)) await deleteFactsOf(tx, order.id)
  await updateOrder(tx, order.id, changes)
  if (changes.addressSealed !== undefined) await followAddress(given, order)
  const changed = await getOrderRecord(tx, order.id)
  await writeAudit(tx, doer, [{
    act: 'change order', subject: 'order', subjectId: order.id, before: shownOf(order), after: shownOf(changed),
  }])
  emit('orderChanged', { orderId: order.id, ...sellerOf(changed) })
  return showOrder(tx, personal, changed)
})
