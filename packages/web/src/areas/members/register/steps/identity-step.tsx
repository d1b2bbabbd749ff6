// The first step: proving who one is; with a proof that holds one may go on at once.
import type { ReactNode } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { LinkButton } from '../../../../ui/button/link-button.tsx'
import { Card } from '../../../../ui/show/card.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Spinner } from '../../../../ui/show/spinner.tsx'
import { InlineNotice } from '../../../../ui/state/inline-notice.tsx'
import { useWizard } from '../wizard-context.ts'

const needs = ['needPhone', 'needNumber', 'needPapers'] as const

const WhatIsNeeded = () => {
  const say = useText('members')
  return (
    <Card title={say('needsTitle')}>
      <ul className="flex flex-col gap-2 text-md text-ink-soft">
        {needs.map((need) => (
          <li key={need} className="flex gap-2">
            <Icon name="check" size={18} className="mt-0.5 shrink-0 text-done-ink" />
            {say(need)}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-md text-ink-soft">
        {say('appliedBefore')}
        <LinkButton to="/register/status" size="small" className="max-md:h-11">{say('seeStatus')}</LinkButton>
      </p>
    </Card>
  )
}

interface IdentityStepProps {
  readonly onProven: (token: string, endsAt: string) => void
  readonly isAsking: boolean
}

const Asking = () => {
  const say = useText('members')
  return (
    <p role="status" className="flex min-h-24 items-center justify-center gap-3 text-md text-ink-soft">
      <Spinner size={20} />
      {say('standingAsking')}
    </p>
  )
}

export const IdentityStep = ({ onProven, isAsking }: IdentityStepProps): ReactNode => {
  const say = useText('members')
  const { IdentityCheck, draft, token, dropProof, goTo } = useWizard()
  const { person } = draft
  if (isAsking && person === null) return <Card title={say('title.identity')}><Asking /></Card>
  return (
    <div className="flex flex-col gap-4">
      <Card title={say('title.identity')}>
        {token === null || person === null ? (
          <IdentityCheck purpose="sign-up" onDone={onProven} text={say('identityText')} />
        ) : (
          <div className="flex flex-col gap-4">
            <InlineNotice tone="done" title={say('proven')}>{person.name} · {person.phoneNumber}</InlineNotice>
            <div className="flex flex-wrap gap-2">
              <Button variant="primary" onClick={() => goTo('account')}>{say('next')}</Button>
              <Button variant="quiet" onClick={dropProof}>{say('proveAgain')}</Button>
            </div>
          </div>
        )}
      </Card>
      <WhatIsNeeded />
    </div>
  )
}
