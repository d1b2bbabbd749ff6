// Permits a session to take the rows of a list as a file, once; whoever takes personal data has said why before.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { personalLists } from '@bidyard/contract/shapes/exports/personal-lists'
import { isStaff } from '../../../runtime/caller.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { ExportParts } from '../export-parts.ts'
import { deleteOldExports, insertExport } from '../exports.sql.ts'
import { showOpened } from '../show-export.ts'
import { countRows } from '../tables/read-rows.ts'
import { tables } from '../tables/tables.ts'
import { sealWish } from '../wish.ts'

/** `ownBids` is the act `export own bids`. */
const actOf = (list: string): string => `export ${list.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`

export const exportList = ({ privateLinks, personal, reading }: ExportParts) =>
  action(exportsCalls.exportList, async ({ tx, caller, now, body, request, refuse }) => {
    const { list, format, reason } = body
    const table = tables[list]
    if (caller.sessionId === null || !reading.may(table.call, caller)) throw refuse('forbidden')
    const query = reading.queryOf(table.call, body.query, request.language)
    const rowCount = await countRows(reading, table, { db: tx, caller, now, request, query })
    // What people take of their own, without anybody else in it, is no look at anybody.
    if (isStaff(caller) || personalLists.includes(list))
      await writeAccess(tx, caller, request, [
        { act: actOf(list), subject: 'list', subjectId: null, reason, shownCount: rowCount },
      ])
    await deleteOldExports(tx)
    const row = await insertExport(tx, {
      what: list, shopId: null, sessionId: caller.sessionId, rowCount,
      wish: sealWish(personal, { kind: 'list', list, format, query, language: request.language }),
    })
    return showOpened(privateLinks, row, now)
  })
