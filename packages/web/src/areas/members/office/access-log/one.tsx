// One person or one thing whose lines are shown, as a link brought it here.
import { useText } from '../../../../text/use-text.ts'
import { Chip } from '../../../../ui/choice/chip.tsx'

interface OneProps {
  readonly search: { readonly user?: string; readonly of?: string }
  readonly change: (next: { readonly user?: undefined; readonly of?: undefined }) => void
  readonly uid: string | null
}

export const One = ({ search: { user, of }, change, uid }: OneProps) => {
  const say = useText('people')
  if (user === undefined && of === undefined) return null
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {user !== undefined && (
        <Chip label={say('byPerson', { uid: uid ?? user.slice(-6) })} onRemove={() => change({ user: undefined })} />
      )}
      {of !== undefined && (
        <Chip label={say('aboutOne', { id: of.slice(-6) })} onRemove={() => change({ of: undefined })} />
      )}
    </div>
  )
}
