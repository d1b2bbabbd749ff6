// The car's insurance history: the sums, what to look at twice, and everything that happened in a row of time.
import { carUseHistory, claimType, specialAccident } from '@bidyard/contract/enums/car-facts'
import { historyDoubts } from '@bidyard/contract/shapes/cars/history-doubts'
import { mileageDoubts } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { formatShortDay } from '../../../../ui/format/date.ts'
import type { Day } from '../../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { IconName } from '../../../../ui/icon/icon-paths.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { SkeletonText } from '../../../../ui/show/skeleton.tsx'
import { EmptyState } from '../../../../ui/state/empty-state.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { eventsOf, type HistoryEvent } from './history-events.ts'
import type { History } from './use-car.ts'

type Facts = NonNullable<History['facts']>

const Sum = ({ name, value, bad }: { readonly name: string; readonly value: string; readonly bad: boolean }) => (
  <div className={classNames('flex min-w-0 flex-col rounded-lg px-3.5 py-3', bad ? 'bg-waiting-soft' : 'bg-sunken')}>
    <dt className={classNames('text-sm', bad ? 'text-waiting-ink' : 'text-ink-soft')}>{name}</dt>
    <dd className={classNames('figures text-md font-bold', bad && 'text-waiting-ink')}>{value}</dd>
  </div>
)

const Sums = ({ facts }: { readonly facts: Facts }) => {
  const say = useText('carPage')
  const word = useWord()
  const format = useFormat()
  const { ownDamage, otherDamage, ownerChanges, plateChanges, specials, uses } = facts
  const times = (count: number): string => say('timesOf', { count })
  const paid = ({ count, paidWon }: Facts['ownDamage']): string =>
    (count === 0 ? times(0) : say('timesAnd', { count, won: format.won(paidWon) }))
  return (
    <dl className="grid grid-cols-2 gap-2 md:grid-cols-3">
      <Sum name={say('ownDamage')} value={paid(ownDamage)} bad={ownDamage.count > 0} />
      <Sum name={say('otherDamage')} value={paid(otherDamage)} bad={false} />
      <Sum
        name={say('specials')}
        value={specials.map(({ kind }) => word(specialAccident, kind)).join(', ') || times(0)}
        bad={specials.length > 0}
      />
      <Sum name={say('owners')} value={times(ownerChanges.length)} bad={false} />
      <Sum name={say('plates')} value={times(plateChanges.length)} bad={false} />
      <Sum
        name={say('uses')}
        value={uses.map((use) => word(carUseHistory, use)).join(', ') || say('usesNone')}
        bad={uses.length > 0}
      />
    </dl>
  )
}

const Doubts = ({ facts, km }: { readonly facts: Facts; readonly km: number | null }) => {
  const say = useText('carPage')
  const doubts = [...mileageDoubts(km, facts.mileages), ...historyDoubts(facts)]
  if (doubts.length === 0) return null
  return (
    <InlineNotice tone="waiting">
      <ul className="flex flex-col gap-1">
        {doubts.map((doubt) => <li key={doubt}>{say(`doubt.${doubt}`)}</li>)}
      </ul>
    </InlineNotice>
  )
}

const icons: Readonly<Record<HistoryEvent['kind'], IconName>> = {
  claim: 'warning', special: 'alert', owner: 'user', plate: 'card', mileage: 'chart', uninsured: 'offline',
  registered: 'car',
}

const useTitleOf = () => {
  const say = useText('carPage')
  const word = useWord()
  return (event: HistoryEvent): string => {
    if (event.kind === 'claim') return word(claimType, event.claim.type)
    if (event.kind === 'special') return word(specialAccident, event.special)
    return say(`event.${event.kind}`)
  }
}

const ClaimWords = ({ claim }: { readonly claim: Extract<HistoryEvent, { kind: 'claim' }>['claim'] }) => {
  const say = useText('carPage')
  const format = useFormat()
  const { paidWon, repairWon, partsWon, labourWon, paintWon, isOpen } = claim
  return (
    <span className="figures flex flex-col text-sm text-ink-soft">
      <span className="flex flex-wrap items-center gap-x-2 font-semibold text-ink">
        {say('paid', { won: format.won(paidWon) })}{isOpen && <Badge tone="waiting">{say('openClaim')}</Badge>}
      </span>
      {repairWon > 0 && <span>{say('repair', { won: format.won(repairWon) })}</span>}
      {partsWon + labourWon + paintWon > 0 && (
        <span>
          {say('repairParts', {
            parts: format.won(partsWon), labour: format.won(labourWon), paint: format.won(paintWon),
          })}
        </span>
      )}
    </span>
  )
}

const Detail = ({ event }: { readonly event: HistoryEvent }) => {
  const say = useText('carPage')
  const word = useWord()
  const format = useFormat()
  if (event.kind === 'claim') return <ClaimWords claim={event.claim} />
  const words = event.kind === 'mileage'
    ? [format.distance(event.km), event.source]
    : event.kind === 'owner' || event.kind === 'plate'
      ? [event.change.carNo, event.change.use === null ? null : word(carUseHistory, event.change.use)]
      : event.kind === 'uninsured' ? [say('uninsuredOf', { from: event.from, until: event.until })] : []
  const shown = words.filter((one) => one !== null)
  if (shown.length === 0) return null
  return <span lang="ko" className="figures text-sm text-ink-soft">{shown.join(' · ')}</span>
}

const grave: readonly HistoryEvent['kind'][] = ['claim', 'special']
const shownFirst = 8

const TimeLine = ({ events }: { readonly events: readonly HistoryEvent[] }) => {
  const say = useText('carPage')
  const ui = useText('ui')
  const titleOf = useTitleOf()
  const [all, setAll] = useState(false)
  const shown = all ? events : events.slice(0, shownFirst)
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="text-sm font-bold">{say('timeline')}</h3>
        <p className="text-sm text-ink-faint">{say('timelineNote')}</p>
      </div>
      <ol className="flex flex-col">
        {shown.map((event, at) => (
          <li key={event.key} className="relative flex gap-3 pb-4">
            {at < shown.length - 1 && (
              <span aria-hidden="true" className="absolute top-8 bottom-0 left-4 w-px bg-line-strong" />
            )}
            <span
              className={classNames(
                'flex size-8 shrink-0 items-center justify-center rounded-full',
                grave.includes(event.kind) ? 'bg-waiting-soft text-waiting-ink' : 'bg-neutral-soft text-neutral-ink',
              )}
            >
              <Icon name={icons[event.kind]} size={16} />
            </span>
            <span className="flex min-w-0 flex-1 flex-col gap-0.5 pt-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="text-md font-semibold">{titleOf(event)}</span>
                <time dateTime={event.on} className="figures text-sm text-ink-faint">
                  {formatShortDay(event.on as Day)}
                </time>
              </span>
              <Detail event={event} />
            </span>
          </li>
        ))}
      </ol>
      {!all && events.length > shown.length && (
        <Button className="self-start" icon="chevronDown" onClick={() => setAll(true)}>
          {ui('showDetails')} (+{events.length - shown.length})
        </Button>
      )}
    </section>
  )
}

interface InsuranceCardProps {
  readonly history: History | null | undefined
  /** What the odometer showed when somebody looked at the car. */
  readonly km: number | null
}

export const InsuranceCard = ({ history, km }: InsuranceCardProps) => {
  const say = useText('carPage')
  const facts = history?.facts ?? null
  return (
    <Card
      title={say('insurance')}
      note={facts === null ? undefined : say('insuranceNote', { day: formatShortDay(facts.asOf as Day) })}
    >
      {history === undefined ? <SkeletonText lines={8} />
        : facts === null
          ? <EmptyState icon="document" title={say('noInsurance')} text={say('noInsuranceText')} />
          : (
              <div className="flex flex-col gap-5">
                <Sums facts={facts} />
                <Doubts facts={facts} km={km} />
                <TimeLine events={eventsOf(facts)} />
                <p className="text-sm text-ink-faint">{say('insuranceKnows')}</p>
              </div>
            )}
    </Card>
  )
}
