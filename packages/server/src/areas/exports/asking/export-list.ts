// Permits a session to take the rows of a list as a file, once; whoever takes personal data has said why before.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { action } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import type { ExportParts } from '../export-parts.ts'
import { isLookAt, viewOf } from '../export-words.ts'
import { insertExport } from '../exports.sql.ts'
import { showOpened } from '../show-export.ts'
import { countRows } from '../tables/read-rows.ts'
import { tables } from '../tables/tables.ts'
import { sealWish } from '../wish.ts'

export const exportList = ({ privateLinks, personal, reading }: ExportParts) =>
  action(exportsCalls.exportList, async ({ tx, caller, now, body, request, refuse }) => {
    const { list, format, reason } = body
    const table = tables[list]
    if (caller.sessionId === null || !reading.may(table.call, caller)) throw refuse('forbidden')
    const query = reading.queryOf(table.call, body.query, request.language)
    const rowCount = await countRows(reading, table, { db: tx, caller, now, request, query })
    if (isLookAt(list, caller))
      await writeAccess(tx, caller, request, [{
        ...viewOf('export', list), reason, ...(rowCount === null ? {} : { shownCount: rowCount }),
      }])
    const row = await insertExport(tx, {
      what: list, shopId: null, sessionId: caller.sessionId, rowCount,
      wish: sealWish(personal, { kind: 'list', list, format, query, language: request.language }),
    })
    return showOpened(privateLinks, row, now)
  })
