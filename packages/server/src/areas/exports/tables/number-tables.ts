// The tables behind the charts: each figure of a period beside the one of the period before.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import type { CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import { contractKind, disputeKind, timedStep, violationType } from '@bidyard/contract/enums'
import type { Enumeration, Label } from '@bidyard/contract/enumeration'
import { answerTable, type Column, columnsFor } from './table.ts'

type Figures = Readonly<Record<string, number>>

/** One line of a chart's table: what it is of, and the figures now and before. */
interface Line {
  readonly part: Label
  readonly name: Label
  readonly from: string | null
  readonly until: string | null
  readonly now: Figures
  readonly earlier: Figures
}

interface Both {
  readonly now: Figures
  readonly earlier: Figures
}

interface Span extends Both {
  readonly from: string
  readonly until: string
}

interface Period {
  readonly from: string
  readonly until: string
}

const parts = {
  total: { ko: '합계', en: 'In all' },
  span: { ko: '기간별', en: 'Over time' },
  kind: { ko: '판매방식별', en: 'By kind' },
  band: { ko: '입찰가별', en: 'By bid' },
  maker: { ko: '제조사별', en: 'By maker' },
  step: { ko: '단계', en: 'Step' },
  dispute: { ko: '분쟁', en: 'Disputes' },
  violation: { ko: '위반', en: 'Violations' },
} as const satisfies Readonly<Record<string, Label>>

const nothing: Label = { ko: '', en: '' }
const inAll = (total: Both, period: Period): Line => ({ ...total, ...period, part: parts.total, name: nothing })
const overTime = (spans: readonly Span[]): Line[] => spans.map((span) => ({ ...span, part: parts.span, name: nothing }))

const named = <Value extends string>(part: Label, of: Enumeration<string, Value>, value: Value, both: Both): Line =>
  ({ part, name: of.labels[value], from: null, until: null, now: both.now, earlier: both.earlier })

const one = (both: { readonly now: number; readonly earlier: number }): Both =>
  ({ now: { count: both.now }, earlier: { count: both.earlier } })

const line = columnsFor<Line>()
const before = { ko: ' (이전 기간)', en: ' (period before)' }

type FigureKind = 'count' | 'won' | 'hours'
type FigureWords = Readonly<Record<string, readonly [kind: FigureKind, ko: string, en: string]>>

const figureColumns = (words: FigureWords): Column<Line>[] =>
  Object.entries(words).flatMap(([key, [kind, ko, en]]) => {
    const column = kind === 'won' ? line.won : line.count
    return [
      column(key, ko, en, (row) => row.now[key]),
      column(`${key}Earlier`, ko + before.ko, en + before.en, (row) => row.earlier[key]),
    ]
  })

const labelColumn = (key: 'part' | 'name', ko: string, en: string): Column<Line> =>
  ({ key, kind: 'text', label: { ko, en }, read: (row, language) => row[key][language] })

const numberTable = <C extends CallDefinition>(
  call: C, words: FigureWords, rowsOf: (answer: ReceivedOf<C>) => readonly Line[],
) => answerTable({
  call, rowsOf,
  columns: [
    labelColumn('part', '구분', 'Part'), labelColumn('name', '항목', 'Of'),
    line.day('from', '부터', 'From', (row) => row.from), line.day('until', '까지', 'Until', (row) => row.until),
    ...figureColumns(words),
  ],
})

const market = {
  opened: ['count', '경매 시작', 'Opened'], closed: ['count', '경매 마감', 'Closed'], sold: ['count', '판매', 'Sold'],
  bids: ['count', '입찰', 'Bids'], awards: ['count', '낙찰', 'Awards'], awardsWon: ['won', '낙찰금액(원)', 'Awards (won)'],
  guidedWon: ['won', '시세 있는 낙찰(원)', 'Awards with a guide (won)'], guideWon: ['won', '그 시세(원)', 'Their guide (won)'],
} as const satisfies FigureWords

export const officeNumbersTable = numberTable(reportsCalls.getOfficeNumbers, {
  orders: ['count', '접수', 'Orders'], ...market, done: ['count', '거래완료', 'Done'],
  doneWon: ['won', '거래완료 금액(원)', 'Done (won)'], fallen: ['count', '낙찰 취소', 'Fallen'],
  revenueWon: ['won', '수수료 매출(원)', 'Revenue (won)'], penaltyWon: ['won', '위약금(원)', 'Penalties (won)'],
  inWon: ['won', '들어온 돈(원)', 'Money in (won)'], outWon: ['won', '나간 돈(원)', 'Money out (won)'],
  restrictions: ['count', '입찰 제한', 'Restrictions'], deductedWon: ['won', '보증금 차감(원)', 'Deducted (won)'],
}, ({ total, period, spans, kinds }) => [
  inAll(total, period), ...overTime(spans), ...kinds.map((both) => named(parts.kind, contractKind, both.kind, both)),
])

export const officeStepsTable = numberTable(reportsCalls.getOfficeNumbers, {
  count: ['count', '건수', 'Count'], hours: ['hours', '평균 시간', 'Hours on average'],
}, ({ steps }) => steps.map((both) => named(parts.step, timedStep, both.step, both)))

export const officeTroublesTable = numberTable(reportsCalls.getOfficeNumbers, {
  count: ['count', '건수', 'Count'],
}, ({ disputes, violations }) => [
  ...disputes.map((both) => named(parts.dispute, disputeKind, both.kind, one(both))),
  ...violations.map((both) => named(parts.violation, violationType, both.type, one(both))),
])

const fromWon = (won: number): Label =>
  ({ ko: `${won.toLocaleString('ko-KR')}원부터`, en: `from ${won.toLocaleString('en-US')} won` })

export const dealerNumbersTable = numberTable(reportsCalls.getDealerNumbers, {
  bids: ['count', '입찰', 'Bids'], wins: ['count', '낙찰된 입찰', 'Bids that won'], awards: ['count', '낙찰', 'Awards'],
  awardsWon: ['won', '낙찰금액(원)', 'Awards (won)'], done: ['count', '거래완료', 'Done'],
  doneWon: ['won', '거래완료 금액(원)', 'Done (won)'], feesWon: ['won', '수수료(원)', 'Fees (won)'],
}, ({ total, period, spans, kinds, bands, makers }) => [
  inAll(total, period), ...overTime(spans), ...kinds.map((both) => named(parts.kind, contractKind, both.kind, both)),
  ...bands.map((both): Line => ({ ...both, part: parts.band, name: fromWon(both.fromWon), from: null, until: null })),
  ...makers.map((both): Line =>
    ({ ...both, part: parts.maker, name: { ko: both.maker, en: both.maker }, from: null, until: null })),
])

export const partnerNumbersTable = numberTable(reportsCalls.getPartnerNumbers, {
  offered: ['count', '의뢰', 'Offered'], confirmed: ['count', '확정', 'Confirmed'], opened: ['count', '경매 시작', 'Opened'],
  awarded: ['count', '낙찰', 'Awarded'], done: ['count', '거래완료', 'Done'], cancelled: ['count', '취소', 'Cancelled'],
  awardedWon: ['won', '낙찰금액(원)', 'Awarded (won)'],
}, ({ total, period, spans, kinds }) => [
  inAll(total, period), ...overTime(spans), ...kinds.map((both) => named(parts.kind, contractKind, both.kind, both)),
])
