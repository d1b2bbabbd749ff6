// What followed from the violation: each penalty with its time, what it cost, and what ended it.
import { penaltyEnd, penaltyState } from '@bidyard/contract/enums/violations'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { IconName } from '../../../../ui/icon/icon-paths.ts'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import type { Penalty, WholeViolation } from '../types.ts'
import { inOrder, useEffectName } from './effect-name.ts'

const icons: Readonly<Record<Penalty['kind'], IconName>> = {
  points: 'chart', warning: 'warning', restriction: 'lock', deduction: 'card',
}

const Time = ({ penalty: { kind, from, until, endedAt, end } }: { readonly penalty: Penalty }) => {
  const say = useText('violations')
  const word = useWord()
  const format = useFormat()
  // It ends at the midnight after its last day.
  const span = until === null || kind === 'deduction'
    ? kind === 'deduction' ? format.date(from) : say('effectFrom', { from: format.date(from) })
    : say('effectUntil', { from: format.date(from), until: format.date(Date.parse(until) - 1) })
  return (
    <>
      <span className="figures text-sm text-ink-faint">{span}</span>
      {endedAt !== null && end !== null && (
        <span className="figures text-sm text-done-ink">
          {say('endedAs', { time: format.date(endedAt), end: word(penaltyEnd, end) })}
        </span>
      )}
    </>
  )
}

const Effect = ({ penalty }: { readonly penalty: Penalty }) => {
  const say = useText('violations')
  const word = useWord()
  const format = useFormat()
  const name = useEffectName()(penalty)
  const { kind, cause, state, claimWon } = penalty
  const isOver = state === 'ended'
  return (
    <li className="flex items-start gap-3 border-b border-line py-3 first:pt-0 last:border-b-0 last:pb-0">
      <span
        className={classNames(
          'flex size-9 shrink-0 items-center justify-center rounded-full',
          isOver ? 'bg-neutral-soft text-neutral-ink' : 'bg-closing-soft text-closing-ink',
        )}
      >
        <Icon name={icons[kind]} size={18} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className={classNames('figures font-bold', isOver && 'text-ink-soft')}>
          {name}
          {kind === 'restriction' && cause !== 'rule' && (
            <span className="text-sm font-normal text-ink-faint">
              {' '}{say(cause === 'warningCount' ? 'reasonWarningCount' : 'reasonUnhealed')}
            </span>
          )}
        </span>
        <Time penalty={penalty} />
        {claimWon > 0 && (
          <span className="figures text-sm text-closing-ink">{say('effectClaim', { won: format.won(claimWon) })}</span>
        )}
      </span>
      {kind !== 'deduction' && <Badge tone={isOver ? 'neutral' : 'closing'}>{word(penaltyState, state)}</Badge>}
    </li>
  )
}

export const EffectsCard = ({ violation: { penalties } }: { readonly violation: WholeViolation }) => {
  const say = useText('violations')
  return (
    <Card title={say('effects')}>
      {penalties.length === 0 ? <p className="text-md text-ink-soft">{say('noEffects')}</p> : (
        <ul>{inOrder(penalties).map((one) => <Effect key={one.id} penalty={one} />)}</ul>
      )}
    </Card>
  )
}
