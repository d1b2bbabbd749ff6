// A violation in the list: what it was, what it brought, until when, and whether one may still appeal.
import {
  shopViolationState, violationAction, violationAppealState, violationDetailType,
} from '@bidyard/contract/enums/violations'
import { Link } from '@tanstack/react-router'
import { useServerOffset } from '../../../../api/server-time.ts'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useFormat } from '../../../../ui/format/use-format.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Countdown } from '../../../../ui/show/countdown.tsx'
import { actionTone, appealTone, stateTone } from '../tones.ts'
import type { Violation } from '../types.ts'
import { inOrder, useEffectName } from '../whole/effect-name.ts'

const Foot = ({ violation }: { readonly violation: Violation }) => {
  const say = useText('violations')
  const offsetMs = useServerOffset()
  const { mayAppeal, appealUntil } = violation
  if (!mayAppeal) return null
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {say('mayAppealUntil')} <Countdown endsAt={appealUntil} offsetMs={offsetMs} closingMs={86_400_000} />
    </span>
  )
}

export const ViolationCard = ({ violation }: { readonly violation: Violation }) => {
  const say = useText('violations')
  const word = useWord()
  const format = useFormat()
  const nameOf = useEffectName()
  const { id, violationNo, detail, action, state, statement, violateAt, memberName, penalties, appealState } = violation
  return (
    <Link
      to="/violations/$id"
      params={{ id }}
      className={classNames(
        'flex items-center gap-3 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors',
        'hover:border-line-strong hover:bg-hover',
      )}
    >
      <span className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="flex flex-wrap items-center gap-1.5">
          <Badge tone={actionTone[action]}>{word(violationAction, action)}</Badge>
          <Badge tone={stateTone[state]}>{word(shopViolationState, state)}</Badge>
          {appealState !== null && (
            <Badge tone={appealTone[appealState]}>
              {say('appealBadge', { state: word(violationAppealState, appealState) })}
            </Badge>
          )}
        </span>
        <span className="font-bold [overflow-wrap:anywhere]">{word(violationDetailType, detail)}</span>
        <span lang="ko" className="line-clamp-2 text-md text-ink-soft">{statement}</span>
        {penalties.length > 0 && (
          <span className="figures text-md font-medium">{inOrder(penalties).map(nameOf).join(' · ')}</span>
        )}
        <span className="figures flex flex-wrap gap-x-2 text-sm text-ink-faint">
          <span>{violationNo}</span><span>{format.date(violateAt)}</span>
          {memberName !== null && <span>{memberName}</span>}
        </span>
        <Foot violation={violation} />
      </span>
      <Icon name="chevronRight" className="text-ink-faint" />
    </Link>
  )
}
