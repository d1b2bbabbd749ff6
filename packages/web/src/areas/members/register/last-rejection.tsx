// Why the last registration was sent back, before one corrects it.
import { memberRejectType } from '@bidyard/contract/enums/members'
import { useLabel } from '../../../text/use-label.ts'
import { useText } from '../../../text/use-text.ts'
import { InlineNotice } from '../../../ui/state/inline-notice.tsx'
import { useWizard } from './wizard-context.ts'

export const LastRejection = () => {
  const say = useText('members')
  const label = useLabel()
  const { draft: { lastRejection } } = useWizard()
  if (lastRejection === null) return null
  const reason = label(memberRejectType.labels[lastRejection.rejectType])
  return (
    <div className="pb-4">
      <InlineNotice tone="waiting" title={say('lastRejection', { reason })}>
        {lastRejection.note}
      </InlineNotice>
    </div>
  )
}
