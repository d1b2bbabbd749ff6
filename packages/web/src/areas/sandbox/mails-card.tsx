// The way to the mails that would have gone out, for whoever may read them.
import { Link } from '@tanstack/react-router'
import { hasSandbox } from '../../api/environment.ts'
import { hasRole, useViewer } from '../../api/session.ts'
import { useText } from '../../text/use-text.ts'
import { buttonLook } from '../../ui/button/button-look.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Card } from '../../ui/show/card.tsx'

export const MailsCard = () => {
  const say = useText('sandbox')
  const viewer = useViewer()
  if (!hasSandbox() || !hasRole(viewer, 'developer', 'root')) return null
  return (
    <Card title={say('mails')}>
      <div className="flex flex-col gap-3">
        <p className="text-md text-ink-soft">{say('mailsText')}</p>
        <Link to="/sandbox/mails" className={buttonLook({ wide: true })}>
          <Icon name="inbox" size={18} />
          {say('mailsOpen')}
        </Link>
      </div>
    </Card>
  )
}
