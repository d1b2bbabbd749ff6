// Words about auctions and bids.
import { glossaryPart } from './glossary-part.ts'

export const auctionsWords = glossaryPart({ ko: '경매와 입찰', en: 'Auction and bids' }, [
  [
    'auction', '경매',
    '차 한 대에 상사들이 입찰하는 한 회차. 마감까지 금액은 서로 보이지 않습니다.',
    'One round in which shops bid for one car, sealed until its end.',
  ],
  [
    'round', '회차',
    '한 차의 여러 경매 가운데 하나. 열린 때부터 셉니다.',
    'One auction of several for one car; it counts from its opening.',
  ],
  [
    'listing', '출품 내용',
    '딜러가 보게 될 차량 내용. 운영진이 검수하는 동안의 이름이기도 합니다.',
    'What dealers will see of a car, while the office screens it.',
  ],
  [
    'correction', '정정',
    '입찰을 받는 동안 틀린 사실을 바로잡는 일. 모두에게 알리고 마감이 늦춰집니다.',
    'A fact that was wrong is put right while bids are taken; all are told, and the end moves.',
  ],
  [
    'auction search table', '경매 검색목록',
    '경매 목록을 보여 주기 위해 다른 자료로 만든 줄입니다.',
    'The rows that the list of auctions is read from; built from the others.',
  ],
  [
    'auction favourite', '관심차량',
    '딜러가 지켜보는 차입니다.',
    'A car that a dealer keeps an eye on.',
  ],
  [
    'saved search', '저장한 검색',
    '딜러가 찾는 조건. 맞는 차의 경매가 열리면 알려 줍니다.',
    'What a dealer looks for; told when such a car opens.',
  ],
  [
    'auction error report', '오류신고',
    '올라온 내용이 틀렸다고 딜러가 운영진에게 알리는 일입니다.',
    'A dealer tells the office that something in a listing is wrong.',
  ],
  [
    'start price', '시작가',
    '입찰이 시작되는 금액입니다.',
    'Where bidding begins.',
  ],
  [
    'reserve price', '희망가',
    '판매자가 받고 싶은 금액입니다.',
    'What the seller hopes for.',
  ],
  [
    'bid, bidding', '입찰(응찰)',
    '한 경매에 낸 한 상사의 금액. 올릴 수만 있습니다.',
    'The amount of one shop for one auction; it is only ever raised.',
  ],
  [
    'cancel request', '입찰 취소 요청',
    '입찰한 뒤 차량정보가 정정되어, 상사가 운영진에게 입찰을 취소해 달라고 하는 일. 취소되기 전까지 입찰은 그대로입니다.',
    'A shop that bid before a correction asks the office to cancel its bid, which binds until then.',
  ],
  [
    'auction bidder', '입찰자(응찰자)',
    '순위에 오른 상사. 마감 때 정해집니다.',
    'A shop\'s place in the ranking, written at the close.',
  ],
  [
    'award', '낙찰',
    '경매가 한 입찰자에게 돌아가는 일입니다.',
    'The auction goes to one bidder.',
  ],
  [
    'award decision', '낙찰 결정',
    '판매자가 고르는 동안의 결정입니다.',
    'The seller\'s choice, while it is open.',
  ],
  [
    'sale request', '판매요청',
    '판매자가 한 입찰자에게 아직 살 뜻이 있는지 묻는 일입니다.',
    'The seller asks one bidder whether the car is still wanted.',
  ],
  [
    'seller trade process', '판매 진행현황',
    '판매자가 보는 판매의 지금 단계입니다.',
    'Where the sale stands as the seller sees it.',
  ],
  [
    'auction buyer trade process', '구매 진행현황',
    '구매자가 보는 구매의 지금 단계입니다.',
    'The same for the buyer.',
  ],
  [
    'remaining time', '남은 시간',
    '입찰을 받는 시간이 얼마나 남았는지입니다.',
    'How long bids are taken.',
  ],
])
