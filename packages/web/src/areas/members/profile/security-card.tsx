// The way to everything that keeps others out of one's account.
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Card } from '../../../ui/show/card.tsx'

export const SecurityCard = () => {
  const say = useText('members')
  return (
    <Card title={say('securityTitle')}>
      <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
        <p className="min-w-0 flex-1 text-md text-ink-soft">{say('securityText')}</p>
        <LinkButton to="/profile/security" icon="lock">{say('toSecurity')}</LinkButton>
      </div>
    </Card>
  )
}
