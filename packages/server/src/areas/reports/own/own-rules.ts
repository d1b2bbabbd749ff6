// Sums what somebody did of one's own: over spans, by kind, by what was bid, and by maker.
import type { AnswerOf } from '@bidyard/contract/call'
import type { reportsCalls } from '@bidyard/contract/calls/reports'
import { contractKind } from '@bidyard/contract/enums'
import { bidBands, makersMax } from '@bidyard/contract/shapes/reports/numbers'
import { periodsOf, spanDaysOf, spansOf, startOf, addDays } from '../days/day-rules.ts'
import type { Period } from '../days/day-types.ts'
import { type FunnelLine, type OwnLine, type Placed, stages } from './own-types.ts'

type Dealer = AnswerOf<typeof reportsCalls.getDealerNumbers>
type Partner = AnswerOf<typeof reportsCalls.getPartnerNumbers>

/** Everything that follows from what was asked for. */
export const askedPeriods = (query: { readonly from: string; readonly days: number }) => {
  const { period, earlier } = periodsOf(query)
  const spanDays = spanDaysOf(query.days)
  return {
    period, earlier, spanDays, spans: spansOf(period, spanDays),
    whole: { from: startOf(earlier.from), until: startOf(addDays(period.until, 1)) },
  }
}

const bothOf = <Line extends Placed, Shown>(lines: readonly Line[], show: (lines: readonly Line[]) => Shown) => ({
  now: show(lines.filter(({ isEarlier }) => !isEarlier)), earlier: show(lines.filter(({ isEarlier }) => isEarlier)),
})

const overSpans = <Line extends Placed, Shown>(
  lines: readonly Line[], spans: readonly Period[], show: (lines: readonly Line[]) => Shown,
) => spans.map((span, index) => ({ ...span, ...bothOf(lines.filter(({ place }) => place === index), show) }))

const sumOf = <Line>(lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0)

const dealerFigures = (lines: readonly OwnLine[]): Dealer['total']['now'] => {
  const of = (measure: string) => lines.filter((line) => line.measure === measure)
  const [bids, awards, done] = [of('bid'), of('award'), of('done')]
  const count = ({ count: one }: OwnLine) => one
  const won = ({ won: one }: OwnLine) => one
  return {
    bids: sumOf(bids, count), wins: sumOf(bids, ({ wins }) => wins), awards: sumOf(awards, count),
    awardsWon: sumOf(awards, won), done: sumOf(done, count), doneWon: sumOf(done, won), feesWon: sumOf(of('fee'), won),
  }
}

const hitsOf = (lines: readonly OwnLine[]) =>
  ({ bids: sumOf(lines, ({ count }) => count), wins: sumOf(lines, ({ wins }) => wins) })

export const dealerNumbersOf = (
  lines: readonly OwnLine[], spans: readonly Period[],
): Omit<Dealer, 'period' | 'earlier'> => {
  const bids = lines.filter(({ measure }) => measure === 'bid')
  const hits = (isIt: (line: OwnLine) => boolean) => bothOf(bids.filter(isIt), hitsOf)
  const makers = [...new Set(bids.flatMap(({ maker }) => (maker === null ? [] : [maker])))]
    .map((maker) => ({ maker, ...hits((line) => line.maker === maker) }))
    .toSorted((one, other) => other.now.bids - one.now.bids || other.earlier.bids - one.earlier.bids
      || one.maker.localeCompare(other.maker))
  return {
    total: bothOf(lines, dealerFigures),
    spans: overSpans(lines, spans, dealerFigures),
    kinds: contractKind.values.map((kind) => ({ kind, ...hits((line) => line.kind === kind) })),
    bands: bidBands.map((fromWon, index) => ({ fromWon, ...hits(({ band }) => band === index) })),
    makers: makers.slice(0, makersMax),
  }
}

const partnerFigures = (lines: readonly FunnelLine[]): Partner['total']['now'] =>
  Object.fromEntries(stages.map((stage) => [stage, sumOf(lines, (line) => line[stage])])) as Partner['total']['now']

export const partnerNumbersOf = (
  lines: readonly FunnelLine[], spans: readonly Period[],
): Omit<Partner, 'period' | 'earlier'> => ({
  total: bothOf(lines, partnerFigures),
  spans: overSpans(lines, spans, partnerFigures),
  kinds: contractKind.values.map((kind) => ({
    kind, ...bothOf(lines.filter((line) => line.kind === kind), partnerFigures),
  })),
})
