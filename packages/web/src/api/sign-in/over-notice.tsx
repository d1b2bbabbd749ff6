// Says where one writes that the session is over, before the way to the sign-in takes away what was written.
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { InlineNotice } from '../../ui/state/inline-notice.tsx'
import { goToSignIn } from './put-off-over.ts'

export const OverNotice = ({ className }: { readonly className?: string | undefined }) => {
  const say = useText('identity')
  return (
    <div className={className}>
      <InlineNotice
        tone="waiting" urgent title={say('over')}
        action={<Button variant="primary" onClick={goToSignIn}>{say('signIn')}</Button>}
      >
        {say('overTyped')}
      </InlineNotice>
    </div>
  )
}
