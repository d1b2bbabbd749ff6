// Enumerations of the auctions area: how an auction stands and how it ended.
import { enumeration, type ValueOf } from '../enumeration.ts'

export const auctionState = enumeration('AuctionState', {
  preparation: ['경매준비', 'Preparation'],
  auction: ['경매중', 'Open for bids'],
  contract: ['계약중', 'In contract'],
  done: ['거래완료', 'Done'],
  cancelled: ['취소', 'Cancelled'],
})
export type AuctionState = ValueOf<typeof auctionState>

export const auctionEndReason = enumeration('AuctionEndReason', {
  declined: ['거절', 'Declined'],
  retried: ['재경매', 'Auctioned again'],
  cancelled: ['취소', 'Cancelled'],
})
export type AuctionEndReason = ValueOf<typeof auctionEndReason>

/** What became of an auction that another system held. */
export const pastAuctionResult = enumeration('PastAuctionResult', {
  sold: ['낙찰', 'Sold'],
  unsold: ['유찰', 'Not sold'],
  cancelled: ['취소', 'Cancelled'],
})
export type PastAuctionResult = ValueOf<typeof pastAuctionResult>

export const auctionProcessStep = enumeration('AuctionProcessStep', {
  screening: ['심사', 'Screening'],
  bid: ['입찰', 'Bidding'],
  awardDecision: ['낙찰결정', 'Award decision'],
  accepted: ['수락', 'Accepted'],
  declined: ['거절', 'Declined'],
  retried: ['재경매', 'Auctioned again'],
  cancelled: ['취소', 'Cancelled'],
})
export type AuctionProcessStep = ValueOf<typeof auctionProcessStep>

/** What whoever looks at an auction is told about its end. */
export const auctionNoticeKind = enumeration('AuctionNoticeKind', {
  extended: ['마감 연장', 'Put off'],
  corrected: ['중요사항 정정', 'Corrected'],
  outage: ['장애로 연장', 'Put off after an outage'],
})
export type AuctionNoticeKind = ValueOf<typeof auctionNoticeKind>

export const listingReturnReason = enumeration('ListingReturnReason', {
  photosMissing: ['사진 부족', 'Photos are missing'],
  photosUnclear: ['사진 식별 불가', 'Photos are unclear'],
  factsWrong: ['차량정보 불일치', 'Facts do not fit the car'],
  answersMissing: ['고지사항 누락', 'Answers are missing'],
  priceUnclear: ['희망가 확인 필요', 'The hoped price needs a word'],
  papersMissing: ['서류 부족', 'Papers are missing'],
  other: ['기타', 'Other'],
})
export type ListingReturnReason = ValueOf<typeof listingReturnReason>

/** What a listing still lacks before it may go to market. */
export const listingGap = enumeration('ListingGap', {
  carCheck: ['점검 미완료', 'The car check is not complete'],
  photos: ['필수 사진 부족', 'Photos of some sides are missing'],
  checkIn: ['입고 전', 'The car is not in the yard'],
  register: ['등록정보 미조회', 'The registration was not read'],
  fault: ['판매자 보완 대기', 'Sent back and not handed in again'],
})
export type ListingGap = ValueOf<typeof listingGap>

export const auctionErrorSubject = enumeration('AuctionErrorSubject', {
  model: ['차종·등급', 'Model or trim'],
  year: ['연식', 'Year'],
  odometer: ['주행거리', 'Mileage'],
  options: ['옵션', 'Options'],
  damage: ['외판·손상', 'Damage'],
  accident: ['사고이력', 'Accident history'],
  photos: ['사진', 'Photos'],
  documents: ['서류', 'Papers'],
  other: ['기타', 'Other'],
})
export type AuctionErrorSubject = ValueOf<typeof auctionErrorSubject>

export const auctionErrorOutcome = enumeration('AuctionErrorOutcome', {
  corrected: ['정정함', 'Corrected'],
  right: ['이상 없음', 'Nothing was wrong'],
  noted: ['참고함', 'Noted'],
})
export type AuctionErrorOutcome = ValueOf<typeof auctionErrorOutcome>

export const searchRunKind = enumeration('SearchRunKind', {
  all: ['전체 동기화', 'Sync of all'],
  drift: ['불일치 점검', 'Comparison'],
})
export type SearchRunKind = ValueOf<typeof searchRunKind>

export const searchSortKey = enumeration('SearchSortKey', {
  endsAt: ['마감 임박순', 'Ending soon'],
  auctionCreatedAt: ['등록순', 'Newest'],
  modelYear: ['연식순', 'Year'],
  odometerKm: ['주행거리순', 'Mileage'],
  guideMidWon: ['시세순', 'Price guide'],
})
export type SearchSortKey = ValueOf<typeof searchSortKey>

/** What is counted over the cars that are open, each under all criteria but its own. */
export const searchFacet = enumeration('SearchFacet', {
  maker: ['제조사', 'Maker'],
  model: ['모델', 'Model'],
  detailModel: ['세부모델', 'Detailed model'],
  grade: ['등급', 'Grade'],
  detailGrade: ['세부등급', 'Detailed grade'],
  origin: ['국산·수입', 'Origin'],
  fuel: ['연료', 'Fuel'],
  drive: ['구동방식', 'Drive'],
  transmission: ['변속기', 'Transmission'],
  color: ['색상', 'Colour'],
  region: ['지역', 'Region'],
  accidentHistory: ['사고이력', 'Accident history'],
  sunroof: ['선루프', 'Sunroof'],
  kind: ['판매방식', 'Kind'],
  houseType: ['보관유형', 'House type'],
  option: ['옵션', 'Option'],
})
export type SearchFacet = ValueOf<typeof searchFacet>
