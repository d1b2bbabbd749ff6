// Visits, deliveries and the yard in the configuration, in Korean.

export const visitText = {
  'contractTradeScheduling.visitWithinDays': '방문은 며칠 안에',
  'contractTradeScheduling.visitFrom': '방문 시작 시각',
  'contractTradeScheduling.visitTo': '방문 종료 시각',
  'contractTradeScheduling.slotMinutes': '방문 시간 간격',
  'contractTradeScheduling.delayCountMax': '방문을 미룰 수 있는 횟수',
  'contractTradeScheduling.deliveryWithinBusinessDays': '탁송은 며칠 안에',
  'contractTradeScheduling.yard': '야드',
  'contractTradeScheduling.yard.address': '야드 주소',
  'hint.contractTradeScheduling.yard.address': '누구나 볼 수 있고, 차를 받으러 오는 구매자의 계약에 보입니다. 비우면 보이지 않습니다.',
  'contractTradeScheduling.yard.hours': '야드 운영 시간',
  'contractTradeScheduling.yard.phone': '야드 전화번호',
  'hint.contractTradeScheduling.deliveryWithinBusinessDays': '대금의 최종 마감부터 셉니다.',
} as const
