// Why the proven person cannot register now, and where to go instead.
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Card } from '../../../ui/show/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import type { Obstacle } from './use-proof.ts'
import { useWizard } from './wizard-context.ts'

export const Blocked = ({ obstacle }: { readonly obstacle: Obstacle }) => {
  const say = useText('members')
  const { dropProof } = useWizard()
  const isUnderReview = obstacle === 'REGISTRATION_UNDER_REVIEW'
  return (
    <Card>
      <EmptyState
        icon={isUnderReview ? 'clock' : 'user'}
        title={say(`blocked.${obstacle}`)}
        text={say(`blockedText.${obstacle}`)}
        action={
          <>
            {isUnderReview
              ? <LinkButton to="/register/status" variant="primary">{say('seeStatus')}</LinkButton>
              : <LinkButton to="/sign-in" variant="primary" icon="signIn">{say('toSignIn')}</LinkButton>}
            <Button variant="quiet" onClick={dropProof}>{say('proveAgain')}</Button>
          </>
        }
      />
    </Card>
  )
}
