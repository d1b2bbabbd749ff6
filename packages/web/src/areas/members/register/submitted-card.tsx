// It is handed in: what happens next, and where to look.
import { useText } from '../../../text/use-text.ts'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { Card } from '../../../ui/show/card.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { KeyValueList } from '../../../ui/show/key-value-list.tsx'
import type { Submitted } from './draft/draft.ts'

export const SubmittedCard = ({ submitted }: { readonly submitted: Submitted }) => {
  const say = useText('members')
  const format = useFormat()
  return (
    <Card>
      <div role="status" className="flex flex-col items-center gap-1 px-2 pt-6 pb-5 text-center">
        <span className="mb-3 flex size-14 items-center justify-center rounded-full bg-done-soft text-done-ink">
          <Icon name="done" size={30} />
        </span>
        <h2 className="text-lg font-bold">{say('submittedTitle')}</h2>
        <p className="max-w-md text-md text-ink-soft">{say('submittedText')}</p>
      </div>
      <div className="mx-auto max-w-md rounded-lg bg-sunken px-4 py-3">
        <KeyValueList
          facts={[
            { key: 'username', name: say('username'), value: submitted.username },
            { key: 'shop', name: say('shopName'), value: submitted.shopName },
            { key: 'at', name: say('submittedAt'), value: format.dateTime(submitted.submittedAt) },
          ]}
        />
      </div>
      <div className="flex flex-wrap justify-center gap-2 pt-6 pb-2">
        <LinkButton to="/register/status" variant="primary">{say('seeStatus')}</LinkButton>
        <LinkButton to="/" icon="home">{say('home')}</LinkButton>
      </div>
    </Card>
  )
}
