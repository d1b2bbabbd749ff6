// The way to the counter of the sandbox's bank.
import { hasSandbox } from '../../api/environment.ts'
import { useText } from '../../text/use-text.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Card } from '../../ui/show/card.tsx'

export const BankCard = () => {
  const say = useText('sandbox')
  if (!hasSandbox()) return null
  return (
    <Card title={say('bank')}>
      <div className="flex flex-col gap-3">
        <p className="text-md text-ink-soft">{say('bankText')}</p>
        <LinkButton to="/sandbox/bank" icon="card" wide>{say('bankOpen')}</LinkButton>
      </div>
    </Card>
  )
}
