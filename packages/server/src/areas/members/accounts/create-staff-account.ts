// Makes an account for somebody of the office.
import { membersCalls } from '@bidyard/contract/calls/members'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { MemberParts } from '../member-parts.ts'
import { getMemberRecord, findOperatorCompany } from '../members/members.sql.ts'
import { showMember, standingOf } from '../members/show-member.ts'
import { openAccount } from './open-account.ts'

export const createStaffAccount = (parts: MemberParts) => action(membersCalls.createStaffAccount, async (given) => {
  const { tx, body, doer, fail, emit } = given
  const { staffPart, reason, ...wish } = body
  const opened = await openAccount(tx, {
    ...wish, part: staffPart, role: 'admin', companyId: await findOperatorCompany(tx),
  })
  if ('problem' in opened) throw fail(opened.problem)
  const member = await getMemberRecord(tx, opened.memberId)
  await writeAudit(tx, doer, [
    { act: 'create staff account', subject: 'member', subjectId: member.id, after: standingOf(member), reason },
  ])
  emit('memberChanged', { memberId: member.id, shopId: null })
  return showMember(parts.personal, member, 'officeList')
})
