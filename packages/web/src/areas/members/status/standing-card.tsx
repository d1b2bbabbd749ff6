// One registration and where it stands: under review, approved, or sent back with the reason and a way to correct it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { membersCalls } from '@bidyard/contract/calls/members'
import { memberRejectType, registrationStatus } from '@bidyard/contract/enums/members'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLabel } from '../../../text/use-label.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { type Step, StepRail } from '../../../ui/navigation/step-rail.tsx'
import { Badge, type Tone } from '../../../ui/show/badge.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import type { DraftHeld } from '../register/draft/use-draft.ts'
import { draftOfWish } from '../register/draft/submission.ts'

type Own = AnswerOf<typeof membersCalls.findOwnRegistration>
type Registration = NonNullable<Own['registration']>

interface StandingProps {
  readonly registration: Registration
  readonly wish: Own['wish']
  readonly held: DraftHeld
}

const tones: Readonly<Record<Registration['state'], Tone>> = {
  inProgress: 'waiting', approved: 'done', rejected: 'closing',
}

const Rail = ({ registration: { state, submittedAt, rejection } }: Pick<StandingProps, 'registration'>) => {
  const say = useText('members')
  const format = useFormat()
  const reviewedAt = rejection === null ? undefined : format.dateTime(rejection.reviewedAt)
  const last: Readonly<Record<Registration['state'], Step>> = {
    inProgress: { key: 'end', title: say('rail.outcome'), state: 'ahead' },
    approved: { key: 'end', title: say('rail.approved'), state: 'done' },
    rejected: { key: 'end', title: say('rail.rejected'), state: 'failed', when: reviewedAt },
  }
  return (
    <StepRail
      label={say('statusTitle')}
      steps={[
        { key: 'sent', title: say('rail.sent'), state: 'done', when: format.dateTime(submittedAt) },
        { key: 'review', title: say('rail.review'), state: state === 'inProgress' ? 'theirs' : 'done' },
        last[state],
      ]}
    />
  )
}

const Rejected = ({ registration, wish, held }: StandingProps) => {
  const say = useText('members')
  const label = useLabel()
  const navigate = useNavigate()
  const { rejection } = registration
  const correct = () => {
    if (wish !== null) held.clear(draftOfWish(registration, wish, held.draft.proof))
    void navigate({ to: '/register', search: { step: 'account' } })
  }
  return (
    <div className="flex flex-col gap-4">
      {rejection !== null && (
        <InlineNotice tone="closing" title={label(memberRejectType.labels[rejection.rejectType])}>
          <p className="whitespace-pre-line">{rejection.note}</p>
        </InlineNotice>
      )}
      <p className="text-md text-ink-soft">{say('correctText')}</p>
      <div><Button variant="primary" icon="edit" onClick={correct}>{say('correct')}</Button></div>
    </div>
  )
}

const WhatNow = (props: StandingProps): ReactNode => {
  const say = useText('members')
  const { state } = props.registration
  if (state === 'rejected') return <Rejected {...props} />
  if (state === 'inProgress') return <InlineNotice tone="action">{say('underReviewText')}</InlineNotice>
  return (
    <div className="flex flex-col gap-4">
      <InlineNotice tone="done" title={say('approvedTitle')}>{say('approvedText')}</InlineNotice>
      <div><LinkButton to="/sign-in" variant="primary" icon="signIn">{say('toSignIn')}</LinkButton></div>
    </div>
  )
}

export const Standing = (props: StandingProps) => {
  const say = useText('members')
  const label = useLabel()
  const { state, shopName, username } = props.registration
  return (
    <Card
      title={<span className="flex flex-wrap items-center gap-2">
        {shopName}<Badge tone={tones[state]}>{label(registrationStatus.labels[state])}</Badge>
      </span>}
    >
      <div className="flex flex-col gap-6 pt-3">
        <Rail registration={props.registration} />
        <KeyValueList facts={[{ key: 'username', name: say('username'), value: username }]} />
        <WhatNow {...props} />
      </div>
    </Card>
  )
}
