// The papers of a contract: the buyer's form, the office's look at them, and what became of each submission.
import { screeningRejectType, screeningState, type ScreeningState } from '@bidyard/contract/enums/contracts'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { useWord } from '../../../text/use-word.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { later } from '../../../ui/later.tsx'
import { Badge, type Tone } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { Skeleton } from '../../../ui/show/skeleton.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { FilePhotos } from '../parts/file-photos.tsx'
import type { Side } from '../parts/contract-rules.ts'
import { reviewOf } from '../parts/office-rules.ts'
import { useTakesPart } from '../parts/use-may-act.ts'

const waiting = <div aria-busy="true"><Skeleton className="h-96 rounded-lg!" /></div>
const HandIn = later(async () => (await import('./hand-in-card.tsx')).HandIn, waiting)
const PaperPane = later(async () => (await import('./paper-pane.tsx')).PaperPane, waiting)
const ApproveDialog = later(async () => (await import('./review-dialogs.tsx')).ApproveDialog)
const RejectSheet = later(async () => (await import('./review-dialogs.tsx')).RejectSheet)
const ReopenDialog = later(async () => (await import('./review-dialogs.tsx')).ReopenDialog)

const tones: Readonly<Record<ScreeningState, Tone>> = {
  pending: 'neutral', inProgress: 'waiting', approved: 'done', rejected: 'closing',
}

interface PapersProps {
  readonly contract: Contract
  readonly side: Side
}

type Screening = NonNullable<Contract['screening']>

const Submissions = ({ submissions }: Pick<Screening, 'submissions'>) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  return (
    <ol aria-label={say('submissions')} className="flex flex-col divide-y divide-line">
      {submissions.map(({ id, submissionNo, submittedAt, note, verdict, rejectType, reviewNote, reviewedAt }) => (
        <li key={id} className="flex flex-col gap-0.5 py-2.5 text-md first:pt-0 last:pb-0">
          <span className="flex flex-wrap items-center justify-between gap-2">
            <b>{say('submissionNo', { count: submissionNo })}</b>
            <span className="figures text-sm text-ink-faint">{format.dateTime(submittedAt)}</span>
          </span>
          {note !== null && <span lang="ko" className="text-ink-soft">{note}</span>}
          <span className="text-sm text-ink-soft">
            {verdict === null ? say('reviewing') : verdict === 'approved'
              ? say('approvedAt', { time: reviewedAt === null ? '' : format.dateTime(reviewedAt) })
              : say('rejectedFor', { why: word(screeningRejectType, rejectType) })}
            {reviewNote !== null && <> · <span lang="ko">{reviewNote}</span></>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Told to every side; what shows that it was right, to the office alone. */
const Without = ({ at, proof }: NonNullable<Screening['withoutPapers']>) => {
  const say = useText('contracts')
  const format = useFormat()
  return (
    <>
      <p className="text-md text-ink-soft">{say('finishedWithoutPapers', { time: format.dateTime(at) })}</p>
      {proof !== null && <FilePhotos label={say('withoutPapersProof')} files={[proof]} />}
    </>
  )
}

/** In a sentence, to whoever does not see the papers themselves. */
const HowFar = ({ screening, side }: Pick<PapersProps, 'side'> & { readonly screening: Screening }) => {
  const say = useText('contracts')
  const { state, submissions, withoutPapers } = screening
  if (withoutPapers !== null) return <Without {...withoutPapers} />
  if (side === 'buyer' || (side === 'staff' && submissions.length > 0)) return null
  return <p className="text-md text-ink-soft">{say(side === 'seller' ? `papersSeller.${state}` : 'papersNone')}</p>
}

type Asking = 'approve' | 'reject' | 'reopen'

const Review = ({ contract }: { readonly contract: Contract }) => {
  const say = useText('contractDesk')
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const takesPart = useTakesPart('staff')
  const { mayJudge, mayReopen } = reviewOf(contract)
  if (!takesPart) return null
  return (
    <>
      {mayJudge && (
        <div className="grid gap-2 sm:grid-cols-2">
          <Button variant="primary" size="large" icon="check" onClick={() => setAsking('approve')}>
            {say('approve')}
          </Button>
          <Button size="large" onClick={() => setAsking('reject')}>{say('reject')}…</Button>
        </div>
      )}
      {mayReopen && <Button className="self-start" onClick={() => setAsking('reopen')}>{say('reopen')}…</Button>}
      {asking === 'approve' && <ApproveDialog contract={contract} onClose={close} />}
      {asking === 'reject' && <RejectSheet contract={contract} onClose={close} />}
      {asking === 'reopen' && <ReopenDialog contract={contract} onClose={close} />}
    </>
  )
}

/** Papers are handed in at their step, or once more where the office reopened them. */
export const awaitsPapers = ({ state, screening }: Contract): boolean =>
  screening !== null && (state === 'screening' || state === 'done')
  && (screening.state === 'pending' || screening.state === 'rejected')

export const PapersCard = ({ contract, side }: PapersProps) => {
  const say = useText('contracts')
  const word = useWord()
  const format = useFormat()
  const { screening, state } = contract
  const isTime = state === 'screening' || state === 'done' || (screening?.submissions.length ?? 0) > 0
  if (screening === null || !isTime) return null
  const [last] = screening.submissions
  const { reviewDueAt } = screening
  const isWithout = screening.withoutPapers !== null
  return (
    <Card
      title={say('papers')}
      note={screening.state === 'inProgress' && reviewDueAt !== null
        ? say('reviewUntil', { time: format.dateTime(reviewDueAt) }) : undefined}
      actions={
        <Badge tone={isWithout ? 'neutral' : tones[screening.state]}>
          {isWithout ? say('withoutPapers') : word(screeningState, screening.state)}
        </Badge>
      }
    >
      <div className="flex flex-col gap-5">
        {side === 'buyer' && awaitsPapers(contract) && <HandIn contract={contract} screening={screening} />}
        {screening.escalatedAt !== null && (
          <InlineNotice tone="closing">
            {say('escalated', { count: screening.rejectionCount, time: format.dateTime(screening.escalatedAt) })}
          </InlineNotice>
        )}
        <HowFar screening={screening} side={side} />
        {side === 'staff' && last !== undefined && <PaperPane key={last.id} papers={last.documents} />}
        {side === 'staff' && <Review contract={contract} />}
        {screening.submissions.length > 0 && <Submissions submissions={screening.submissions} />}
      </div>
    </Card>
  )
}
