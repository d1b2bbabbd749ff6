// The way of a contract from top to bottom: what is done and when, whose turn it is, what comes, and where it fell.
import { contractCancelCause, contractStep } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useServerOffset } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { StepRail } from '../../../ui/navigation/step-rail.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Countdown } from '../../../ui/show/countdown.tsx'
import { railOf, type Side } from '../parts/contract-rules.ts'

export const RailCard = ({ contract, side }: { readonly contract: Contract; readonly side: Side }) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { duty, cancelCause, doneAt, cancelledAt } = contract
  const whenOf = (state: string, at: string | null) => {
    if (state === 'failed') return cancelledAt === null ? undefined : format.dateTime(cancelledAt)
    if (state === 'done') return at === null ? undefined : format.dateTime(at)
    return (state === 'mine' || state === 'theirs') && duty !== null
      ? <Countdown endsAt={duty.dueAt} offsetMs={offsetMs} className="text-sm!" /> : undefined
  }
  return (
    <Card title={say('rail')}>
      <StepRail
        upright
        label={say('rail')}
        steps={railOf(contract, side).map(({ step, state, at }) => ({
          key: step, title: word(contractStep, step), state,
          when: whenOf(state, step === 'done' ? doneAt : at),
          ...(state === 'mine' ? { who: say('myTurn') } : {}),
          ...(state === 'theirs' && duty !== null ? { who: say(`turn.${duty.whose}`) } : {}),
          ...(state === 'failed' ? { note: word(contractCancelCause, cancelCause) } : {}),
        }))}
      />
    </Card>
  )
}
