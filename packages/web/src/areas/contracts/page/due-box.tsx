// By when a step has to be done, by the server's clock, and what it costs to miss it.
import { violationDetailType } from '@bidyard/contract/enums/violations'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { serverNow, useServerOffset } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Countdown } from '../../../ui/show/countdown.tsx'
import { endOf } from '../parts/contract-rules.ts'

type Duty = NonNullable<Contract['duty']>
type Owed = Pick<Contract, 'kind' | 'duty' | 'breach'>

const useCostWords = () => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  return (contract: Owed, { dueAt, finalAt }: Duty, isLate: boolean): readonly string[] => {
    const { breach } = contract
    const ends = endOf(contract)
    const name = word(violationDetailType, breach?.detail ?? null)
    const last = format.dateTime(finalAt ?? dueAt)
    const costs = breach === null ? [] : [
      ...(breach.points > 0 ? [say('costPoints', { points: breach.points })] : []),
      ...(breach.deductionWon > 0 ? [say('costWon', { won: format.won(breach.deductionWon) })] : []),
      ...(breach.restricts ? [say('costRestricts')] : []),
    ]
    return [
      ...(breach === null ? [] : [[say(isLate ? 'costBreached' : 'costBreach', { name }), ...costs].join(' · ')]),
      ...(ends === 'due' ? [say('costEndsAtDue')] : []),
      ...(ends === 'final' && finalAt !== null ? [say('costEnds', { time: last })] : []),
      ...(ends === null && finalAt !== null ? [say('costOffice', { time: last })] : []),
    ]
  }
}

interface DueBoxProps {
  readonly contract: Owed
  readonly mine: boolean
  readonly excused?: boolean | undefined
}

export const DueBox = ({ contract, mine, excused = false }: DueBoxProps) => {
  const say = useText('contracts')
  const format = useFormat()
  const offsetMs = useServerOffset()
  const [, setEnded] = useState(0)
  const costs = useCostWords()
  const { duty } = contract
  if (duty === null) return null
  const isLate = Date.parse(duty.dueAt) <= serverNow()
  const until = isLate && duty.finalAt !== null ? duty.finalAt : duty.dueAt
  const look = isLate ? 'bg-closing-soft' : mine ? 'bg-waiting-soft' : 'bg-sunken'
  return (
    <div className={classNames('flex flex-col gap-1.5 rounded-lg px-4 py-3', look)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-col">
          <span className={classNames('text-sm font-semibold', isLate ? 'text-closing-ink' : 'text-ink-soft')}>
            {say(isLate ? duty.finalAt === null ? 'late' : 'lateUntil' : mine ? 'dueMine' : `due.${duty.whose}`)}
          </span>
          <span className="figures text-sm text-ink-soft">{format.dateTime(until)}</span>
        </span>
        <Countdown
          endsAt={until} offsetMs={offsetMs} className="text-lg!" onEnd={() => setEnded((count) => count + 1)}
        />
      </div>
      {mine && !excused && costs(contract, duty, isLate).map((line) => (
        <p key={line} className="text-sm text-ink-soft">{line}</p>
      ))}
    </div>
  )
}
