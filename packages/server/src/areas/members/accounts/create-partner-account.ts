// Makes an account for somebody of a partner company.
import { membersCalls } from '@bidyard/contract/calls/members'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findCompany } from '../../shops/for-other-areas.ts'
import type { MemberParts } from '../member-parts.ts'
import { getMemberRecord } from '../members/members.sql.ts'
import { showMember, standingOf } from '../members/show-member.ts'
import { openAccount } from './open-account.ts'

export const createPartnerAccount = ({ personal }: MemberParts) =>
  action(membersCalls.createPartnerAccount, async ({ tx, body, doer, fail, refuse, emit }) => {
    const { companyId, reason, ...wish } = body
    const company = await findCompany(tx, companyId)
    if (company?.kind !== 'partner') throw refuse('notFound')
    if (company.state === 'closed') throw refuse('conflict')
    const opened = await openAccount(tx, { ...wish, type: 'partner_user', role: 'plain', part: null, companyId })
    if ('problem' in opened) throw fail(opened.problem)
    const member = await getMemberRecord(tx, opened.memberId)
    await writeAudit(tx, doer, [
      { act: 'create partner account', subject: 'member', subjectId: member.id, after: standingOf(member), reason },
    ])
    emit('memberChanged', { memberId: member.id, shopId: null })
    return showMember(personal, member, 'officeList')
  })
