// The profile of a member, as much of it as the viewer may see; the office's look is written down.
import { membersCalls } from '@bidyard/contract/calls/members'
import { read } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { MemberParts } from '../member-parts.ts'
import { viewerOf } from '../members/member-rules.ts'
import { findMember } from '../members/members.sql.ts'
import { showProfile } from './show-profile.ts'

export const getMemberProfile = (parts: MemberParts) =>
  read(membersCalls.getMemberProfile, async ({ db, caller, params, now, request, refuse }) => {
    const member = await findMember(db, params.id)
    const viewer = member === undefined ? undefined : viewerOf(caller, member)
    if (member === undefined || viewer === undefined) throw refuse('notFound')
    if (viewer === 'office')
      await writeAccess(db, caller, request, [{ act: 'view member profile', subject: 'member', subjectId: member.id }])
    return showProfile(parts, { db, now, member, viewer })
  })
