// Asks once before leaving would lose something: papers on their way, and with the tab all that was typed.
import { useBlocker } from '@tanstack/react-router'
import { useText } from '../../../text/use-text.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { hasWork } from './draft/draft.ts'
import { useWizard } from './wizard-context.ts'

/** On phones the identity check leaves the page by itself, and comes back. */
const isAtDesk = (): boolean => matchMedia('(width >= 48rem) and (pointer: fine)').matches

export const LeaveGuard = () => {
  const say = useText('members')
  const { draft, papers } = useWizard()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => papers.isSending && current.pathname !== next.pathname,
    enableBeforeUnload: () => papers.isSending || (hasWork(draft) && isAtDesk()),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      // While it asks, the history stands at where Back wants to go.
      inAddress
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={say('leaveTitle')}
      consequence={say('leaveText')}
      confirmLabel={say('leave')}
      destructive
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
