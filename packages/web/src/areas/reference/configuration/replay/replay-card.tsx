// What if this had held already: the past of a chosen period by the numbers in the form; nothing is written.
import { limits } from '@bidyard/contract/limits'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { DateRangeField } from '../../../../ui/date/date-range-field.tsx'
import type { DayRange } from '../../../../ui/date/range.ts'
import { useToday } from '../../../../ui/date/use-today.ts'
import { addDays, daysBetween } from '../../../../ui/format/seoul-day.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { FeesReplay } from './fees-replay.tsx'
import { SanctionsReplay } from './sanctions-replay.tsx'

interface ReplayCardProps {
  readonly of: 'sanctions' | 'fees'
  /** As it stands in the form. */
  readonly draft: unknown
}

export const ReplayCard = ({ of, draft }: ReplayCardProps) => {
  const say = useText('configuration')
  const today = useToday()
  const [chosen, setChosen] = useState<DayRange | null>(null)
  const range = chosen ?? { from: addDays(today, -89), until: today }
  const days = daysBetween(range.from, range.until) + 1
  const isTooLong = days > limits.replayDays
  const period = { from: range.from, days }
  // Of other numbers or another period nothing is known until it is asked again.
  const asked = JSON.stringify([period, draft])
  return (
    <Card title={say('replay.title')} note={say(`replay.text.${of}`)}>
      <div className="flex flex-col gap-5 pt-2">
        <DateRangeField
          className="sm:max-w-72" label={say('replay.period')} value={range} onValueChange={setChosen} last={today}
          error={isTooLong ? say('replay.tooLong', { days: limits.replayDays }) : undefined}
        />
        {of === 'fees'
          ? <FeesReplay key={asked} period={period} draft={draft} disabled={isTooLong} />
          : <SanctionsReplay key={asked} period={period} draft={draft} disabled={isTooLong} />}
      </div>
    </Card>
  )
}
