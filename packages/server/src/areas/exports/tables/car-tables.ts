// Cars and auctions as tables.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import {
  auctionEndReason, auctionHouseType, auctionProcessStep, auctionState, contractKind, contractStep, orderState,
  province,
} from '@bidyard/contract/enums'
import type { ItemOf } from '@bidyard/contract/list'
import { type Column, columnsFor, listTable } from './table.ts'

interface Named {
  readonly name: string
}

interface Model {
  readonly maker: Named
  readonly model: Named
  readonly detailModel: Named | null
  readonly grade: Named | null
}

/** What a car is, from its maker to its grade. */
export const modelColumns = <Row extends { readonly model: Model | null; readonly modelYear: number | null }>():
readonly Column<Row>[] => {
  const { text, count } = columnsFor<Row>()
  return [
    text('maker', '제조사', 'Maker', (row) => row.model?.maker.name),
    text('model', '모델', 'Model', (row) => row.model?.model.name),
    text('detailModel', '세부모델', 'Detail model', (row) => row.model?.detailModel?.name),
    text('grade', '등급', 'Trim', (row) => row.model?.grade?.name),
    count('modelYear', '연식', 'Model year', (row) => row.modelYear),
  ]
}

type Order = ItemOf<typeof carsCalls.listOrders>
const order = columnsFor<Order>()

export const ordersTable = listTable({
  call: carsCalls.listOrders,
  columns: [
    order.text('orderNo', '접수번호', 'Order', (row) => row.orderNo),
    order.text('carNumber', '차량번호', 'Plate', (row) => row.carNumber),
    order.choice('state', '상태', 'State', orderState, (row) => row.state),
    order.choice('contractStep', '계약 단계', 'Contract step', contractStep, (row) => row.contractStep),
    order.choice('kind', '판매방식', 'Kind', contractKind, (row) => row.kind),
    order.choice('houseType', '보관유형', 'Where it stands', auctionHouseType, (row) => row.houseType),
    ...modelColumns<Order>(),
    order.count('odometerKm', '주행거리(km)', 'Odometer (km)', (row) => row.odometer?.km),
    order.choice('region', '지역', 'Region', province, (row) => row.region),
    order.count('round', '경매 회차', 'Round', (row) => row.round),
    order.flag('isByHand', '직접 등록', 'Entered by hand', (row) => row.isByHand),
    order.time('confirmedAt', '확정일시', 'Confirmed', (row) => row.confirmedAt),
    order.time('dueAt', '기한', 'Due', (row) => row.dueAt),
    order.time('createdAt', '접수일시', 'Created', (row) => row.createdAt),
    order.time('updatedAt', '수정일시', 'Changed', (row) => row.updatedAt),
    order.text('id', '고유번호', 'Id', (row) => row.id),
  ],
})

type Auction = ItemOf<typeof auctionsCalls.listAuctions>
const auction = columnsFor<Auction>()

export const auctionsTable = listTable({
  call: auctionsCalls.listAuctions,
  columns: [
    auction.text('auctionNo', '경매번호', 'Auction', (row) => row.auctionNo),
    auction.text('carNumber', '차량번호', 'Plate', (row) => row.carNumber),
    auction.choice('state', '상태', 'State', auctionState, (row) => row.state),
    auction.choice('processStep', '진행 단계', 'Step', auctionProcessStep, (row) => row.processStep),
    auction.choice('endReason', '종료 사유', 'Why it ended', auctionEndReason, (row) => row.endReason),
    auction.choice('kind', '판매방식', 'Kind', contractKind, (row) => row.kind),
    auction.choice('houseType', '보관유형', 'Where it stands', auctionHouseType, (row) => row.houseType),
    ...modelColumns<Auction>(),
    auction.choice('region', '지역', 'Region', province, (row) => row.region),
    auction.count('round', '회차', 'Round', (row) => row.round),
    auction.time('openedAt', '시작일시', 'Opened', (row) => row.openedAt),
    auction.time('endsAt', '마감예정일시', 'Ends', (row) => row.endsAt),
    auction.time('closedAt', '마감일시', 'Closed', (row) => row.closedAt),
    auction.time('createdAt', '등록일시', 'Created', (row) => row.createdAt),
    auction.text('orderId', '차량 고유번호', 'Car id', (row) => row.orderId),
    auction.text('id', '고유번호', 'Id', (row) => row.id),
  ],
})
