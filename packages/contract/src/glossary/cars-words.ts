// Words about cars and their papers.
import { glossaryPart } from './glossary-part.ts'

export const carsWords = glossaryPart({ ko: '차량과 서류', en: 'The car and its papers' }, [
  [
    'order', '매각의뢰(주문)',
    '차 한 대를 팔겠다는 의뢰. 처음 작성부터 끝까지, 여러 회차가 이어질 수 있습니다.',
    'The wish to sell one car, from the draft to the end, through as many rounds as the house configures.',
  ],
  [
    'exhibit', '출품차량',
    '제휴사가 알려 준 그대로의 차량입니다.',
    'A car as its partner presents it.',
  ],
  [
    'car photo', '차량사진',
    '차량의 사진. 정해진 순서로 보여 줍니다.',
    'A picture of the car, in an order of its own.',
  ],
  [
    'car register', '자동차등록원부, 등록증',
    '나라가 알고 있는 차량의 사실입니다.',
    'What the state knows of the car.',
  ],
  [
    'car history', '보험이력',
    '보험사가 알고 있는 사고와 소유자 이력입니다.',
    'What insurers know of its accidents and owners.',
  ],
  [
    'car codes', '차종코드',
    '제조사, 모델, 세부모델, 등급, 세부등급을 가리키는 코드입니다.',
    'Maker, model, detailed model, grade and detailed grade.',
  ],
  [
    'car check', '차량점검(진단)',
    '차를 살펴보는 일. 점검원이 방문하거나 판매자가 직접 답합니다.',
    'The inspection: an inspector\'s visit, or the seller\'s own answers.',
  ],
  [
    'visit', '방문 점검',
    '점검원이 차가 있는 곳으로 가는 일. 예약하고 시작하고 판정으로 마칩니다.',
    'An inspector comes to the car; reserved, begun, and completed with a judgement.',
  ],
  [
    'car check record', '성능·상태점검기록부',
    '법이 정한 앞뒤 두 쪽의 점검 서식입니다.',
    'The form that the law asks for, front and back.',
  ],
  [
    'lien', '압류·저당',
    '다른 사람이 차에 가진 권리. 압류 또는 저당입니다.',
    'A claim of others on the car: a seizure (압류) or a mortgage (저당).',
  ],
  [
    'transport', '탁송',
    '차를 야드로, 또는 구매자에게 옮기는 일입니다.',
    'The car on its way, into the yard or to the buyer.',
  ],
  [
    'transport company', '탁송업체',
    '차를 옮기는 회사입니다.',
    'Who drives it.',
  ],
  [
    'check-in', '입고',
    '차가 야드에 들어오는 일. 주행거리, 키, 서류, 자리를 확인합니다.',
    'The car arrives in the yard: odometer, keys, papers, place.',
  ],
  [
    'slot', '자리',
    '야드 구역 안의 차 한 대 자리입니다.',
    'A place in the yard, in a zone, for one car.',
  ],
  [
    'release', '출고',
    '차가 야드에서 나가는 일. 구매자에게 가거나 소유자에게 돌아갑니다.',
    'The car leaves the yard: to its buyer, or back to its owner.',
  ],
  [
    'guide price', '시세',
    '시세 자료가 그날 말하는 차의 값. 낮은 값, 가운데 값, 높은 값이 있습니다.',
    'What a price guide says a car is worth: low, middle, high, on a day.',
  ],
  [
    'order import', '일괄 접수',
    '파일 하나로 여러 의뢰를 접수하는 일. 줄마다 결과를 알려 줍니다.',
    'Many orders from one sheet, with a report row by row.',
  ],
])
