// What every page of numbers has: its title, the period, the numbers that matter most, and the chosen one over time.
import type { ExportedList } from '@bidyard/contract/enums/work/exports'
import type { ReactNode } from 'react'
import type { CallFailure } from '../../../api/call-failure.ts'
import { ExportButton } from '../../../api/exports/export-button.tsx'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useText } from '../../../text/use-text.ts'
import type { Day } from '../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import type { Address } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import type { Metric } from './metric.ts'
import { MetricTiles } from './metric-tiles.tsx'
import type { Chosen, NumbersSearch } from './numbers-search.ts'
import { PeriodBar } from './period-bar.tsx'
import { type SpanOf, TrendCard } from './trend-card.tsx'

interface Looked<Figures> {
  readonly earlier: { readonly from: string; readonly until: string }
  readonly total: { readonly now: Figures; readonly earlier: Figures }
  readonly spans: readonly SpanOf<Figures>[]
}

interface NumbersFrameProps<Figures, Name extends string, Numbers extends Looked<Figures>> {
  readonly title: string
  readonly chosen: Chosen
  readonly address: Address<NumbersSearch>
  readonly numbers: Numbers | undefined
  readonly failure: CallFailure | null
  readonly isBusy: boolean
  readonly onRetry: () => void
  readonly metrics: readonly Metric<Figures, Name>[]
  readonly nameOf: (name: Name) => string
  /** Beside the period: how fresh all this is. */
  readonly aside?: ReactNode
  /** Above the numbers. */
  readonly notice?: ReactNode
  /** What of it leaves as files. */
  readonly exported: readonly ExportedList[]
  readonly children: (numbers: Numbers) => ReactNode
}

export const NumbersFrame = <Figures, Name extends string, Numbers extends Looked<Figures>>(
  props: NumbersFrameProps<Figures, Name, Numbers>,
) => {
  const { title, chosen, address: { search, change }, numbers, failure, isBusy, onRetry, metrics, nameOf } = props
  const say = useText('numbers')
  const wordsFor = useFailureWords()
  const format = useFormat()
  const metric = metrics.find(({ name }) => name === search.show) ?? metrics[0]
  useTitle(title)
  const day = (one: string): string => format.day(one as Day)
  return (
    <>
      <PageHeader
        title={title}
        summary={numbers === undefined ? say('numbersText') : say('comparedWith', {
          earlier: `${day(numbers.earlier.from)} – ${day(numbers.earlier.until)}`,
        })}
        actions={
          <ExportButton
            parts={props.exported.map((list) => ({ list, query: { from: chosen.from, days: chosen.days } }))}
          />
        }
      />
      <PeriodBar chosen={chosen} change={change}>{props.aside}</PeriodBar>
      {numbers === undefined && failure === null && <Skeleton className="h-160 rounded-lg" />}
      {numbers === undefined && failure !== null && <ErrorPanel {...wordsFor(failure)} onRetry={onRetry} />}
      {numbers !== undefined && metric !== undefined && (
        <>
          {props.notice}
          <MetricTiles
            metrics={metrics} now={numbers.total.now} earlier={numbers.total.earlier} nameOf={nameOf}
            chosen={metric.name} onChoose={(show) => change({ show })}
          />
          <TrendCard metric={metric} title={nameOf(metric.name)} spans={numbers.spans} isBusy={isBusy} />
          {props.children(numbers)}
        </>
      )}
    </>
  )
}
