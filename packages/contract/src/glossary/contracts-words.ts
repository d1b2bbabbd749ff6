// Words about contracts and prints.
import { glossaryPart } from './glossary-part.ts'

export const contractsWords = glossaryPart({ ko: '계약', en: 'Contract' }, [
  [
    'contract', '계약',
    '낙찰 뒤 구매자와 판매자가 서로 해야 할 일의 차례. 셀프, 프로, 프라임이 있습니다.',
    'What buyer and seller owe each other after an award, step by step; self, pro or prime.',
  ],
  [
    'scheduled visit', '방문 예약',
    '구매자가 차를 보러 오기로 한 때입니다.',
    'When the buyer comes to see the car.',
  ],
  [
    'bidding adjustment', '감가 조정',
    '방문 뒤 값을 내리는 일. 항목마다 사진을 붙입니다.',
    'Cuts of the price after the visit, line by line, with photos.',
  ],
  [
    'price cut', '감가',
    '그 가운데 한 항목입니다.',
    'One such line.',
  ],
  [
    'screening', '심사',
    '운영진이 서류를 확인하는 일입니다.',
    'The office checks the papers.',
  ],
  [
    'handover', '인도',
    '차를 넘겨주는 일입니다.',
    'The car is given.',
  ],
  [
    'takeover', '인수',
    '차를 넘겨받는 일입니다.',
    'The car is taken.',
  ],
  [
    'claim', '클레임',
    '다툼이 있는 것, 또는 아직 받지 못한 것입니다.',
    'What is disputed, or what is still owed.',
  ],
  [
    'contract record', '거래 기록',
    '끝난 계약을 담은 PDF 서류. 서류가 승인될 때마다 한 판이 나옵니다.',
    'The paper of a contract that is done, as a PDF; one edition for each approval of its papers.',
  ],
  [
    'record number', '확인번호',
    '거래 기록이나 인쇄물을 가진 사람이 누구나 확인해 볼 수 있는 번호입니다.',
    'By which anybody who holds a record or another print checks it, at /record.',
  ],
  [
    'print', '인쇄물',
    '번호가 있는 PDF 서류. 같은 날 같은 사실을 같은 사람이 인쇄하면 한 문서입니다.',
    'A paper of the house as a PDF with its own number: one document for the same facts of a day and their reader.',
  ],
  [
    'inspection sheet', '차량 점검기록지',
    '차량점검 결과를 옮긴 종이. 손상 그림과 사진이 있습니다.',
    'The check of a car on paper, with damage map and photos.',
  ],
  [
    'settlement sheet', '차량 정산서',
    '팔린 차에서 청구하고 들어온 금액, 판매자가 받을 금액을 적은 종이입니다.',
    'What was asked and came in for a sold car, and what its seller gets.',
  ],
  [
    'statement', '거래명세서',
    '상사의 한 달 돈을 줄마다 적은 종이입니다.',
    'A month of a shop\'s money, line by line.',
  ],
  [
    'yard slip', '입고증·출고증',
    '야드에 있는 차의 앞 유리에, 또 나갈 때 출구에서 쓰는 종이입니다.',
    'For the windscreen of a car in the yard, and for the gate when it leaves.',
  ],
])
