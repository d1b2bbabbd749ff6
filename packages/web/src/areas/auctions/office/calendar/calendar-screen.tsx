// The calendar of auctions: a week by days and hours, the darker the more ends, each hour a way into its auctions.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useRead } from '../../../../api/use-read.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { IconButton } from '../../../../ui/button/icon-button.tsx'
import { useToday } from '../../../../ui/date/use-today.ts'
import { addDays, type Day } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { loadsOf, readCalendarSearch, weekOf, weekQuery } from './calendar-week.ts'
import { WeekTable } from './week-table.tsx'

const useWeek = () => {
  const navigate = useNavigate()
  const given = useSearch({ from: '/framed/office/auction-calendar' })
  const { week } = useMemo(() => readCalendarSearch(given), [given])
  const today = useToday()
  const shown = weekOf(week ?? today)
  const goTo = (day: Day) => void navigate({
    to: '/office/auction-calendar', search: weekOf(day) === weekOf(today) ? {} : { week: weekOf(day) },
  })
  return { shown, today, goTo }
}

export const CalendarScreen = (): ReactNode => {
  const say = useText('marketOffice')
  const format = useFormat()
  const wordsFor = useFailureWords()
  const { shown, today, goTo } = useWeek()
  const { data, error, refetch } = useRead(auctionsCalls.getAuctionCalendar, { query: weekQuery(shown) })
  const loads = useMemo(() => loadsOf(data?.hours ?? []), [data])
  useTitle(say('calendar'))
  return (
    <>
      <PageHeader
        trail={<Trail to="/office/auctions">{say('auctions')}</Trail>}
        title={say('calendar')}
        summary={`${format.day(shown)} – ${format.day(addDays(shown, 6))}`}
        actions={
          <>
            <IconButton icon="chevronLeft" label={say('weekBefore')} onClick={() => goTo(addDays(shown, -7))} />
            <Button onClick={() => goTo(today)}>{say('thisWeek')}</Button>
            <IconButton icon="chevronRight" label={say('weekAfter')} onClick={() => goTo(addDays(shown, 7))} />
          </>
        }
      />
      {error !== null && data === undefined
        ? <ErrorPanel {...wordsFor(error)} onRetry={() => void refetch()} />
        : data === undefined
          ? <Skeleton className="h-144 rounded-lg" />
          : <Card flush><WeekTable week={shown} today={today} loads={loads} /></Card>}
      <p className="pt-3 text-sm text-ink-faint">{say('calendarNote')}</p>
    </>
  )
}
