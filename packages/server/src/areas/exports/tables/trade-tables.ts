// Bids and contracts as tables.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import {
  auctionState, bidderState, biddingState, contractCancelCause, contractKind, contractStep, dutyParty, province,
  shopGrade,
} from '@bidyard/contract/enums'
import type { ItemOf } from '@bidyard/contract/list'
import { modelColumns } from './car-tables.ts'
import { columnsFor, listTable } from './table.ts'

type Bid = ItemOf<typeof biddingCalls.listBiddings>
const bid = columnsFor<Bid>()

export const biddingsTable = listTable({
  call: biddingCalls.listBiddings,
  columns: [
    bid.text('auctionNo', '경매번호', 'Auction', (row) => row.auctionNo),
    bid.choice('auctionState', '경매 상태', 'State of the auction', auctionState, (row) => row.auctionState),
    bid.choice('kind', '판매방식', 'Kind', contractKind, (row) => row.kind),
    bid.choice('state', '상태', 'State', biddingState, (row) => row.state),
    bid.text('shopName', '상사', 'Shop', (row) => row.shop.shopName),
    bid.choice('shopGrade', '상사 등급', 'Grade of the shop', shopGrade, (row) => row.shop.grade),
    bid.won('amountWon', '입찰가(원)', 'Bid (won)', (row) => row.amountWon),
    bid.time('bidAt', '입찰일시', 'Bid at', (row) => row.bidAt),
    bid.time('auctionEndsAt', '경매 마감일시', 'Auction ends', (row) => row.auctionEndsAt),
    bid.text('note', '비고', 'Note', (row) => row.note),
    bid.text('auctionId', '경매 고유번호', 'Auction id', (row) => row.auctionId),
    bid.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop: { filter: ({ id }) => ({ shopId: { eq: id } }), shopIdOf: (row) => row.shop.shopId },
})

type OwnBid = ItemOf<typeof biddingCalls.listBuyerTradeProcesses>
const ownBid = columnsFor<OwnBid>()

export const ownBidsTable = listTable({
  call: biddingCalls.listBuyerTradeProcesses,
  columns: [
    ownBid.text('auctionNo', '경매번호', 'Auction', (row) => row.auctionNo),
    ownBid.choice('kind', '판매방식', 'Kind', contractKind, (row) => row.kind),
    ownBid.choice('auctionState', '경매 상태', 'State of the auction', auctionState, (row) => row.auctionState),
    ownBid.choice('biddingState', '입찰 상태', 'State of the bid', biddingState, (row) => row.biddingState),
    ownBid.choice('bidderState', '낙찰 상태', 'State as bidder', bidderState, (row) => row.bidderState),
    ownBid.won('amountWon', '입찰가(원)', 'Bid (won)', (row) => row.amountWon),
    ownBid.time('bidSubmittedAt', '입찰일시', 'Bid at', (row) => row.bidSubmittedAt),
    ownBid.time('sellerSaleRequestAt', '판매요청일시', 'Sale asked for', (row) => row.sellerSaleRequestAt),
    ownBid.choice('contractStep', '계약 단계', 'Step of the contract', contractStep, (row) => row.contractStep),
    ownBid.choice('whose', '할 차례', 'Whose turn', dutyParty, (row) => row.duty?.whose),
    ownBid.time('dueAt', '기한', 'Due', (row) => row.duty?.dueAt),
    ownBid.text('auctionId', '경매 고유번호', 'Auction id', (row) => row.auctionId),
    ownBid.text('contractId', '계약 고유번호', 'Contract id', (row) => row.contractId),
    ownBid.text('biddingId', '입찰 고유번호', 'Bid id', (row) => row.biddingId),
  ],
})

type Contract = ItemOf<typeof contractsCalls.listContracts>
const contract = columnsFor<Contract>()

export const contractsTable = listTable({
  call: contractsCalls.listContracts,
  columns: [
    contract.text('contractNo', '계약번호', 'Contract', (row) => row.contractNo),
    contract.choice('kind', '판매방식', 'Kind', contractKind, (row) => row.kind),
    contract.choice('state', '단계', 'Step', contractStep, (row) => row.state),
    contract.text('auctionNo', '경매번호', 'Auction', (row) => row.auctionNo),
    contract.text('carNumber', '차량번호', 'Plate', (row) => row.carNumber),
    ...modelColumns<Contract>(),
    contract.choice('region', '지역', 'Region', province, (row) => row.region),
    contract.text('shopName', '구매 상사', 'Buying shop', (row) => row.shopName),
    contract.choice('shopGrade', '상사 등급', 'Grade of the shop', shopGrade, (row) => row.shopGrade),
    contract.won('amountWon', '낙찰가(원)', 'Bid (won)', (row) => row.amountWon),
    contract.won('priceWon', '거래가(원)', 'Price (won)', (row) => row.priceWon),
    contract.choice('whose', '할 차례', 'Whose turn', dutyParty, (row) => row.duty?.whose),
    contract.time('dueAt', '기한', 'Due', (row) => row.duty?.dueAt),
    contract.time('requestedAt', '판매요청일시', 'Sale asked for', (row) => row.requestedAt),
    contract.time('awardedAt', '낙찰일시', 'Awarded', (row) => row.awardedAt),
    contract.time('doneAt', '완료일시', 'Done', (row) => row.doneAt),
    contract.time('cancelledAt', '취소일시', 'Cancelled', (row) => row.cancelledAt),
    contract.choice('cancelCause', '취소 사유', 'Why cancelled', contractCancelCause, (row) => row.cancelCause),
    contract.text('auctionId', '경매 고유번호', 'Auction id', (row) => row.auctionId),
    contract.text('id', '고유번호', 'Id', (row) => row.id),
  ],
  ofShop: { filter: ({ id }) => ({ shopId: { eq: id } }), shopIdOf: (row) => row.shopId },
})
