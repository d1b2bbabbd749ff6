// How the house does: the numbers of a period beside those of the one before, each with its picture and its table.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useToday } from '../../../ui/date/use-today.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useAddress, useReadSearch } from '../../../ui/table/use-address.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { MetricTiles } from '../parts/metric-tiles.tsx'
import { chosenOf, readNumbersSearch } from '../parts/numbers-search.ts'
import { PeriodBar } from '../parts/period-bar.tsx'
import { TrendCard } from '../parts/trend-card.tsx'
import { DisputesCard, KindsCard, MoneyCard, SanctionsCard, StepsCard } from './office-cards.tsx'
import { officeMetrics, type OfficeNumbers } from './office-metrics.ts'

const refreshMs = 60_000

interface NumbersProps {
  readonly numbers: OfficeNumbers
  readonly show: string | undefined
  readonly isBusy: boolean
  readonly onShow: (name: string) => void
}

const Numbers = ({ numbers, show, isBusy, onShow }: NumbersProps) => {
  const say = useText('numbers')
  const metric = officeMetrics.find(({ name }) => name === show) ?? officeMetrics[0]
  const { now, earlier } = numbers.total
  return (
    <>
      {numbers.waitingDays > 0 && (
        <div className="mb-4">
          <InlineNotice tone="waiting">{say('waiting', { days: String(numbers.waitingDays) })}</InlineNotice>
        </div>
      )}
      {metric !== undefined && (
        <>
          <MetricTiles
            metrics={officeMetrics} now={now} earlier={earlier} nameOf={say} chosen={metric.name} onChoose={onShow}
          />
          <TrendCard metric={metric} title={say(metric.name)} spans={numbers.spans} isBusy={isBusy} />
        </>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <KindsCard numbers={numbers} />
        <MoneyCard numbers={numbers} />
        <StepsCard numbers={numbers} />
        <div className="flex min-w-0 flex-col gap-4">
          <DisputesCard numbers={numbers} />
          <SanctionsCard numbers={numbers} />
        </div>
      </div>
    </>
  )
}

export const NumbersScreen = (): ReactNode => {
  const say = useText('numbers')
  const wordsFor = useFailureWords()
  const format = useFormat()
  const today = useToday()
  const { search, change } = useAddress(useReadSearch(useSearch({ from: '/framed/office/numbers' }), readNumbersSearch))
  const chosen = chosenOf(search, today)
  const { data, error, refetch, isPlaceholderData } = useRead(
    reportsCalls.getOfficeNumbers, { query: { from: chosen.from, days: chosen.days } }, { refreshEveryMs: refreshMs },
  )
  useTitle(say('numbers'))
  return (
    <>
      <PageHeader
        title={say('numbers')}
        summary={data === undefined ? say('numbersText') : say('comparedWith', {
          earlier: `${format.day(data.earlier.from as never)} – ${format.day(data.earlier.until as never)}`,
        })}
      />
      <PeriodBar chosen={chosen} change={change}>
        {data !== undefined && data.countedAt !== null && (
          <span className="figures text-sm text-ink-faint sm:ml-auto">
            {say('countedAt', { time: format.dateTime(data.countedAt) })}
          </span>
        )}
      </PeriodBar>
      {data === undefined
        ? error === null
          ? <Skeleton className="h-160 rounded-lg" />
          : <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} />
        : <Numbers numbers={data} show={search.show} isBusy={isPlaceholderData} onShow={(show) => change({ show })} />}
    </>
  )
}
