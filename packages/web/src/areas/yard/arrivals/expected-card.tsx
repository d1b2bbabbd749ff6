// The cars that are on their way into the yard, by day; one that has come is checked in from here.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { province } from '@bidyard/contract/enums/shops'
import { transportState } from '@bidyard/contract/enums/yard'
import { useState } from 'react'
import { useFailureWords } from '../../../api/failure-words.ts'
import { useMayAsk } from '../../../api/may-ask.tsx'
import { serverNow } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { seoulDayOf } from '../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Badge } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../../ui/state/error-panel.tsx'
import { transportTones } from '../parts/transport-tones.ts'
import { type Slot, type Transport, useExpected } from '../parts/use-yard.ts'
import { CheckInDialog } from './check-in-dialog.tsx'

const groups = ['overdue', 'today', 'later', 'noDay'] as const
type Group = (typeof groups)[number]

const groupOf = ({ wishedAt }: Transport): Group => {
  if (wishedAt === null) return 'noDay'
  const [day, today] = [seoulDayOf(Date.parse(wishedAt)), seoulDayOf(serverNow())]
  return day === today ? 'today' : day < today ? 'overdue' : 'later'
}

/** Below each other beside the board; above it, where there is no room beside it, side by side. */
const rowLook = classNames(
  'flex w-60 shrink-0 flex-col gap-2 rounded-md border border-line p-3',
  'xl:w-auto xl:rounded-none xl:border-0 xl:border-b xl:px-0 xl:last:border-b-0',
)

interface RowProps {
  readonly transport: Transport
  readonly onCheckIn: () => void
}

const Row = ({ transport, onCheckIn }: RowProps) => {
  const say = useText('yard')
  const word = useWord()
  const format = useFormat()
  const may = useMayAsk()
  const { id, carNumber, state, fromProvince, wishedAt, companyName, driverName } = transport
  const who = [companyName, driverName].filter((one) => one !== null).join(' · ')
  return (
    <li className={rowLook}>
      <span className="flex items-start justify-between gap-2">
        <span className="text-md font-bold">{carNumber}</span>
        <Badge tone={transportTones[state]}>{word(transportState, state)}</Badge>
      </span>
      <span className="figures text-sm text-ink-soft">
        {word(province, fromProvince)}{wishedAt !== null && ` · ${format.dateTime(wishedAt)}`}
      </span>
      {who !== '' && <span lang="ko" className="text-sm text-ink-soft">{who}</span>}
      {state === 'transportAccepted' && may(yardCalls.arriveTransport) ? (
        <Button
          size="small" icon="check" className="h-11! self-start" onClick={onCheckIn}
          aria-label={say('checkInTitle', { plate: carNumber })}
        >
          {say('checkIn')}
        </Button>
      ) : (
        <LinkButton to="/office/transports" search={{ open: id }} size="small" className="h-11! self-start">
          {say('openTransport')}
        </LinkButton>
      )}
    </li>
  )
}

export const ExpectedCard = ({ free }: { readonly free: readonly Slot[] }) => {
  const say = useText('yard')
  const wordsFor = useFailureWords()
  const expected = useExpected()
  const [arriving, setArriving] = useState<Transport | null>(null)
  if (expected.failure !== null && expected.items.length === 0)
    return <ErrorPanel {...wordsFor(expected.failure)} onRetry={expected.retry} />
  return (
    <Card title={say('expected')} className="xl:sticky xl:top-[calc(var(--header-height)+1.75rem)]">
      {expected.isLoading && <div aria-busy="true"><Skeleton className="h-40" /></div>}
      {!expected.isLoading && expected.items.length === 0 && (
        <EmptyState icon="truck" title={say('expectedNone')} text={say('expectedNoneText')} />
      )}
      <div className="relative flex gap-4 overflow-x-auto xl:block xl:max-h-[calc(100dvh-13rem)] xl:overflow-y-auto">
        {groups.map((group) => {
          const rows = expected.items.filter((one) => groupOf(one) === group)
          return rows.length > 0 && (
            <section key={group} aria-label={say(group)}>
              <h3 className="flex items-center gap-2 pt-2 pb-1.5 text-sm font-semibold text-ink-faint">
                {say(group)}
                <Badge tone={group === 'overdue' ? 'closing' : group === 'today' ? 'waiting' : 'neutral'}>
                  {rows.length}
                </Badge>
              </h3>
              <ul className="flex gap-2 xl:block">
                {rows.map((one) => <Row key={one.id} transport={one} onCheckIn={() => setArriving(one)} />)}
              </ul>
            </section>
          )
        })}
      </div>
      {arriving !== null && <CheckInDialog transport={arriving} free={free} onClose={() => setArriving(null)} />}
    </Card>
  )
}
