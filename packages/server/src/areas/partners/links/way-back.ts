// The way back to a car that messages to its customer carry: into the partner's app, or a link that works once.
import type { Tx } from '../../../runtime/database/database.ts'
import { backLinkOf } from '../back-link-rules.ts'
import { findExhibit } from '../exhibits/exhibits.sql.ts'
import { findPartner } from '../partners.sql.ts'
import { issueLink } from './issue-link.ts'

/** A whole address in the app of the partner, or a path of ours. */
export const wayBack = async (tx: Tx, exhibitId: string): Promise<string> => {
  const exhibit = await findExhibit(tx, exhibitId)
  if (exhibit === undefined) throw new Error(`there is no exhibit ${exhibitId}`)
  const partner = await findPartner(tx, exhibit.partnerId)
  return backLinkOf(partner?.deepLink ?? null, exhibit.exhibitKey) ?? (await issueLink(tx, exhibit)).path
}
