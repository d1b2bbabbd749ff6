// The seller says when the car can be looked at, span by span; without any, every hour that the house allows.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { visitWindowsMax } from '@bidyard/contract/shapes/contracts/bounds'
import type { VisitWindow } from '@bidyard/contract/shapes/contracts/steps'
import { useState } from 'react'
import { serverNow } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Select } from '../../../ui/choice/select.tsx'
import { momentAt, slotTimes } from '../../../ui/date/slot-times.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { ActSheet } from '../parts/act-sheet.tsx'
import { useAct } from '../parts/use-act.ts'
import { type Scheduling, visitDays } from './visit-slots.ts'

interface AddProps {
  readonly scheduling: Scheduling
  readonly onAdd: (window: VisitWindow) => void
}

const Add = ({ scheduling, onAdd }: AddProps) => {
  const say = useText('contracts')
  const format = useFormat()
  const nowMs = serverNow()
  const days = visitDays(scheduling, nowMs)
  const [day, setDay] = useState(days[1] ?? days[0])
  const [from, setFrom] = useState(scheduling.from)
  const [to, setTo] = useState(scheduling.to)
  if (day === undefined) return null
  const times = slotTimes(scheduling.from, scheduling.to, scheduling.slotMinutes)
  const options = (some: readonly string[]) => some.map((value) => ({ value, label: value }))
  const window = { from: momentAt(day, from).toISOString(), to: momentAt(day, to).toISOString() }
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-sunken p-3.5">
      <Select
        label={say('windowDay')} value={day} onValueChange={(next) => setDay(days.find((one) => one === next) ?? day)}
        options={days.map((value) => ({ value, label: format.day(value) }))}
      />
      <div className="grid grid-cols-2 gap-2">
        <Select
          label={say('windowFrom')} value={from} options={options(times.slice(0, -1))}
          onValueChange={(next) => {
            if (next === null) return
            setFrom(next)
            if (next >= to) setTo(scheduling.to)
          }}
        />
        <Select
          label={say('windowTo')} value={to} options={options(times.filter((time) => time > from))}
          onValueChange={(next) => next !== null && setTo(next)}
        />
      </div>
      <Button icon="plus" disabled={Date.parse(window.to) <= nowMs} onClick={() => onAdd(window)}>
        {say('windowAdd')}
      </Button>
    </div>
  )
}

interface WindowsProps {
  readonly contract: Contract
  readonly scheduling: NonNullable<Contract['scheduling']>
  readonly onClose: () => void
}

export const WindowsSheet = ({ contract: { id }, scheduling, onClose }: WindowsProps) => {
  const say = useText('contracts')
  const format = useFormat()
  const nowMs = serverNow()
  const [windows, setWindows] = useState(() => scheduling.windows.filter(({ to }) => Date.parse(to) > nowMs))
  const call = useAct(contractsCalls.offerVisitWindows, { done: say('windowsDone'), onDone: onClose })
  const sorted = windows.toSorted((one, other) => one.from.localeCompare(other.from))
  const add = (window: VisitWindow) =>
    setWindows((all) => [...all.filter(({ from, to }) => from !== window.from || to !== window.to), window])
  return (
    <ActSheet
      title={say('windows')} happens={say('windowsText')} verb={say('windowsSave')} working={call.isPending}
      failure={call.error} onClose={onClose}
      onConfirm={() => call.mutate({ params: { id }, body: { windows: [...sorted] } })}
    >
      {sorted.length === 0 ? <p className="text-md text-ink-soft">{say('windowsNone')}</p> : (
        <ul aria-label={say('windows')} className="flex flex-col divide-y divide-line rounded-lg border border-line">
          {sorted.map(({ from, to }) => (
            <li key={from + to} className="figures flex items-center justify-between gap-3 py-1 pr-1 pl-3.5 text-md">
              {`${format.dateTime(from)} – ${format.time(to)}`}
              <IconButton
                icon="close" label={say('windowRemove', { time: format.dateTime(from) })}
                onClick={() => setWindows((all) => all.filter((one) => one.from !== from || one.to !== to))}
              />
            </li>
          ))}
        </ul>
      )}
      {windows.length < visitWindowsMax && <Add scheduling={scheduling} onAdd={add} />}
    </ActSheet>
  )
}
