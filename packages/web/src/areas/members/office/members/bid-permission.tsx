// Whether somebody may bid for the shop: always for who leads it, else as it was granted.
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { useText } from '../../../../text/use-text.ts'
import { BidPermissionButton } from '../../parts/bid-permission-button.tsx'
import { ActRow } from '../parts/act-row.tsx'
import type { Member } from './member-dialogs.ts'

interface BidPermissionProps {
  readonly member: Member
  readonly onChanged: (member: Member) => void
}

export const BidPermission = ({ member, onChanged }: BidPermissionProps) => {
  const say = useText('people')
  const leads = leadsShop(member)
  const { mayBid, state } = member
  return (
    <ActRow
      name={say('mayBid')}
      value={say(mayBid ? 'mayBidYes' : 'mayBidNo')}
      note={leads ? say('mayBidLeads') : state === 'active' ? undefined : say('mayBidInactive')}
    >
      {!leads && state === 'active' && <BidPermissionButton member={member} onChanged={onChanged} />}
    </ActRow>
  )
}
