// Whether somebody may bid for the shop: always for who leads it, else as it was granted.
import { membersCalls } from '@bidyard/contract/calls/members'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import { Refused } from '../../../../ui/state/refused.tsx'
import { useAct } from '../parts/use-act.ts'
import { ActRow } from '../parts/act-row.tsx'
import type { Member } from './member-dialogs.ts'

interface BidPermissionProps {
  readonly member: Member
  readonly onChanged: (member: Member) => void
}

export const BidPermission = ({ member, onChanged }: BidPermissionProps) => {
  const say = useText('people')
  const [asking, setAsking] = useState(false)
  // The question keeps its words while it closes, though the answer has come.
  const [asked, setAsked] = useState<'allowBid' | 'denyBid'>('allowBid')
  const { id, name, mayBid, state, grade, businessOwnerType } = member
  const leads = leadsShop({ grade, businessOwnerType })
  const words = mayBid ? 'denyBid' : 'allowBid'
  const change = useAct(membersCalls.setBidPermission, { done: say(`${asked}Done`, { name }), onDone: onChanged })
  const ask = (open: boolean) => {
    if (open) {
      change.reset()
      setAsked(words)
    }
    setAsking(open)
  }
  return (
    <ActRow
      name={say('mayBid')}
      value={say(mayBid ? 'mayBidYes' : 'mayBidNo')}
      note={leads ? say('mayBidLeads') : state === 'active' ? undefined : say('mayBidInactive')}
    >
      {!leads && state === 'active' && <Button size="small" onClick={() => ask(true)}>{say(words)}</Button>}
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
    </ActRow>
  )
}
