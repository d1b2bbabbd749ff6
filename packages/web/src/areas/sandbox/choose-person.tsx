// "Choose who to be": the demo people of the sandbox, or a kind word where there is no sandbox.
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallFailure } from '../../api/call-failure.ts'
import { useFailureWords } from '../../api/failure-words.ts'
import { beginSession, useSession } from '../../api/session.ts'
import { useRead } from '../../api/use-read.ts'
import { useText } from '../../text/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { showToast } from '../../ui/overlay/toast.ts'
import { Card } from '../../ui/show/card.tsx'
import { Skeleton } from '../../ui/show/skeleton.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../ui/state/error-panel.tsx'
import { PersonCard, type Person } from './person-card.tsx'

export const isClosed = (error: unknown): boolean => error instanceof CallFailure && error.facts.status === 404

const grid = 'grid gap-3 md:grid-cols-2 md:gap-4'

const Waiting = () => (
  <div className={grid} aria-hidden="true" aria-busy="true">
    {Array.from({ length: 4 }, (_person, index) => <Skeleton key={index} className="h-26 rounded-lg" />)}
  </div>
)

const Closed = () => {
  const say = useText('sandbox')
  const sayShell = useText('shell')
  return (
    <Card>
      <EmptyState
        icon="lock"
        title={say('closedTitle')}
        text={<>{say('closedText')}<br />{say('closedHint')}</>}
        action={
          <a
            href="/reference"
            className={classNames(
              'inline-flex min-h-11 items-center font-semibold',
              'text-action-ink underline-offset-4 hover:underline',
            )}
          >
            {sayShell('homeReference')}
          </a>
        }
      />
    </Card>
  )
}

interface ChoosePersonProps {
  /** With a heading of its own, where the page is about something else. */
  readonly titled?: boolean | undefined
  readonly onChosen?: ((person: Person) => void) | undefined
}

const Titled = ({ children }: { readonly children: ReactNode }) => {
  const say = useText('sandbox')
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h2 className="text-xl font-bold">{say('title')}</h2>
        <p className="text-md text-ink-soft">{say('intro')}</p>
      </header>
      {children}
    </section>
  )
}

export const ChoosePerson = ({ titled = false, onChosen }: ChoosePersonProps): ReactNode => {
  const say = useText('sandbox')
  const wordsFor = useFailureWords()
  const queries = useQueryClient()
  const session = useSession()
  const people = useRead(sandboxCalls.listAccounts, {})
  const choose = (person: Person) => {
    const { apiKey, name, roles, staffPart } = person
    beginSession('api-key', apiKey, { name, roles, part: staffPart ?? undefined })
    // What the last person saw is not for the next one, nor is the place where they stood.
    void queries.resetQueries()
    scrollTo({ top: 0 })
    showToast({ tone: 'done', title: say('signedInAs', { name }) })
    onChosen?.(person)
  }
  if (isClosed(people.error)) return <Closed />
  if (people.error !== null) return <ErrorPanel {...wordsFor(people.error)} onRetry={() => void people.refetch()} />
  if (people.data === undefined) return titled ? <Titled><Waiting /></Titled> : <Waiting />
  if (people.data.items.length === 0)
    return <Card><EmptyState icon="users" title={say('nobodyTitle')} text={say('nobodyText')} /></Card>
  const cards = (
    <ul aria-label={say('people')} className={grid}>
      {people.data.items.map((person) => (
        <li key={person.uid}>
          <PersonCard
            person={person}
            isHere={session?.authorization === `api-key ${person.apiKey}`}
            onChoose={() => choose(person)}
          />
        </li>
      ))}
    </ul>
  )
  return titled ? <Titled>{cards}</Titled> : cards
}
