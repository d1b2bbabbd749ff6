// Who did something: a member by name, or the machine.
import { useText } from '../../../text/use-text.ts'
import { Avatar } from '../../../ui/show/avatar.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'

export interface AuthorShown {
  readonly memberId: string | null
  readonly name: string | null
}

const machineLook = 'inline-flex size-7 items-center justify-center rounded-full bg-neutral-soft text-neutral-ink'

export const Author = ({ author }: { readonly author: AuthorShown }) => {
  const say = useText('shell')
  const { name } = author
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5">
      <span aria-hidden="true" className="inline-flex">
        {name === null ? (
          <span className={machineLook}>
            <Icon name="settings" size={16} />
          </span>
        ) : (
          <Avatar name={name} size="small" />
        )}
      </span>
      <span className="truncate">{name ?? say('bySystem')}</span>
    </span>
  )
}
