// The columns of a file of past auctions, as it is brought and as it is taken along.
import type { NamedColumns } from '../../../runtime/sheets/cell-reader.ts'

const columns = {
  system: { ko: '시스템', en: 'System' },
  auctionNo: { ko: '경매번호', en: 'Auction' },
  result: { ko: '결과', en: 'Result' },
  kind: { ko: '판매방식', en: 'Kind' },
  carNumber: { ko: '차량번호', en: 'Plate' },
  maker: { ko: '제조사', en: 'Maker' },
  model: { ko: '모델', en: 'Model' },
  detailModel: { ko: '세부모델', en: 'Detail model' },
  grade: { ko: '등급', en: 'Trim' },
  modelYear: { ko: '연식', en: 'Model year' },
  odometerKm: { ko: '주행거리(km)', en: 'Odometer (km)' },
  fuel: { ko: '연료', en: 'Fuel' },
  region: { ko: '지역', en: 'Region' },
  openedAt: { ko: '시작일시', en: 'Opened' },
  closedAt: { ko: '마감일시', en: 'Closed' },
  bidCount: { ko: '입찰수', en: 'Bids' },
  amountWon: { ko: '낙찰가(원)', en: 'Winning amount (won)' },
  buyerBusinessNumber: { ko: '낙찰상사 사업자등록번호', en: 'Business number of the buyer' },
} as const
export type PastColumn = keyof typeof columns

export const pastColumns: NamedColumns<PastColumn> = columns
export const neededPastColumns = ['auctionNo', 'result', 'maker', 'model', 'closedAt', 'bidCount'] as const
