// Hands an offer in: the owner's own check where the car is sold by its owner, then the order; begun again, it goes on.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { sellerTermsVersion } from '@bidyard/contract/shapes/cars/seller-terms'
import { hasTrait } from '@bidyard/contract/shapes/contracts/traits-of'
import { askServer } from '../../../../api/client.ts'
import type { OwnLook } from '../draft/offer-form.ts'
import type { Order } from './offer-steps.ts'

interface Offered {
  readonly order: Order
  readonly look: OwnLook
  readonly keyCount: number
  /** The photo of the odometer. */
  readonly dashboardId: string | null
}

const checksOf = async (orderId: string) => {
  const query = { filter: { orderId: { eq: orderId }, source: { eq: 'seller' as const } }, size: 20 }
  return (await askServer(carsCalls.listCarChecks, { query })).items
}

const openCheck = async (orderId: string) => {
  const begun = (await checksOf(orderId)).find(({ state }) => state === 'inProgress')
  const check = begun ?? await askServer(carsCalls.reserveCarCheck, {
    body: { orderId, source: 'seller', reservedAt: null, inspectorId: null, place: null },
  })
  if (check.startedAt !== null) return check
  return askServer(carsCalls.startCarCheck, { params: { id: check.id }, body: {} })
}

const recordOf = ({ order, look, keyCount, dashboardId }: Offered) => ({
  damages: (look.damages ?? []).map(({ position, values }) => ({
    position, values: [...values], note: '', photoIds: [],
  })),
  lamps: [...look.lamps ?? []],
  smells: [...look.smells ?? []],
  keys: { smart: keyCount, plain: 0 },
  odometer: order.odometer === null
    ? null : { reading: order.odometer.reading, unit: order.odometer.unit, photoId: dashboardId },
})

/** Whether the check says all of it already. */
const isTold = async (checkId: string, record: ReturnType<typeof recordOf>): Promise<boolean> => {
  const { record: told } = await askServer(carsCalls.getCarCheck, { params: { id: checkId } })
  if (told === null) return false
  return Object.entries(record).every(([part, value]) =>
    JSON.stringify(told[part as keyof typeof record]) === JSON.stringify(value))
}

/** What owners tell of their own car is its check; a complete one that says something else is opened again. */
export const makeOwnCheck = async (offered: Offered): Promise<void> => {
  const record = recordOf(offered)
  const complete = (await checksOf(offered.order.id)).find(({ state }) => state === 'complete')
  if (complete !== undefined && await isTold(complete.id, record)) return
  const { id, version } = complete === undefined
    ? await openCheck(offered.order.id)
    : await askServer(carsCalls.reopenCarCheck, {
      params: { id: complete.id }, body: { seenVersion: complete.version },
    })
  const saved = await askServer(carsCalls.saveCarCheck, { params: { id }, body: { record, seenVersion: version } })
  await askServer(carsCalls.completeCarCheck, { params: { id }, body: { seenVersion: saved.version } })
}

export const confirmOffer = async (offered: Offered): Promise<Order> => {
  const { id, kind } = offered.order
  if (hasTrait(kind, 'checkedBy', 'seller')) await makeOwnCheck(offered)
  const { version } = await askServer(carsCalls.getOrder, { params: { id } })
  return askServer(carsCalls.confirmOrder, {
    params: { id }, body: { termsVersion: sellerTermsVersion, seenVersion: version },
  })
}
