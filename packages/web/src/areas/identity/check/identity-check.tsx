// Asks a person to prove who they are at the identity provider, and hands on the token that proves it.
import type { ReactNode } from 'react'
import { hasSandbox } from '../../../api/environment.ts'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Spinner } from '../../../ui/show/spinner.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { CheckTroubleNotice } from './check-trouble-notice.tsx'
import { DummyCheck } from './dummy-check.tsx'
import { type CheckStage, type IdentityCheckWish, useIdentityCheck } from './use-identity-check.ts'

export interface IdentityCheckProps extends IdentityCheckWish {
  /** What the proof is for, in a sentence. */
  readonly text?: ReactNode | undefined
  /** Why one is here again: what became of an earlier token. */
  readonly notice?: ReactNode | undefined
}

const Working = ({ words }: { readonly words: string }) => (
  <p role="status" className="flex min-h-12 items-center justify-center gap-3 text-md text-ink-soft">
    <Spinner size={20} />
    {words}
  </p>
)

interface WaitingProps {
  readonly isWindowGone: boolean
  readonly onAgain: () => void
  readonly onCancel: () => void
}

const Waiting = ({ isWindowGone, onAgain, onCancel }: WaitingProps) => {
  const say = useText('identity')
  return (
    <div className="flex flex-col gap-4">
      <div role="status">
        <InlineNotice
          tone={isWindowGone ? 'waiting' : 'action'}
          title={say(isWindowGone ? 'checkWindowGone' : 'checkWindowOpen')}
        >
          {say(isWindowGone ? 'checkWindowGoneText' : 'checkWindowOpenText')}
        </InlineNotice>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant={isWindowGone ? 'primary' : 'secondary'} icon="refresh" onClick={onAgain}>
          {say('checkAgain')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>{say('checkCancel')}</Button>
      </div>
    </div>
  )
}

interface ActionProps {
  readonly stage: CheckStage
  readonly check: ReturnType<typeof useIdentityCheck>
}

const Action = ({ stage, check }: ActionProps) => {
  const say = useText('identity')
  if (stage.at === 'working') return <Working words={say(stage.on)} />
  if (stage.at === 'waiting')
    return <Waiting isWindowGone={stage.isWindowGone} onAgain={check.begin} onCancel={check.cancel} />
  return (
    <>
      {stage.trouble !== null && <CheckTroubleNotice trouble={stage.trouble} onRetry={check.retry} />}
      <Button variant="primary" size="large" icon="phone" wide onClick={check.begin}>
        {say(stage.trouble === null ? 'checkBegin' : 'checkAgain')}
      </Button>
    </>
  )
}

export const IdentityCheck = ({ text, notice, ...wish }: IdentityCheckProps): ReactNode => {
  const say = useText('identity')
  const check = useIdentityCheck(wish)
  const { stage } = check
  return (
    <div className="flex flex-col gap-4">
      {notice !== undefined && stage.at === 'start' && stage.trouble === null && notice}
      <p className="flex items-start gap-3 text-md text-ink-soft">
        <Icon name="lock" size={20} className="mt-0.5 text-action-ink" />
        <span>{text ?? say('checkText')} {say('checkLearns')}</span>
      </p>
      <Action stage={stage} check={check} />
      {hasSandbox() && stage.at === 'start' && <DummyCheck {...wish} />}
    </div>
  )
}
