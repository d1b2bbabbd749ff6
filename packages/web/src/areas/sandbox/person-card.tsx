// One demo person as a card: who they are and what one sees as them.
import type { Role } from '@bidyard/contract/call'
import { type StaffPart, staffPart } from '@bidyard/contract/enums/members'
import { useText } from '../../text/use-text.ts'
import { useWord } from '../../text/use-word.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Avatar } from '../../ui/show/avatar.tsx'
import { Badge } from '../../ui/show/badge.tsx'

export interface Person {
  readonly uid: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly staffPart: StaffPart | null
  readonly houseName: string | null
  readonly apiKey: string
}

interface PersonCardProps {
  readonly person: Person
  readonly isHere: boolean
  readonly onChoose: () => void
}

const cardLook = classNames(
  'group flex h-full w-full items-start gap-4 rounded-lg border bg-surface p-4 text-left',
  'shadow-card transition-colors md:p-5',
  'hover:border-action hover:bg-hover',
)

export const PersonCard = ({ person, isHere, onChoose }: PersonCardProps) => {
  const say = useText('sandbox')
  const sayShell = useText('shell')
  const word = useWord()
  const { staffPart: part, houseName, roles: [first = 'dealer'] } = person
  return (
    <button
      type="button"
      onClick={onChoose}
      aria-current={isHere ? 'true' : undefined}
      className={classNames(cardLook, isHere ? 'border-action' : 'border-line')}
    >
      <Avatar name={person.name} size="large" />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-lg font-bold">{person.name}</span>
          <Badge tone="action">{part === null ? sayShell(`role.${first}`) : word(staffPart, part)}</Badge>
          <span className="font-mono text-sm text-ink-faint">{person.uid}</span>
          {isHere && <Badge tone="done" icon="check">{say('here')}</Badge>}
        </span>
        <span className="text-md text-ink-soft">
          {houseName !== null && <b lang="ko">{houseName} · </b>}{say(part === null ? `sees.${first}` : 'sees.part')}
        </span>
      </span>
      <Icon name="chevronRight" className="mt-4 text-ink-faint transition-colors group-hover:text-action-ink" />
    </button>
  )
}
