// Changes one's own profile: the picture, which must be an upload of one's own, and where mail is sent.
import { membersCalls } from '@bidyard/contract/calls/members'
import { action } from '../../../runtime/handler.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { attachFiles, releaseFiles } from '../../files/for-other-areas.ts'
import type { MemberParts } from '../member-parts.ts'
import { viewerOf } from '../members/member-rules.ts'
import { getMemberRecord, lockMember, type MemberRecord, updateProfile } from '../members/members.sql.ts'
import { fileIdOf } from './profile-image-rules.ts'
import { showProfile } from './show-profile.ts'

const subject = 'memberProfile'
const keepDays = 1

/** Tells whether the picture could be taken; the old one is let go only then. */
const replaceImage = async (
  tx: Tx, member: MemberRecord, fileId: string | null, exhibitId: string | null,
): Promise<boolean> => {
  if (fileId === member.profileFileId) return true
  await releaseFiles(tx, { subject, subjectIds: [member.id], keepDays })
  const refused = fileId === null ? [] : await attachFiles(tx, {
    subject, subjectId: member.id, fileIds: [fileId], usageTypes: ['memberProfileImage'], uploaderId: member.userId,
    exhibitId,
  })
  if (refused.length === 0) await updateProfile(tx, member.id, { profileFileId: fileId })
  return refused.length === 0
}

export const changeMemberProfile = (parts: MemberParts) => action(membersCalls.changeMemberProfile, async (given) => {
  const { tx, caller, params, body, now, request, fail, refuse, emit } = given
  const member = await lockMember(tx, params.id)
  const viewer = member === undefined ? undefined : viewerOf(caller, member)
  if (member === undefined || viewer === undefined) throw refuse('notFound')
  if (viewer !== 'self') throw refuse('forbidden')

  const { profileImageUrl: url, email } = body
  if (url !== undefined) {
    const fileId = url === null ? null : fileIdOf(url, request.origin)
    const isTaken = fileId !== undefined && await replaceImage(tx, member, fileId, caller.exhibitId)
    if (!isTaken) throw fail('INVALID_PROFILE_IMAGE_URL')
  }
  if (email !== undefined) await updateProfile(tx, member.id, { email })
  const changed = await getMemberRecord(tx, member.id)
  emit('memberChanged', { memberId: member.id, shopId: member.shopId })
  return showProfile(parts, { db: tx, now, member: changed, viewer: 'self' })
})
