// Tells the proven person where the newest registration of their own stands.
import { membersCalls } from '@bidyard/contract/calls/members'
import { read } from '../../../runtime/handler.ts'
import type { MemberParts } from '../member-parts.ts'
import { peekApplicant, personIdsOf } from './proven.ts'
import { listRegistrationsOf } from './registrations.sql.ts'
import { showOwn, showWish } from './show-registration.ts'

export const findOwnRegistration = ({ personal }: MemberParts) =>
  read(membersCalls.findOwnRegistration, async ({ db, body, fail }) => {
    const proven = await peekApplicant(db, personal, body.identityToken)
    if (proven === undefined) throw fail('INVALID_IDENTIFY_TOKEN')
    const [newest] = await listRegistrationsOf(db, await personIdsOf(db, personal, proven))
    if (newest === undefined) return { registration: null, wish: null }
    return { registration: showOwn(newest), wish: newest.state === 'rejected' ? showWish(newest) : null }
  })
