// Makes a link back to a car, for its customer alone and for one time.
import { partnersCalls } from '@bidyard/contract/calls/partners'
import { action } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findExhibit } from '../exhibits/exhibits.sql.ts'
import { seesPartner } from '../seen-by.ts'
import { issueLink } from './issue-link.ts'

export const issueOneTimeLink = action(
  partnersCalls.issueOneTimeLink,
  async ({ tx, caller, params, doer, request, refuse }) => {
    const exhibit = await findExhibit(tx, params.id)
    if (exhibit === undefined || !seesPartner(caller, exhibit.partnerId)) throw refuse('notFound')
    const { id, path, endsAt } = await issueLink(tx, exhibit)
    await writeAudit(tx, doer, [{
      act: 'issue one-time link', subject: 'exhibit', subjectId: exhibit.id, after: { linkId: id, endsAt },
    }])
    return { url: request.origin + path, endsAt: timeOf(endsAt) }
  },
)
