// The proof has run out on the way: one proves oneself again in place, and nothing that was typed is lost.
import { useText } from '../../../text/use-text.ts'
import { Card } from '../../../ui/show/card.tsx'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useWizard } from './wizard-context.ts'

/** Its id, so that whoever presses on without a proof is led to it. */
export const renewPlace = 'renew-proof'

interface RenewProofProps {
  readonly onProven: (token: string, endsAt: string) => void
}

export const RenewProof = ({ onProven }: RenewProofProps) => {
  const say = useText('members')
  const { IdentityCheck } = useWizard()
  return (
    <div id={renewPlace} role="group" aria-label={say('renewTitle')} tabIndex={-1} className="pb-4 outline-none">
      <Card title={say('renewTitle')}>
        <div className="flex flex-col gap-4 pt-1">
          <InlineNotice tone="waiting" urgent>{say('renewText')}</InlineNotice>
          <IdentityCheck purpose="sign-up" onDone={onProven} text={say('identityText')} />
        </div>
      </Card>
    </div>
  )
}
