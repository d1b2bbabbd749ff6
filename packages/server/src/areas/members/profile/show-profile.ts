// Shows a profile: one's own and the office's look whole, a colleague's masked.
import type { membersCalls } from '@bidyard/contract/calls/members'
import type { AnswerOf } from '@bidyard/contract/call'
import { maskEmail } from '@bidyard/contract/shapes/masking'
import type { Reader } from '../../../runtime/database/database.ts'
import { linkFiles } from '../../files/for-other-areas.ts'
import type { MemberParts } from '../member-parts.ts'
import type { Viewer } from '../members/member-rules.ts'
import type { MemberRecord } from '../members/members.sql.ts'
import { showMember } from '../members/show-member.ts'

export type ShownProfile = AnswerOf<typeof membersCalls.getMemberProfile>

/** Kept as eight digits. */
export const showBirthday = (digits: string): string => digits.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

const emailFor = (email: string | null, viewer: Viewer): string | null =>
  email === null || viewer !== 'colleague' ? email : maskEmail(email)

export const showProfile = async (parts: MemberParts, given: {
  readonly db: Reader; readonly now: Date; readonly member: MemberRecord; readonly viewer: Viewer
}): Promise<ShownProfile> => {
  const { personal, storage } = parts
  const { db, now, member, viewer } = given
  const { birthdaySealed, profileFileId } = member
  const files = await linkFiles({ db, storage, now, ids: profileFileId === null ? [] : [profileFileId] })
  const file = profileFileId === null ? undefined : files.get(profileFileId)
  return {
    ...showMember(personal, member, viewer),
    birthday: birthdaySealed === null || viewer === 'colleague' ? null : showBirthday(personal.open(birthdaySealed)),
    email: emailFor(member.email, viewer),
    profileImage: file === undefined ? null : { fileId: file.id, images: file.images },
  }
}
