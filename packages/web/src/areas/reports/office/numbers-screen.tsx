// How the house does: the numbers of a period beside those of the one before, each with its picture and its table.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useText } from '../../../text/use-text.ts'
import { useToday } from '../../../ui/date/use-today.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useAddress, useReadSearch } from '../../../ui/table/use-address.ts'
import { NumbersFrame } from '../parts/numbers-frame.tsx'
import { chosenOf, type NumbersSearch, readNumbersSearch } from '../parts/numbers-search.ts'
import { DisputesCard, KindsCard, MoneyCard, SanctionsCard, StepsCard } from './office-cards.tsx'
import { officeMetrics, type OfficeNumbers } from './office-metrics.ts'

const refreshMs = 60_000

const Cards = (numbers: OfficeNumbers) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <KindsCard numbers={numbers} />
    <MoneyCard numbers={numbers} />
    <StepsCard numbers={numbers} />
    <div className="flex min-w-0 flex-col gap-4">
      <DisputesCard numbers={numbers} />
      <SanctionsCard numbers={numbers} />
    </div>
  </div>
)

export const NumbersScreen = (): ReactNode => {
  const say = useText('numbers')
  const format = useFormat()
  const given = useSearch({ from: '/framed/office/numbers' })
  const address = useAddress<NumbersSearch>(useReadSearch(given, readNumbersSearch))
  const chosen = chosenOf(address.search, useToday())
  const { data, error, refetch, isPlaceholderData } = useRead(
    reportsCalls.getOfficeNumbers, { query: { from: chosen.from, days: chosen.days } }, { refreshEveryMs: refreshMs },
  )
  return (
    <NumbersFrame
      title={say('numbers')} chosen={chosen} address={address} numbers={data} failure={error}
      isBusy={isPlaceholderData} onRetry={() => void refetch()} metrics={officeMetrics} nameOf={say}
      exported={['officeNumbers', 'officeSteps', 'officeTroubles']}
      aside={data !== undefined && data.countedAt !== null && (
        <span className="figures text-sm text-ink-faint sm:ml-auto">
          {say('countedAt', { time: format.dateTime(data.countedAt) })}
        </span>
      )}
      notice={data !== undefined && data.waitingDays > 0 && (
        <div className="mb-4">
          <InlineNotice tone="waiting">{say('waiting', { days: String(data.waitingDays) })}</InlineNotice>
        </div>
      )}
    >
      {Cards}
    </NumbersFrame>
  )
}
