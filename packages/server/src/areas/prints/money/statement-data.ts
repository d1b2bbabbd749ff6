// What a statement says: a month of a shop line by line, with what is owed after each of them.
import { feeType, ledgerAct } from '@bidyard/contract/enums'
import { showBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { wonText } from '../../../runtime/print/print-words.ts'
import { momentText } from '../../../runtime/seoul.ts'
import type { ShownStatement } from '../../finance/for-other-areas.ts'
import type { ShopRecord } from '../../shops/for-other-areas.ts'

/** Nothing stays empty, so that a figure is found at once. */
const movedText = (won: number): string => (won === 0 ? '' : `${won > 0 ? '+' : '-'}${wonText(Math.abs(won))}`)

const linesOf = ({ opening, lines }: ShownStatement): readonly (readonly string[])[] => {
  let owed = opening.owedWon
  return lines.map(({ happenedAt, act, amountNo, feeType: fee, reason, ...moved }) => {
    owed += moved.owedWon
    return [
      // The month stands in the title.
      momentText(new Date(happenedAt)).replace(/^\d{4}\./, '').replace(/ \(.\)/, ''), ledgerAct.labels[act].ko,
      [fee === null ? null : feeType.labels[fee].ko, amountNo, fee === null ? reason : null]
        .filter((part) => part !== null).join(' · '),
      movedText(moved.owedWon), movedText(moved.depositWon), movedText(moved.creditWon), wonText(owed),
    ]
  })
}

export const statementData = (shop: ShopRecord, statement: ShownStatement, isOver: boolean) => {
  const { opening, closing, billed, paidWon, writtenOffWon, month } = statement
  const balance = (name: string, key: keyof typeof opening) => [
    name, wonText(opening[key]), movedText(closing[key] - opening[key]) || '–', wonText(closing[key]),
  ]
  return {
    month: `${month.slice(0, 4)}년 ${Number(month.slice(5))}월`, isOver,
    shop: [
      ['상사명', shop.name], ['사업자등록번호', showBusinessNumber(shop.businessNumber)],
      ['대표자', shop.representativeName],
      ['주소', [shop.roadAddress, shop.addressDetail].filter((part) => part !== null).join(' ') || '–'],
    ],
    balances: [
      balance('미납 청구금', 'owedWon'), balance('보증금', 'depositWon'), balance('예수금', 'creditWon'),
    ],
    billed: [
      ['공급가액', wonText(billed.supplyWon)], ['부가세', wonText(billed.vatWon)],
      ['청구 합계', wonText(billed.totalWon)], ['납부', wonText(paidWon)],
      ...(writtenOffWon === 0 ? [] : [['대손 처리', wonText(writtenOffWon)]]),
    ],
    lines: linesOf(statement),
  }
}
