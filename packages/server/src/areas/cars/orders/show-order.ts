// Shows an order as the wire has it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { carsCalls } from '@bidyard/contract/calls/cars'
import type { ItemOf } from '@bidyard/contract/list'
import { addressShape } from '@bidyard/contract/shapes/companies'
import { orderProcessOf } from '@bidyard/contract/states/derived'
import type { Reader } from '../../../runtime/database/database.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { findGuidePrice } from '../facts/facts.sql.ts'
import { showGuidePrice } from '../facts/show-facts.ts'
import { mayBeRetried } from './order-rules.ts'
import type { OrderRecord, OrderRow } from './orders.sql.ts'

export type ShownRow = ItemOf<typeof carsCalls.listOrders>
export type ShownOrder = AnswerOf<typeof carsCalls.getOrder>

export const odometerOf = (row: Pick<OrderRow, 'odometerReading' | 'odometerUnit' | 'odometerKm'>) => {
  const { odometerReading: reading, odometerUnit: unit, odometerKm: km } = row
  return reading === null || unit === null || km === null ? null : { reading, unit, km }
}

export const openAddress = (personal: PersonalData, sealed: Uint8Array | null) =>
  sealed === null ? null : addressShape.parse(JSON.parse(personal.open(sealed)))

export const showOrderRow = (row: OrderRow): ShownRow => ({
  id: row.id, orderNo: row.orderNo, carNumber: row.carNumber, state: row.state, process: orderProcessOf(row.state),
  kind: row.kind, houseType: row.houseType, partnerId: row.partnerId, exhibitId: row.exhibitId,
  companyId: row.companyId, memberId: row.memberId, model: row.model, modelYear: row.modelYear,
  odometer: odometerOf(row), region: row.region, round: row.round, auctionId: row.auctionId, isByHand: row.isByHand,
  coverPhotoId: row.coverPhotoId, isSentBack: row.isSentBack, isSellersTurn: row.isSellersTurn,
  contractStep: row.contractStep,
  confirmedAt: timeOf(row.confirmedAt), dueAt: timeOf(row.dueAt),
  version: row.version, createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

export const showOrder = async (db: Reader, personal: PersonalData, order: OrderRecord): Promise<ShownOrder> => {
  const guide = await findGuidePrice(db, order.id)
  const { value: { roundsMax } } = await readConfiguration(db, 'bidding')
  return {
    ...showOrderRow(order), hopePriceWon: order.hopePriceWon, answers: order.answers,
    address: openAddress(personal, order.addressSealed), mayRetry: mayBeRetried(order, roundsMax),
    guidePrice: guide === undefined ? null : showGuidePrice(guide),
    registerId: order.registerId, historyId: order.historyId, checkId: order.checkId,
    termsVersion: order.termsVersion, termsAcceptedAt: timeOf(order.termsAcceptedAt), endNote: order.endNote,
  }
}
