// Enumerations of the exports area: which lists leave as files, in which format, and how far a file has come.
import { enumeration, type ValueOf } from '../../enumeration.ts'

export const exportedList = enumeration('ExportedList', {
  contracts: ['계약', 'Contracts'],
  orders: ['차량', 'Cars'],
  auctions: ['경매', 'Auctions'],
  biddings: ['입찰', 'Bids'],
  ownBids: ['내 입찰', 'Own bids'],
  shops: ['상사', 'Shops'],
  members: ['회원', 'Members'],
  amounts: ['청구·납부', 'Amounts'],
  deposits: ['보증금', 'Deposits'],
  subscriptions: ['이용권', 'Subscriptions'],
  virtualAccounts: ['가상계좌', 'Account numbers'],
  payouts: ['지급', 'Payouts'],
  unmatchedPayments: ['미확인 입금', 'Unmatched payments'],
  sellerPayouts: ['판매대금', 'Seller payouts'],
  sellerFees: ['판매자 청구', 'Seller bills'],
  ledgerEntries: ['원장', 'Ledger'],
  violations: ['위반', 'Violations'],
  penalties: ['제재', 'Penalties'],
  officeNumbers: ['운영 통계', 'Numbers of the house'],
  officeSteps: ['단계별 소요시간', 'Time of each step'],
  officeTroubles: ['분쟁·위반 통계', 'Disputes and violations'],
  dealerNumbers: ['상사 통계', 'Numbers of a shop'],
  partnerNumbers: ['제휴사 통계', 'Numbers of a partner'],
})
export type ExportedList = ValueOf<typeof exportedList>

export const exportFormat = enumeration('ExportFormat', {
  csv: ['CSV', 'CSV'],
  xlsx: ['엑셀', 'Excel'],
})
export type ExportFormat = ValueOf<typeof exportFormat>

export const exportState = enumeration('ExportState', {
  waiting: ['시작 전', 'Not begun'],
  running: ['내려받는 중', 'Running'],
  done: ['완료', 'Done'],
  stopped: ['멈춤', 'Stopped'],
  broken: ['끊김', 'Broken off'],
})
export type ExportState = ValueOf<typeof exportState>
