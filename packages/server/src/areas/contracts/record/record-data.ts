// What a printed record says of a contract: no more than both of its parties may know, in the words of the paper.
import {
  contractDocument, contractKind, contractStep, dutyParty, tradeAdjustmentLineItemKind,
} from '@bidyard/contract/enums'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { phoneText } from '@bidyard/contract/shapes/numbers/phone-text'
import type { Paper } from '@bidyard/contract/shapes/contracts/steps'
import { wonText } from '../../../runtime/print/print-words.ts'
import { momentText } from '../../../runtime/seoul.ts'
import { modelText } from './model-text.ts'

type Pair = readonly [name: string, value: string]

export interface RecordFacts {
  readonly recordNo: string
  readonly issuedAt: Date
  readonly checkUrl: string
  /** As its buyer sees it. */
  readonly contract: Contract
  readonly auctionNo: string
  readonly odometerKm: number | null
  readonly vin: string | null
  readonly lines: readonly {
    readonly kind: keyof typeof tradeAdjustmentLineItemKind.labels; readonly units: number
    readonly amountWon: number; readonly allowedWon: number | null
  }[]
  readonly papers: readonly Paper[]
  readonly hashes: ReadonlyMap<string, string>
}

const partiesOf = ({ buyer, seller }: Contract): readonly Pair[] => [
  ['매도인', seller?.name ?? '출품인'], ['매수인', buyer?.shopName ?? '–'],
  ['연락처', seller?.phoneNumber ?? '–'], ['담당자', buyer?.memberName ?? '–'],
  ['차량 위치', seller?.address === null || seller?.address === undefined ? '–' : seller.address.road],
  ['연락처', buyer === null ? '–' : phoneText(buyer.phoneNumber)],
]

const carOf = ({ contract, auctionNo, odometerKm, vin }: RecordFacts): readonly Pair[] => [
  ['차량번호', contract.carNumber], ['차종', modelText(contract.model)],
  ['연식', contract.modelYear === null ? '–' : `${contract.modelYear}년식`],
  ['주행거리', odometerKm === null ? '–' : `${odometerKm.toLocaleString('ko-KR')}km`],
  ['차대번호', vin ?? '–'], ['경매번호', auctionNo],
  ['계약번호', contract.contractNo], ['계약 유형', contractKind.labels[contract.kind].ko],
]

const pricesOf = ({ contract: { amountWon, priceWon, house }, lines }: RecordFacts) => {
  const cuts = lines.map(({ kind, units, amountWon: askedWon, allowedWon }) => [
    `감가 · ${tradeAdjustmentLineItemKind.labels[kind].ko}${units > 1 ? ` ${units}개` : ''}`,
    `-${wonText(askedWon)}`, `-${wonText(allowedWon ?? askedWon)}`,
  ])
  const cutWon = lines.reduce((sum, { amountWon: askedWon, allowedWon }) => sum + (allowedWon ?? askedWon), 0)
  const paidWon = priceWon ?? amountWon
  const corrected = paidWon - (amountWon - cutWon)
  // What was taken off after the car was taken over is the buyer's again.
  const creditedWon = house?.carMoney?.correctedWon ?? 0
  return {
    prices: [
      ['낙찰가', '', wonText(amountWon)], ...cuts,
      ...(corrected === 0 ? [] : [['운영진 정정', '', `${corrected > 0 ? '+' : ''}${wonText(corrected)}`]]),
      ...(creditedWon === 0 ? [] : [['인수 후 정정', '', `-${wonText(creditedWon)}`]]),
    ],
    total: ['최종 거래금액', '', wonText(paidWon - creditedWon)],
  }
}

const actorOf = (actor: string): string =>
  dutyParty.values.filter((party) => party === actor).map((party) => dutyParty.labels[party].ko)[0] ?? '자동'

/** Each step that was left for another one, the last time that it was. */
const stepsOf = ({ moves }: Contract) => moves
  .filter(({ from, to }, place) => from !== null && from !== to
    && !moves.some((later, at) => at > place && later.from === from && later.to !== from))
  .map(({ from, actor, at }) => {
    const step = contractStep.values.find((one) => one === from)
    return [step === undefined ? '' : contractStep.labels[step].ko, actorOf(actor), momentText(new Date(at))]
  })

const noPapersOf = ({ screening }: Contract): string => (screening?.withoutPapers ?? null) === null
  ? '제출된 서류가 없습니다.' : '제출 기한이 지나 운영진이 명의이전 서류 없이 거래를 완료했습니다. 확인된 서류는 없습니다.'

export const recordData = (facts: RecordFacts) => {
  const { recordNo, issuedAt, checkUrl, contract, papers, hashes } = facts
  return {
    recordNo, checkUrl, parties: partiesOf(contract), car: carOf(facts), ...pricesOf(facts),
    steps: stepsOf(contract),
    noPapers: noPapersOf(contract),
    papers: papers.map(({ document, fileId }) =>
      [contractDocument.labels[document].ko, hashes.get(fileId) ?? '보관된 파일이 없습니다']),
    foot: `${contract.contractNo} · ${momentText(issuedAt)} 발행`,
  }
}
