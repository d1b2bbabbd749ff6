// A check in the list of a day: when, which car, where, and how far it is.
import { carCheckState } from '@bidyard/contract/enums/cars'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../../text/use-text.ts'
import { useWord } from '../../../../text/use-word.ts'
import { formatTime } from '../../../../ui/format/date.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { useHeld } from '../kept/use-kept.ts'
import { checkTones } from '../parts/check-tones.ts'
import { SavedState } from '../parts/saved-state.tsx'
import type { DayCheck } from './use-day-checks.ts'

const Along = ({ row: { check, kept } }: { readonly row: DayCheck }) => {
  const say = useText('checks')
  const held = useHeld(check.id)
  if (check.state !== 'inProgress' && held.kept === null) return null
  if (kept === undefined) return <Badge icon="download">{say('notTakenAlong')}</Badge>
  const isTouched = kept.check.startedAt !== null || kept.startKey !== null
  return isTouched ? <SavedState held={held} /> : <Badge tone="done" icon="check">{say('takenAlong')}</Badge>
}

export const CheckRowLink = ({ row }: { readonly row: DayCheck }) => {
  const say = useText('checks')
  const word = useWord()
  const { check, kept } = row
  const isWaiting = check.state === 'inProgress' && check.startedAt === null && (kept?.startKey ?? null) === null
  return (
    <Link
      to="/office/checks/$id"
      params={{ id: check.id }}
      className="flex items-center gap-4 rounded-lg border border-line bg-surface p-4 shadow-card hover:bg-hover"
    >
      <span className="figures w-16 shrink-0 text-xl font-bold whitespace-nowrap">
        {check.reservedAt === null ? '–' : formatTime(check.reservedAt)}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-base font-bold">{check.carNumber}</span>
          <span lang="ko" className="text-md text-ink-soft">{kept?.car?.name ?? ''}</span>
        </span>
        <span lang="ko" className="text-md text-ink-soft">
          {kept?.check.place?.road ?? ''} {kept?.check.place?.detail ?? ''}
        </span>
        <span className="flex flex-wrap gap-2">
          <Badge tone={isWaiting ? 'neutral' : checkTones[check.state]}>
            {isWaiting ? say('notBegun') : word(carCheckState, check.state)}
          </Badge>
          {check.inspectorId === null && check.state === 'inProgress' && (
            <Badge tone="waiting">{say('unassigned')}</Badge>
          )}
          <Along row={row} />
        </span>
      </span>
      <Icon name="chevronRight" size={20} className="text-ink-faint" />
    </Link>
  )
}
