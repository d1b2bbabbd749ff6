// What shops of the demo world did in the last months: a few small things, one that is restricted, one that is banned.
import type { ViolationDetailType } from '@bidyard/contract/enums'

export interface DemoViolationRow {
  readonly uid: string
  readonly detail: ViolationDetailType
  readonly daysAgo: number
  readonly statement: string
  readonly priceWon: number | null
  readonly outcome: 'nothing' | 'released' | 'actDone' | 'pardoned' | 'deleted'
  readonly appeal: {
    readonly statement: string; readonly answer: string | null; readonly outcome: 'accept' | 'reject'
  } | null
}

const did = (
  uid: string, detail: ViolationDetailType, daysAgo: number, statement: string, more: Partial<DemoViolationRow> = {},
): DemoViolationRow => ({ uid, detail, daysAgo, statement, priceWon: null, outcome: 'nothing', appeal: null, ...more })

export const demoViolations: readonly DemoViolationRow[] = [
  // Over long ago, so that a clean shop has a past as well.
  did('saebom01', 'selfContractPurchaseDecisionExpired', 390, '낙찰 후 24시간 안에 구매 여부를 정하지 않았습니다.'),
  did('hanbit', 'misconduct', 60, '판매자에게 반말을 했다는 신고가 있어 주의를 드립니다.'),

  did('daonauto', 'offPlatformTrade', 85, '판매자에게 연락처를 건네 직거래를 권했습니다.', { priceWon: 12_500_000 }),
  did('daon01', 'selfContractPurchaseDecline', 40, '현장 확인 뒤 단순 변심으로 구매를 거절했습니다.', {
    appeal: {
      statement: '고지되지 않은 사고 흔적이 있어 거절했습니다. 사진을 확인해 주세요.',
      answer: '사진에서 판금 흔적을 확인했습니다. 위반을 면제합니다.', outcome: 'accept',
    },
  }),
  did('daon01', 'selfContractTradeSchedulingExpired', 12, '방문 일정을 24시간 안에 정하지 않았습니다.', { outcome: 'deleted' }),

  // Three warnings: no bids for thirty days.
  did('garam', 'selfContractTradeRefusal', 70, '방문 당일 연락 없이 나타나지 않았습니다.'),
  did('garam01', 'selfContractTradeRefusal', 33, '방문 뒤 이유 없이 거래를 거부했습니다.', {
    appeal: {
      statement: '차량 상태가 설명과 달라 거래하지 않았습니다.',
      answer: '검사 기록과 다른 점을 찾지 못했습니다.', outcome: 'reject',
    },
  }),
  did('garam', 'selfContractTradeRefusal', 6, '약속한 시각을 두 시간 넘겨 도착해 거래가 깨졌습니다.', {
    appeal: { statement: '사고로 도로가 막혔고 판매자에게 미리 알렸습니다.', answer: null, outcome: 'reject' },
  }),

  // Until the papers come.
  did('pureun', 'selfContractScreeningSubmitExpired', 3, '이전등록증을 기한 안에 제출하지 않았습니다.'),
  did('pureun', 'proContractScreeningSubmitExpired', 50, '성능점검기록부를 기한 안에 제출하지 않았습니다.', { outcome: 'actDone' }),

  did('maru01', 'unfairPriceReduction', 20, '근거 없는 감가를 요구했습니다.', { priceWon: 18_000_000, outcome: 'released' }),
  did('maru01', 'proContractPurchaseDecline', 9, '낙찰 뒤 구매를 거절했습니다.', {
    priceWon: 9_800_000, outcome: 'pardoned',
    appeal: { statement: '판매자가 먼저 취소를 요청했습니다. 문자 기록이 있습니다.', answer: null, outcome: 'reject' },
  }),

  did('haneul', 'falseDocument', 2, '이전등록증을 고쳐 제출했습니다.', { priceWon: 21_000_000 }),
]
