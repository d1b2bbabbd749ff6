// The way of a contract from top to bottom: what is done and when, whose turn it is, what comes, and where it fell.
import { contractCancelCause, contractStep } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useServerOffset } from '../../../api/server-time.ts'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { StepRail } from '../../../ui/navigation/step-rail.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Due } from '../../../ui/show/due.tsx'
import type { Adjustment } from '../adjustment/use-adjustment.ts'
import { railOf, type Side, turnOf } from '../parts/contract-rules.ts'

interface RailCardProps {
  readonly contract: Contract
  readonly side: Side
  readonly adjustment: Adjustment | undefined
}

export const RailCard = ({ contract, side, adjustment }: RailCardProps) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const offsetMs = useServerOffset()
  const { cancelCause, doneAt, cancelledAt } = contract
  const turn = turnOf(contract, adjustment)
  const whenOf = (state: string, at: string | null) => {
    if (state === 'failed') return cancelledAt === null ? undefined : format.dateTime(cancelledAt)
    if (state === 'done') return at === null ? undefined : format.dateTime(at)
    return (state === 'mine' || state === 'theirs') && turn !== null && turn.dueAt !== null
      ? <Due dueAt={turn.dueAt} finalAt={turn.finalAt} offsetMs={offsetMs} className="text-sm!" /> : undefined
  }
  return (
    <Card title={say('rail')}>
      <StepRail
        upright
        label={say('rail')}
        steps={railOf(contract, turn?.whose === side).map(({ step, state, at }) => ({
          key: step, title: word(contractStep, step), state,
          when: whenOf(state, step === 'done' ? doneAt : at),
          ...(state === 'mine' ? { who: say('myTurn') } : {}),
          ...(state === 'theirs' && turn !== null ? { who: say(`turn.${turn.whose}`) } : {}),
          ...(state === 'failed' ? { note: word(contractCancelCause, cancelCause) } : {}),
        }))}
      />
    </Card>
  )
}
