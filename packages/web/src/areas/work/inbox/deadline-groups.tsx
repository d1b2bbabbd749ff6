// Deadlines under the day on which they end, late ones first; they change places as the clock comes by.
import { useCallback, useEffect, useId, useState } from 'react'
import { serverNow } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { addDays, seoulDayOf } from '../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import type { PlaceOf } from './act-places.ts'
import { DeadlineLine } from './deadline-line.tsx'
import { type Deadline, type Group, groupsOf } from './inbox-rules.ts'

const minuteMs = 60_000

/** Days end without anything else happening. */
const useNow = (): { readonly nowMs: number; readonly look: () => void } => {
  const [nowMs, setNow] = useState(serverNow)
  const look = useCallback(() => setNow(serverNow()), [])
  useEffect(() => {
    const timer = setInterval(look, minuteMs)
    return () => clearInterval(timer)
  }, [look])
  return { nowMs, look }
}

interface SectionProps {
  readonly group: Group
  readonly nowMs: number
  readonly deadlines: readonly Deadline[]
  readonly placeOf: PlaceOf
  readonly onEnd: () => void
  /** Under the page's own heading, or under a card's. */
  readonly heading: 'h2' | 'h3'
}

const Section = ({ group, nowMs, deadlines, placeOf, onEnd, heading: Heading }: SectionProps) => {
  const say = useText('inbox')
  const format = useFormat()
  const id = useId()
  const today = seoulDayOf(nowMs)
  const day = group === 'today' ? today : group === 'tomorrow' ? addDays(today, 1) : null
  return (
    <section className="not-first:border-t not-first:border-line">
      <Heading
        id={id}
        className={classNames(
          'flex items-baseline gap-2 bg-sunken px-4 py-1.5 text-sm font-bold md:px-5',
          group === 'late' ? 'text-closing-ink' : 'text-ink-soft',
        )}
      >
        {say(`group.${group}`)}
        {day !== null && <span className="figures font-medium text-ink-faint">{format.day(day)}</span>}
        <span className="figures ml-auto font-semibold">{deadlines.length}</span>
      </Heading>
      <ul aria-labelledby={id} className="divide-y divide-line">
        {deadlines.map((deadline) => (
          <DeadlineLine
            key={deadline.id} deadline={deadline} isLate={group === 'late'} placeOf={placeOf} onEnd={onEnd}
          />
        ))}
      </ul>
    </section>
  )
}

type GroupsProps = Pick<SectionProps, 'deadlines' | 'placeOf' | 'heading'>

export const DeadlineGroups = ({ deadlines, placeOf, heading }: GroupsProps) => {
  const { nowMs, look } = useNow()
  return groupsOf(deadlines, nowMs).map(({ group, deadlines: within }) => (
    <Section
      key={group} group={group} nowMs={nowMs} deadlines={within} placeOf={placeOf} heading={heading} onEnd={look}
    />
  ))
}
