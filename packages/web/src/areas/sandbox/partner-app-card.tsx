// The way to the sample app of a partner, where one sees how its customers come in.
import { hasSandbox } from '../../api/environment.ts'
import { useText } from '../../text/use-text.ts'
import { buttonLook } from '../../ui/button/button-look.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Card } from '../../ui/show/card.tsx'

export const PartnerAppCard = () => {
  const say = useText('sandbox')
  if (!hasSandbox()) return null
  return (
    <Card title={say('partnerApp')}>
      <div className="flex flex-col gap-3">
        <p className="text-md text-ink-soft">{say('partnerAppText')}</p>
        <a href="/sandbox/partner" className={buttonLook({ wide: true })}>
          <Icon name="phone" size={18} />
          {say('partnerAppOpen')}
        </a>
      </div>
    </Card>
  )
}
