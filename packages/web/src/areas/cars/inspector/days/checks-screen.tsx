// The checks of a day: where an inspector goes, which cars wait there, and what still has to be sent.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { Link, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { MayAsk } from '../../../../api/may-ask.tsx'
import { serverNow } from '../../../../api/server-time.ts'
import { useOnline } from '../../../../api/use-online.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { SegmentedControl } from '../../../../ui/choice/segmented-control.tsx'
import { type Day, seoulDayOf } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useAddress } from '../../../../ui/table/use-address.ts'
import { useTitle } from '../../../../ui/use-title.ts'
import type { KeptCheck } from '../kept/kept.ts'
import { useInspecting } from '../sending/use-inspecting.ts'
import { CheckRowLink } from './check-row.tsx'
import { readChecksSearch } from './checks-search.ts'
import { DayHeading, DayStrip } from './day-strip.tsx'
import { ReserveDialog } from './reserve-dialog.tsx'
import { useDayChecks } from './use-day-checks.ts'

const Unsent = ({ unsent }: { readonly unsent: readonly KeptCheck[] }) => {
  const say = useText('checks')
  if (unsent.length === 0) return null
  return (
    <InlineNotice tone="waiting" title={say('unsentElsewhere', { count: unsent.length })}>
      <ul className="flex flex-wrap gap-x-4">
        {unsent.map(({ id, check }) => (
          <li key={id}>
            <Link
              to="/office/checks/$id" params={{ id }}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {check.carNumber}
            </Link>
          </li>
        ))}
      </ul>
    </InlineNotice>
  )
}

const Rows = ({ day, checks }: { readonly day: string; readonly checks: ReturnType<typeof useDayChecks> }) => {
  const say = useText('checks')
  const wordsFor = useFailureWords()
  const online = useOnline()
  if (checks.failure !== null && online) return <ErrorPanel {...wordsFor(checks.failure)} onRetry={checks.retry} />
  if (checks.isLoading && online)
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        {[0, 1, 2, 3].map((at) => <Skeleton key={at} className="h-28 rounded-lg" />)}
      </div>
    )
  if (checks.rows.length === 0)
    return <Card><EmptyState icon="calendar" title={say('none')} text={say('noneText')} /></Card>
  return (
    <ul aria-label={say('visitsOf', { day })} className="flex flex-col gap-2">
      {checks.rows.map((row) => <li key={row.check.id}><CheckRowLink row={row} /></li>)}
    </ul>
  )
}

export const ChecksScreen = (): ReactNode => {
  const say = useText('checks')
  const format = useFormat()
  const online = useOnline()
  const { search, change } = useAddress(readChecksSearch(useSearch({ from: '/framed/office/checks' })))
  const [reserving, setReserving] = useState(false)
  const today = seoulDayOf(serverNow())
  const { day = today, who = 'mine' } = search
  const checks = useDayChecks(day, who)
  const toDay = (next: Day): void => change({ day: next === today ? undefined : next })
  useInspecting()
  useTitle(say('checks'))
  return (
    <>
      <PageHeader
        title={say('checks')}
        summary={say('checksIntro')}
        actions={
          <MayAsk call={carsCalls.reserveCarCheck}>
            <Button icon="plus" disabled={!online} className="h-11!" onClick={() => setReserving(true)}>
              {say('reserve')}
            </Button>
          </MayAsk>
        }
      />
      <div className="flex flex-col gap-3">
        <DayStrip
          day={day} today={today} countOn={checks.countOn} onDay={toDay}
        />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <DayHeading day={day} onDay={toDay} />
          <SegmentedControl
            label={say('whose')}
            value={who}
            onValueChange={(next) => change({ who: next === 'all' ? 'all' : undefined })}
            segments={[{ value: 'mine', label: say('mine') }, { value: 'all', label: say('all') }]}
          />
        </div>
        <Unsent unsent={checks.unsent} />
        <Rows day={format.day(day)} checks={checks} />
      </div>
      {reserving && <ReserveDialog day={day} today={today} onClose={() => setReserving(false)} />}
    </>
  )
}
