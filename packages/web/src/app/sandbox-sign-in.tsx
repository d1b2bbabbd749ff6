// In the sandbox one becomes a demo person with one tap; elsewhere the server knows no such people.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { useQueryClient } from '@tanstack/react-query'
import { useFailureWords } from '../api/failure-words.ts'
import { beginSession } from '../api/session.ts'
import { useRead } from '../api/use-read.ts'
import { CallFailure } from '../api/call-failure.ts'
import { useText } from '../text/use-text.ts'
import { Dialog } from '../ui/overlay/dialog.tsx'
import { showToast } from '../ui/overlay/toast.ts'
import { Avatar } from '../ui/show/avatar.tsx'
import { Badge } from '../ui/show/badge.tsx'
import { Skeleton } from '../ui/show/skeleton.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { ErrorPanel } from '../ui/state/error-panel.tsx'
import { Icon } from '../ui/icon/icon.tsx'

interface SandboxSignInProps {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

interface Person {
  readonly uid: string
  readonly name: string
  readonly roles: readonly string[]
  readonly apiKey: string
}

const PersonButton = ({ person, onPress }: { readonly person: Person; readonly onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    className="flex min-h-14 w-full items-center gap-3 rounded-lg border border-line px-3 py-2 text-left hover:bg-hover"
  >
    <Avatar name={person.name} />
    <span className="flex min-w-0 flex-1 flex-col">
      <span className="truncate text-md font-semibold">{person.name}</span>
      <span className="truncate text-sm text-ink-faint">{person.uid}</span>
    </span>
    {person.roles.map((role) => <Badge key={role}>{role}</Badge>)}
    <Icon name="chevronRight" size={18} className="text-ink-faint" />
  </button>
)

const People = ({ onSignedIn }: { readonly onSignedIn: (person: Person) => void }) => {
  const say = useText('shell')
  const wordsFor = useFailureWords()
  const people = useRead(sandboxCalls.listAccounts, {})
  if (people.error instanceof CallFailure && people.error.facts.status === 404)
    return <EmptyState icon="lock" title={say('sandboxClosed')} />
  if (people.error !== null) return <ErrorPanel {...wordsFor(people.error)} onRetry={() => void people.refetch()} />
  if (people.data === undefined)
    return Array.from({ length: 4 }, (_person, index) => <Skeleton key={index} className="h-14 rounded-lg" />)
  return people.data.items.map((person) => (
    <PersonButton key={person.uid} person={person} onPress={() => onSignedIn(person)} />
  ))
}

export const SandboxSignIn = ({ open, onOpenChange }: SandboxSignInProps) => {
  const say = useText('shell')
  const queries = useQueryClient()
  const signIn = ({ apiKey, name }: Person) => {
    beginSession('api-key', apiKey)
    void queries.invalidateQueries()
    onOpenChange(false)
    showToast({ tone: 'done', title: say('signedInAs', { name }) })
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say('sandboxTitle')} description={say('sandboxText')}>
      <div className="flex flex-col gap-2"><People onSignedIn={signIn} /></div>
    </Dialog>
  )
}
