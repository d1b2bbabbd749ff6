// Lets an employee bid for the shop, or not any more: the word of whoever leads the shop, or of the office.
import { membersCalls } from '@bidyard/contract/calls/members'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { isStaff } from '../../../runtime/caller.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { MemberParts } from '../member-parts.ts'
import { viewerOf } from './member-rules.ts'
import { findMember, getMemberRecord, lockMember, updateMember } from './members.sql.ts'
import { showMember, standingOf } from './show-member.ts'

export const setBidPermission = ({ personal }: MemberParts) => action(membersCalls.setBidPermission, async (given) => {
  const { tx, caller, params, body: { mayBid }, doer, fail, refuse, emit } = given
  const member = await lockMember(tx, params.id)
  const viewer = member === undefined ? undefined : viewerOf(caller, member)
  if (member === undefined || viewer === undefined) throw fail('SHOP_MEMBER_NOT_FOUND')
  if (!isStaff(caller)) {
    const own = caller.memberId === null ? undefined : await findMember(tx, caller.memberId)
    if (own === undefined || !leadsShop(own)) throw refuse('forbidden')
  }
  // Whoever leads the shop bids without being asked to; there is nothing to grant or to take.
  if (member.type !== 'plain' || member.state !== 'active' || leadsShop(member)) throw fail('SHOP_MEMBER_INVALID')

  await updateMember(tx, member.id, { mayBid })
  const changed = await getMemberRecord(tx, member.id)
  await writeAudit(tx, doer, [{
    act: 'set bid permission', subject: 'member', subjectId: member.id, before: standingOf(member),
    after: standingOf(changed),
  }])
  emit('memberChanged', { memberId: member.id, shopId: member.shopId })
  return showMember(personal, changed, viewer === 'office' ? 'officeList' : viewer)
})
