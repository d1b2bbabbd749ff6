// The buyer agrees on a visit: a day, a free time of it, and the act; what is gone is seen and cannot be chosen.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { serverNow } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Calendar } from '../../../ui/date/calendar.tsx'
import { momentAt } from '../../../ui/date/slot-times.ts'
import { TimeSlots } from '../../../ui/date/time-slots.tsx'
import type { Day } from '../../../ui/format/seoul-day.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { useAct } from '../parts/use-act.ts'
import { freeTimes, lastSlot, visitDays } from './visit-slots.ts'

interface PickerProps {
  readonly contractId: string
  readonly scheduling: NonNullable<Contract['scheduling']>
}

export const VisitPicker = ({ contractId, scheduling }: PickerProps) => {
  const say = useText('contracts')
  const format = useFormat()
  const [day, setDay] = useState<Day | null>(null)
  const [time, setTime] = useState<string | null>(null)
  const call = useAct(contractsCalls.confirmSchedule, { done: say('visitDone') })
  const nowMs = serverNow()
  const days = visitDays(scheduling, nowMs)
  const open = days.filter((one) => freeTimes(scheduling, one, nowMs).length > 0)
  const chosenDay = day !== null && open.includes(day) ? day : open[0] ?? null
  const free = chosenDay === null ? [] : freeTimes(scheduling, chosenDay, nowMs)
  const chosen = chosenDay !== null && time !== null && free.includes(time) ? momentAt(chosenDay, time) : null
  if (chosenDay === null)
    return <InlineNotice tone="waiting" title={say('visitNone')}>{say('visitNoneText')}</InlineNotice>
  return (
    <div className="flex flex-col gap-4">
      {scheduling.windows.length > 0 && <p className="text-sm text-ink-soft">{say('visitOffered')}</p>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="border-line md:rounded-lg md:border md:p-3">
          <Calendar
            value={chosenDay}
            onValueChange={(next) => {
              setDay(next)
              setTime(null)
            }}
            first={days[0]} last={days.at(-1)} closed={(one) => !open.includes(one)}
          />
        </div>
        <TimeSlots
          label={say('visitTimes', { day: format.day(chosenDay) })}
          from={scheduling.from} until={lastSlot(scheduling)} everyMinutes={scheduling.slotMinutes}
          value={chosen === null ? null : time} onValueChange={setTime} taken={(one) => !free.includes(one)}
        />
      </div>
      <Refused failure={call.error} />
      <Button
        variant="primary" size="large" wide icon="calendar" disabled={chosen === null} loading={call.isPending}
        onClick={() => chosen !== null && call.mutate({
          params: { id: contractId }, body: { visitReservedAt: chosen.toISOString() },
        })}
      >
        {chosen === null ? say('visitChoose') : say('visitConfirm', { time: format.dateTime(chosen) })}
      </Button>
    </div>
  )
}
