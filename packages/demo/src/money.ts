// Three months of money of the demo world's shops: deposits, months and fees in every state.
import type { BankCode, FeeType, ShopKind } from '@bidyard/contract/enums'

interface DemoFeeRow {
  readonly feeType: FeeType
  readonly totalWon: number
  readonly daysAgo: number
  readonly note: string
  readonly becomes: 'expected' | 'billed' | 'overdue' | 'paid' | 'takenBack' | 'refunding' | 'refunded' | 'voided'
  readonly isProposed: boolean
}

interface DemoMonthRow {
  readonly later: number
  readonly becomes: 'paid' | 'waiting' | 'lapsed' | 'granted' | 'cancelled' | 'refunded' | 'takenBack'
}

interface DemoUnmatchedRow {
  readonly why: 'wrongSum' | 'closedAccount' | 'tooLate' | 'unknownAccount'
  readonly won: number
  readonly depositorName: string
  readonly daysAgo: number
  readonly becomes: 'waiting' | 'allocated' | 'returned' | 'takenBack'
}

export interface DemoMoneyRow {
  /** Whoever leads the shop. */
  readonly uid: string
  readonly kind: ShopKind
  readonly deposit: 'none' | 'waiting' | 'lapsed' | 'held' | 'used' | 'takenBack' | 'refunding' | 'refunded'
  readonly months: readonly DemoMonthRow[]
  readonly fees: readonly DemoFeeRow[]
  readonly unmatched?: readonly DemoUnmatchedRow[]
  readonly account: { readonly bankCode: BankCode; readonly number: string; readonly holderName: string } | null
}

const fee = (
  feeType: FeeType, totalWon: number, daysAgo: number, note: string, becomes: DemoFeeRow['becomes'], isProposed = false,
): DemoFeeRow => ({ feeType, totalWon, daysAgo, note, becomes, isProposed })
const unmatched = (
  why: DemoUnmatchedRow['why'], won: number, depositorName: string, daysAgo: number,
  becomes: DemoUnmatchedRow['becomes'],
): DemoUnmatchedRow => ({ why, won, depositorName, daysAgo, becomes })
const paid = (...later: readonly number[]): readonly DemoMonthRow[] =>
  later.map((one) => ({ later: one, becomes: 'paid' }))
const month = (later: number, becomes: DemoMonthRow['becomes']): DemoMonthRow => ({ later, becomes })
const award = (totalWon: number, daysAgo: number, car: string): DemoFeeRow =>
  fee('successBidFee', totalWon, daysAgo, `낙찰수수료 ${car}`, 'paid')

const shop = (uid: string, deposit: DemoMoneyRow['deposit'], more: Partial<DemoMoneyRow> = {}): DemoMoneyRow => ({
  uid, kind: 'dealer', deposit, months: [], fees: [], account: null, ...more,
})
// Numbers that no bank gives out.
const account = (bankCode: BankCode, at: number, holderName: string) =>
  ({ bankCode, number: `0000000000${String(at).padStart(2, '0')}`, holderName })

export const demoMoney: readonly DemoMoneyRow[] = [
  shop('hanbit', 'held', {
    months: paid(-3, -2, -1, 0, 1), account: account('088', 1, '주식회사 한빛'),
    fees: [
      award(245_000, 88, '아반떼 2021'), award(185_000, 74, '모닝 2019'), award(250_000, 61, '쏘렌토 2022'),
      fee('deliveryFee', 132_000, 60, '탁송 서울-대전', 'paid'), award(360_000, 47, '제네시스 G80 2023'),
      fee('inspectionFee', 55_000, 40, '정밀 진단', 'refunded'), award(245_000, 33, 'K5 2020'),
      award(185_000, 19, '레이 2020'), fee('fuelFee', 20_000, 18, '유류비', 'paid'),
      fee('successBidFee', 250_000, 4, '낙찰수수료 싼타페 2021', 'billed'),
      fee('successBidFee', 245_000, 1, '낙찰수수료 스포티지 2020', 'expected'),
    ],
  }),
  shop('saebom', 'held', {
    months: [...paid(-3, -2, -1, 0), month(1, 'waiting')], account: account('004', 2, '새봄오토'),
    fees: [
      award(185_000, 80, '스파크 2018'), award(245_000, 52, '투싼 2019'),
      fee('successBidFee', 245_000, 20, '낙찰수수료 말리부 2019', 'overdue'),
      fee('deliveryFee', 88_000, 6, '탁송 성남-수원', 'billed', true), fee('storageFee', 30_000, 15, '보관료 3일', 'voided'),
    ],
  }),
  shop('daonauto', 'held', {
    kind: 'exporter', months: paid(-2, -1, 0), account: account('020', 3, '주식회사 다온'),
    fees: [
      award(505_000, 66, '팰리세이드 2022'), award(395_000, 45, '카니발 2021'), award(475_000, 23, 'GV70 2023'),
      fee('transferFee', 66_000, 22, '이전등록 대행', 'refunding'),
      fee('mortgageReleaseFee', 44_000, 9, '저당 해지', 'takenBack'),
    ],
  }),
  shop('garam', 'held', {
    months: paid(-3, -1, 0), fees: [award(185_000, 70, 'SM3 2017')],
    unmatched: [
      unmatched('wrongSum', 45_000, '가람', 2, 'waiting'), unmatched('closedAccount', 66_000, '홍길동', 12, 'allocated'),
      unmatched('wrongSum', 33_000, '홍길동', 35, 'returned'),
    ],
  }),
  shop('pureun', 'held', { months: [month(-2, 'paid'), month(-1, 'lapsed'), month(0, 'granted')] }),
  shop('maru01', 'takenBack', {
    months: [month(-1, 'paid'), month(0, 'takenBack')], fees: [award(140_000, 36, '마티즈 2012')],
  }),
  shop('haneul', 'held', {
    months: paid(0), fees: [fee('retryAuctionFee', 33_000, 25, '재경매', 'paid')],
    unmatched: [
      unmatched('tooLate', 88_000, '하늘모터스', 1, 'waiting'),
      unmatched('unknownAccount', 120_000, '김모름', 3, 'waiting'),
      unmatched('closedAccount', 22_000, '하늘모터스', 21, 'takenBack'),
    ],
  }),
  shop('badaauto', 'refunded', { months: paid(-3), account: account('035', 8, '바다오토') }),
  shop('byeolnae', 'held', {
    months: [...paid(-1, 0), month(1, 'cancelled'), month(2, 'refunded')], account: account('090', 9, '주식회사 별내'),
  }),
  shop('solsup', 'refunding', { months: paid(-2), account: account('011', 10, '솔숲자동차') }),
  shop('doldam', 'used', {
    months: paid(-3, -2), fees: [fee('successBidFee', 250_000, 24, '낙찰수수료 그랜저 2020', 'overdue')],
  }),
  shop('yetgil', 'lapsed'),
]
