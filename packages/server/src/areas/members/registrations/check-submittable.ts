// Whether the proven person may hand in a registration now, and what was wrong with the last one.
import { membersCalls } from '@bidyard/contract/calls/members'
import { maskName, maskPhone } from '@bidyard/contract/shapes/masking'
import { read } from '../../../runtime/handler.ts'
import type { MemberParts } from '../member-parts.ts'
import { personObstacle } from './obstacles.ts'
import { peekApplicant, personIdsOf } from './proven.ts'
import { listRegistrationsOf } from './registrations.sql.ts'
import { showRejection } from './show-registration.ts'

export const checkSubmittable = ({ personal }: MemberParts) =>
  read(membersCalls.checkSubmittable, async ({ db, body, fail }) => {
    const proven = await peekApplicant(db, personal, body.identityToken)
    if (proven === undefined) throw fail('INVALID_IDENTIFY_TOKEN')
    const personIds = await personIdsOf(db, personal, proven)
    const obstacle = await personObstacle(db, personIds)
    if (obstacle !== undefined) throw fail(obstacle)
    const [newest] = await listRegistrationsOf(db, personIds)
    return {
      name: maskName(proven.facts.name), phoneNumber: maskPhone(proven.facts.phone),
      lastRejection: newest === undefined ? null : showRejection(newest),
    }
  })
