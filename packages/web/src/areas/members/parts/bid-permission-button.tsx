// Lets an employee bid for the shop, or not any more: asked once, in a sentence.
import type { ReceivedOf } from '@bidyard/contract/call'
import { membersCalls } from '@bidyard/contract/calls/members'
import { useState } from 'react'
import { useText } from '../../../text/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Refused } from '../../../ui/state/refused.tsx'
import { useAct } from './use-act.ts'

type Member = ReceivedOf<typeof membersCalls.setBidPermission>

interface BidPermissionButtonProps {
  readonly member: Member
  readonly onChanged?: ((member: Member) => void) | undefined
}

export const BidPermissionButton = ({ member, onChanged }: BidPermissionButtonProps) => {
  const say = useText('people')
  const [asking, setAsking] = useState(false)
  // The question keeps its words while it closes, though the answer has come.
  const [asked, setAsked] = useState<'allowBid' | 'denyBid'>('allowBid')
  const { id, name, mayBid } = member
  const words = mayBid ? 'denyBid' : 'allowBid'
  const change = useAct(membersCalls.setBidPermission, {
    done: say(`${asked}Done`, { name }), onDone: (changed) => onChanged?.(changed),
  })
  const ask = (open: boolean) => {
    if (open) {
      change.reset()
      setAsked(words)
    }
    setAsking(open)
  }
  return (
    <>
      <Button size="small" onClick={() => ask(true)}>{say(words)}</Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={ask}
        title={say(`${asked}Title`, { name })}
        consequence={say(`${asked}Happens`, { shop: member.shop?.name ?? say('shop') })}
        confirmLabel={say(asked)}
        onConfirm={() => change.mutateAsync({ params: { id }, body: { mayBid: asked === 'allowBid' } })}
      >
        <Refused failure={change.error} />
      </ConfirmDialog>
    </>
  )
}
