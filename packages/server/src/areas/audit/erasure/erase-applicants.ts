// Takes what applicants told who were turned away: with their papers and passwords, for nobody needs it any longer.
import { limits } from '@bidyard/contract/limits'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockOldApplicants } from './applicants.sql.ts'
import { blankPerson, blanks } from './blanks.ts'
import { listRegistrationIds, updatePapers, updatePerson, updateRegistrations } from './erase.sql.ts'

const atOnce = 50

/** Tells whether there may be more. */
export const eraseApplicants = async (
  { tx, now, doer }: Pick<ReactionGiven, 'tx' | 'now' | 'doer'>, personal: PersonalData,
): Promise<boolean> => {
  const personIds = await lockOldApplicants(tx, { gone: blanks.gone, days: limits.privateFileDays, max: atOnce })
  for (const personId of personIds) {
    const applied = { memberId: null, personId, createdAt: now }
    const ids = await listRegistrationIds(tx, applied)
    await updatePapers(tx, blanks, ids)
    await updateRegistrations(applied, tx, blanks)
    await updatePerson(tx, personId, blankPerson(personal))
    await writeAudit(tx, doer, ids.map((subjectId) => ({
      act: 'erase applicant', subject: 'memberRegistration', subjectId,
    })))
  }
  return personIds.length === atOnce
}
