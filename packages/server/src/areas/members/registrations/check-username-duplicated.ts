// Tells the proven person whether a username is free.
import { membersCalls } from '@bidyard/contract/calls/members'
import { read } from '../../../runtime/handler.ts'
import { plainUsername, usernameProblem } from '../../identity/for-other-areas.ts'
import type { MemberParts } from '../member-parts.ts'
import { peekApplicant } from './proven.ts'
import { findUsernameTaken } from './registrations.sql.ts'

export const checkUsernameDuplicated = ({ personal }: MemberParts) =>
  read(membersCalls.checkUsernameDuplicated, async ({ db, body, fail }) => {
    const proven = await peekApplicant(db, personal, body.identityToken)
    if (proven === undefined) throw fail('INVALID_IDENTIFY_TOKEN')
    const username = plainUsername(body.username)
    if (usernameProblem(username) !== undefined) throw fail('INVALID_USERNAME_FORMAT')
    if (await findUsernameTaken(db, username)) throw fail('INVALID_USERNAME_DUPLICATED')
    return null
  })
