// Asks once before leaving would lose something: papers on their way, and with the tab all that was typed.
import { useText } from '../../../text/use-text.ts'
import { LeaveQuestion } from '../../../ui/overlay/leave-question.tsx'
import { hasWork } from './draft/draft.ts'
import { useWizard } from './wizard-context.ts'

/** On phones the identity check leaves the page by itself, and comes back. */
const isAtDesk = (): boolean => matchMedia('(width >= 48rem) and (pointer: fine)').matches

export const LeaveGuard = () => {
  const say = useText('members')
  const { draft, papers } = useWizard()
  return (
    <LeaveQuestion
      asks={(from, to) => papers.isSending && from !== to}
      asksTab={() => papers.isSending || (hasWork(draft) && isAtDesk())}
      title={say('leaveTitle')}
      consequence={say('leaveText')}
      confirmLabel={say('leave')}
    />
  )
}
