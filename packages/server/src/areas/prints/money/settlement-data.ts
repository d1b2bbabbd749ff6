// What a settlement sheet says: the price of the car, what its buyer was asked and has paid, what its seller gets.
import {
  amountKind, amountState, type AmountState, bankCode, billType, contractKind, feeType, paymentMethod,
  sellerFeeState, sellerPayoutState,
} from '@bidyard/contract/enums'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { billNumberText, billStanding } from '@bidyard/contract/shapes/money/bills'
import { shortDay, wonText } from '../../../runtime/print/print-words.ts'
import { momentText, seoulDayOf } from '../../../runtime/seoul.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import {
  type ContractRecord, type ContractViewer, modelText, showContractRow, type showSellerPayout,
} from '../../contracts/for-other-areas.ts'
import type { listSellerFeesOf, PlainAmount } from '../../finance/for-other-areas.ts'

type Pair = readonly [name: string, value: string]

export interface SettlementFacts {
  readonly viewer: ContractViewer
  readonly contract: ContractRecord
  /** Empty for the seller, whose they are not. */
  readonly amounts: readonly PlainAmount[]
  /** Undefined for the buyer. */
  readonly payout: ReturnType<typeof showSellerPayout> | undefined
  readonly sellerFees: Awaited<ReturnType<typeof listSellerFeesOf>>
}

const day = (moment: string | null): string => (moment === null ? '–' : shortDay(seoulDayOf(new Date(moment))))

const factsOf = ({ viewer, contract }: SettlementFacts): readonly Pair[] => {
  const row = showContractRow(viewer, contract)
  return [
    ['경매번호', row.auctionNo], ['계약번호', row.contractNo],
    ['차종', modelText(row.model)], ['차량번호', row.carNumber],
    ['매수 상사', row.shopName ?? '–'], ['계약 유형', contractKind.labels[row.kind].ko],
    ['낙찰 확정', contract.awardedAt === null ? '–' : momentText(contract.awardedAt)],
    ['거래 완료', contract.doneAt === null ? '진행 중' : momentText(contract.doneAt)],
  ]
}

/** By what was agreed after the visit, or corrected by the office. */
const priceOf = ({ amountWon, priceWon }: ContractRecord): readonly (readonly string[])[] => {
  const finalWon = priceWon ?? amountWon
  const changed = finalWon - amountWon
  return [
    ['낙찰가', wonText(amountWon)],
    ...(changed === 0 ? [] : [['조정', `${changed > 0 ? '+' : '-'}${wonText(Math.abs(changed))}`]]),
    ['최종 거래금액', wonText(finalWon)],
  ]
}

const nameOf = ({ kind, feeType: fee }: PlainAmount): string =>
  fee === null ? amountKind.labels[kind].ko : feeType.labels[fee].ko

const whenOf = ({ state, paidAt, dueAt, refundedAt }: PlainAmount): string => {
  if (state === 'paid') return `${day(paidAt)} 입금`
  if (state === 'refunded') return `${day(refundedAt)} 환불`
  return dueAt === null || state === 'voided' ? '–' : `${day(dueAt)} 까지`
}

const paperOf = (amount: PlainAmount): string => {
  const paper = billType.labels[amount.billType].ko
  const standing = billStanding(amount)
  if (standing === 'none') return billType.labels.unissued.ko
  return standing === 'awaited' ? `${paper} 발행 예정` : `${paper} 발행`
}

const rowOf = (amount: PlainAmount): readonly string[] => [
  amount.amountNo, nameOf(amount), wonText(amount.supplyWon), wonText(amount.vatWon), wonText(amount.totalWon),
  amountState.labels[amount.state].ko, whenOf(amount),
  amount.paymentMethod === null ? '–' : paymentMethod.labels[amount.paymentMethod].ko,
  paperOf(amount),
]

/** Those that were issued, a line each: their numbers are long. */
const papersOf = (amounts: readonly PlainAmount[]): readonly string[] =>
  amounts.flatMap(({ amountNo, billType: type, billIssuedOn, billNumber }) => (billNumber === null ? [] : [
    `${amountNo} ${billType.labels[type].ko} ${day(billIssuedOn)} 발행 · 승인번호 ${billNumberText(billNumber)}`,
  ]))

const sumOf = (amounts: readonly PlainAmount[], states: readonly AmountState[]): number =>
  amounts.filter(({ state }) => states.includes(state)).reduce((sum, { totalWon }) => sum + totalWon, 0)

/** What was voided counts for nothing; what goes back came in before. */
const totalsOf = (amounts: readonly PlainAmount[]): readonly Pair[] => {
  const asked = sumOf(amounts, ['expected', 'billed', 'paid', 'refunding', 'refunded'])
  const paid = sumOf(amounts, ['paid', 'refunding', 'refunded'])
  const back = sumOf(amounts, ['refunding', 'refunded'])
  return [
    ['청구 합계', wonText(asked)], ['입금 합계', wonText(paid)],
    ...(back === 0 ? [] : [['환불 합계', wonText(back)] as const]),
    ['남은 금액', wonText(asked - paid)],
  ]
}

const payoutOf = ({ payout }: SettlementFacts): readonly Pair[] => {
  if (payout === undefined) return []
  const { account } = payout
  return [
    ['지급액', wonText(payout.won)], ['상태', sellerPayoutState.labels[payout.state].ko],
    ['받는 계좌', account === null ? '등록 전'
      : `${bankCode.labels[account.bankCode].ko} ***${account.numberTail} (${account.holderName})`],
    ['지급일', day(payout.paidAt)],
  ]
}

export const settlementData = (facts: SettlementFacts) => {
  const { viewer, contract, amounts, sellerFees } = facts
  return {
    face: viewer, facts: factsOf(facts), price: priceOf(contract), rows: amounts.map(rowOf),
    papers: papersOf(amounts), totals: totalsOf(amounts), isDirect: traitsOf(contract.kind).paid === 'handToHand',
    payout: payoutOf(facts),
    sellerFees: sellerFees.map(({ feeType: fee, days, won, state, endedAt }) => [
      days === null ? feeType.labels[fee].ko : `${feeType.labels[fee].ko} ${days}일`, wonText(won),
      sellerFeeState.labels[state].ko, day(timeOf(endedAt)),
    ]),
    isCancelled: contract.state === 'cancelled',
  }
}
