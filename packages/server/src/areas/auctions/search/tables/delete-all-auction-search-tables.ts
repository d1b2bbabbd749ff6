// Empties the search table; outside the sandboxes only root may, and types what is about to happen.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { deleteAllConfirmation } from '@bidyard/contract/calls/auctions/search-tables'
import { action } from '../../../../runtime/handler.ts'
import { writeAudit } from '../../../../runtime/work/logs.ts'
import { updateRunsToBegin } from '../runs.sql.ts'
import { deleteAllRows } from '../search-rows.sql.ts'

export const deleteAllAuctionSearchTables = (parts: { readonly sandbox: boolean }) =>
  action(auctionsCalls.deleteAllAuctionSearchTables, async (given) => {
    const { tx, caller, body, doer, refuse } = given
    const isMeant = caller.roles.has('root') && body.confirmation === deleteAllConfirmation
    if (!parts.sandbox && !isMeant) throw refuse('forbidden')
    // Runs first: whoever is in the middle of one writes its piece before the table is emptied, or begins after it.
    await updateRunsToBegin(tx)
    const removed = await deleteAllRows(tx)
    await writeAudit(tx, doer, [{
      act: 'empty search table', subject: 'searchTable', subjectId: 'all', before: { rows: removed },
    }])
    return { removed }
  })
