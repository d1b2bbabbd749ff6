// One registration: the form beside its papers, and the decision of the reviewer.
import { registrationStatus } from '@bidyard/contract/enums/members'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFailureWords } from '../../../../api/failure-words.ts'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { PageHeader } from '../../../../ui/navigation/page-header.tsx'
import { Trail } from '../../../../ui/navigation/trail.tsx'
import { Badge } from '../../../../ui/show/badge.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { When } from '../../../../ui/show/when.tsx'
import { ErrorPanel } from '../../../../ui/state/error-panel.tsx'
import { useTitle } from '../../../../ui/use-title.ts'
import { useWide } from '../../../../ui/use-wide.ts'
import { registrationTone } from '../parts/tones.ts'
import { useWord } from '../../../../text/use-word.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { Decision } from './decision.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentPane } from './document-pane.tsx'
import type { Registration } from './document-photo.ts'
import { RegistrationFacts } from './registration-facts.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useReview, type Review } from './use-review.ts'

const layout = classNames(
  'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]',
  'xl:grid-cols-[minmax(0,25rem)_minmax(0,1fr)]',
)

const Deeds = ({ ask }: Pick<Review, 'ask'>) => {
  const say = useText('people')
  return (
    <div
      className={classNames(
        'flex gap-2 *:flex-1 md:*:flex-none',
        'max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--tab-bar-height)+env(safe-area-inset-bottom))]',
        'max-md:z-20 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-gutter max-md:py-3',
      )}
    >
      <Button onClick={() => ask('reject')}>{say('reject')}</Button>
      <Button variant="primary" icon="check" onClick={() => ask('approve')}>{say('approve')}</Button>
    </div>
  )
}

const Head = ({ registration, ask }: Pick<Review, 'ask'> & { readonly registration: Registration }) => {
  const say = useText('people')
  const word = useWord()
  const { name, shopName, state, submittedAt } = registration
  return (
    <PageHeader
      trail={<Trail to="/office/registrations">{say('registrations')}</Trail>}
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name} <span className="font-normal text-ink-soft">{shopName}</span>
          <Badge tone={registrationTone[state]}>{word(registrationStatus, state)}</Badge>
        </span>
      }
      summary={<>{say('submittedAt')} <When at={submittedAt} /> · {say('lookIsLogged')}</>}
      actions={state === 'inProgress' ? <Deeds ask={ask} /> : undefined}
    />
  )
}

const Waiting = () => (
  <div aria-busy="true" className="flex flex-col gap-4">
    <Skeleton className="h-16 w-80 max-w-full rounded-lg" />
    <div className={layout}>
      <Skeleton className="h-120 rounded-lg" />
      <Skeleton className="h-160 rounded-lg max-lg:hidden" />
    </div>
  </div>
)

const Shown = ({ id }: { readonly id: string }) => {
  const say = useText('people')
  const wordsFor = useFailureWords()
  const wide = useWide()
  const review = useReview(id)
  const { look, asking, ask, outcome } = review
  const registration = look.seen
  useTitle(registration === undefined ? say('registrations') : `${registration.shopName} · ${say('registrations')}`)
  if (registration === undefined)
    return look.failure === null
      ? <Waiting />
      : <ErrorPanel {...wordsFor(look.failure)} onRetry={() => void look.again()} />
  const { documents } = registration
  return (
    <>
      <Head registration={registration} ask={ask} />
      <div className="flex flex-col gap-4 max-md:pb-20">
        <Decision registration={registration} outcome={outcome} />
        <div className={layout}>
          <div className="flex min-w-0 flex-col gap-4"><RegistrationFacts registration={registration} /></div>
          {wide
            ? <DocumentPane papers={documents} onOld={() => void look.again()} />
            : <DocumentList papers={documents} />}
        </div>
      </div>
      {asking === 'approve' && <ApproveDialog registration={registration} review={review} />}
      {asking === 'reject' && <RejectDialog registration={registration} review={review} />}
    </>
  )
}

export const RegistrationScreen = (): ReactNode => {
  const { id } = useParams({ from: '/framed/office/registrations/$id' })
  // Another registration begins anew: nothing of the last one, least of all its decision, may stay.
  return <Shown key={id} id={id} />
}
