// Statements month by month, with a picture of the last six to choose from.
import { amountCalls } from '@bidyard/contract/calls/finance/amounts'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { serverNow } from '../../../../api/server-time.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useAddress } from '../../../../ui/table/use-address.ts'
import type { Month } from '../month.ts'
import { addToMonth, firstDayOf, monthAt, monthsUntil } from '../months.ts'
import { MonthStatement } from './month-statement.tsx'
import { MonthsChart } from './months-chart.tsx'
import { useShopId, useStatements } from './use-statements.ts'

const monthsShown = 6

interface MonthStepsProps {
  readonly month: Month
  readonly last: Month
  readonly onChange: (month: Month) => void
}

const MonthSteps = ({ month, last, onChange }: MonthStepsProps) => {
  const say = useText('finance')
  const format = useFormat()
  return (
    <div className="flex items-center justify-center gap-1 sm:justify-start">
      <IconButton
        outlined icon="chevronLeft" label={say('monthBefore')} onClick={() => onChange(addToMonth(month, -1))}
      />
      <span aria-live="polite" className="figures min-w-32 text-center text-lg font-bold">
        {format.month(firstDayOf(month))}
      </span>
      <IconButton
        outlined icon="chevronRight" label={say('monthAfter')} disabled={month >= last}
        onClick={() => onChange(addToMonth(month, 1))}
      />
    </div>
  )
}

const Chosen = ({ shopId, month }: { readonly shopId: string | undefined; readonly month: Month }): ReactNode => {
  const say = useText('finance')
  const format = useFormat()
  const wordsFor = useFailureWords()
  const { data, error, refetch, isFetching, isPlaceholderData } = useRead(
    amountCalls.getStatement, { params: { id: shopId ?? '' }, query: { month } }, { enabled: shopId !== undefined },
  )
  if (data === undefined)
    return error === null
      ? <Card><div aria-busy="true"><SkeletonText lines={8} /></div></Card>
      : <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} retrying={isFetching} />
  const title = say('statementOf', { month: format.month(firstDayOf(data.month as Month)) })
  return <MonthStatement title={title} statement={data} isOld={isPlaceholderData} />
}

export const StatementTab = () => {
  const { search, change } = useAddress(useSearch({ from: '/framed/dealer/finance' }))
  const now = monthAt(serverNow())
  const month = search.month ?? now
  const shopId = useShopId()
  // The picture follows to older months, and else stays where it is.
  const last = month > addToMonth(now, -monthsShown) ? now : month
  const months = monthsUntil(last, monthsShown)
  const statements = useStatements(shopId, months)
  const choose = (next: Month) => change({ month: next === now ? undefined : next })
  return (
    <div className="flex flex-col gap-4">
      <MonthSteps month={month} last={now} onChange={choose} />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <MonthsChart months={months} statements={statements} chosen={month} onChoose={choose} />
        <Chosen shopId={shopId} month={month} />
      </div>
    </div>
  )
}
