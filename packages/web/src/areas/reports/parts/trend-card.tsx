// One number over the period and over the one before, as a picture and as a table.
import { useText } from '../../../text/use-text.ts'
import { ChartTable } from '../../../ui/chart/chart-table.tsx'
import { TrendChart } from '../../../ui/chart/trend-chart.tsx'
import type { Day } from '../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useToday } from '../../../ui/date/use-today.ts'
import { Card } from '../../../ui/show/card.tsx'
import { leastOf, type Metric, shapeOf } from './metric.ts'
import { useMetricWords } from './use-metric-words.ts'

export interface SpanOf<Figures> {
  readonly from: string
  readonly until: string
  readonly now: Figures
  readonly earlier: Figures
}

interface TrendCardProps<Figures, Name extends string> {
  readonly metric: Metric<Figures, Name>
  readonly title: string
  readonly spans: readonly SpanOf<Figures>[]
  readonly isBusy: boolean
}

const shortDay = (day: string): string => `${Number(day.slice(5, 7))}.${Number(day.slice(8))}`

export const TrendCard = <Figures, Name extends string>(props: TrendCardProps<Figures, Name>) => {
  const { metric: { kind, value, isClose }, title, spans, isBusy } = props
  const say = useText('numbers')
  const format = useFormat()
  const words = useMetricWords()
  const today = useToday()
  const points = spans.map(({ from, until, now, earlier }) => ({
    key: from, label: shortDay(from),
    name: from === until ? format.day(from as Day) : `${shortDay(from)} – ${shortDay(until)}`,
    // What is still to come is not nothing.
    now: from > today ? null : value(now), earlier: value(earlier),
  }))
  const full = (shown: number | null): string => words.full(kind, shown)
  return (
    <Card title={title} flush className="mb-4">
      <div aria-busy={isBusy} className="px-4 pt-1 pb-3 md:px-5">
        <TrendChart
          label={say('trendOf', { name: title })} shape={shapeOf(kind)} points={points} isClose={isClose}
          least={leastOf(kind)} nowName={say('now')} earlierName={say('earlier')} full={full}
          shortly={(mark) => words.shortly(kind, mark)}
        />
      </div>
      <ChartTable
        title={say('asTable')} label={title}
        columns={[
          { key: 'span', title: say('span') }, { key: 'now', title: say('now'), align: 'end' },
          { key: 'earlier', title: say('earlier'), align: 'end' },
        ]}
        rows={points.map(({ key, name, now, earlier }) => ({ key, cells: [name, full(now), full(earlier)] }))}
      />
    </Card>
  )
}
