// Notices, errors and empty places.
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/show/card.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { ErrorPanel } from '../../ui/state/error-panel.tsx'
import { InlineNotice } from '../../ui/state/inline-notice.tsx'
import { Part } from './part.tsx'

export const StatesPart = () => {
  const say = useText('gallery')
  return (
    <Part id="states" title={say('part.states')}>
      <div className="grid gap-3 md:grid-cols-2">
        <InlineNotice tone="waiting" title={say('noticeTitle')}>
          {say('noticeText')}
        </InlineNotice>
        <InlineNotice
          tone="closing"
          title={say('noticeClosing')}
          action={<Button size="small">{say('secondary')}</Button>}
        />
        <InlineNotice tone="done">{say('noticeDone')}</InlineNotice>
        <InlineNotice tone="action">{say('noticeAction')}</InlineNotice>
        <InlineNotice>{say('noticeNeutral')}</InlineNotice>
      </div>
      <div className="grid items-start gap-3 md:grid-cols-2">
        <ErrorPanel
          title={say('errorTitle')}
          advice={say('errorAdvice')}
          requestId="01995d0e-6a2b-7c3f-9d5e-2f41c8b7a6e0"
          onRetry={() => undefined}
        />
        <Card flush>
          <EmptyState
            icon="heart"
            title={say('emptyTitle')}
            text={say('emptyText')}
            action={<Button variant="primary">{say('browse')}</Button>}
          />
        </Card>
      </div>
    </Part>
  )
}
