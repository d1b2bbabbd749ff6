// Permits a session to take everything of a shop as an archive, once: the office, and whoever leads the shop.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import type { ExportParts } from '../export-parts.ts'
import { deleteOldExports, insertExport } from '../exports.sql.ts'
import { showOpened } from '../show-export.ts'
import { countRows } from '../tables/read-rows.ts'
import { queryOfShop, shopTables } from '../tables/shop-tables.ts'
import { sealWish } from '../wish.ts'

const leadsIt = async (db: Reader, caller: Caller): Promise<boolean> => {
  const member = caller.memberId === null ? undefined : await findMember(db, caller.memberId)
  return member !== undefined && leadsShop(member)
}

export const exportShop = ({ privateLinks, personal, reading }: ExportParts) =>
  action(exportsCalls.exportShop, async ({ tx, caller, now, params, body, request, refuse }) => {
    const shop = isStaff(caller) || caller.shopId === params.id ? await findShop(tx, params.id) : undefined
    if (shop === undefined) throw refuse('notFound')
    if (caller.sessionId === null || !(isStaff(caller) || await leadsIt(tx, caller))) throw refuse('forbidden')
    let rowCount = 0
    for (const { table } of shopTables)
      rowCount += await countRows(reading, table, { db: tx, caller, now, request, query: queryOfShop(table, shop) })
    await writeAccess(tx, caller, request, [
      { act: 'export shop', subject: 'shop', subjectId: shop.id, reason: body.reason, shownCount: rowCount },
    ])
    await deleteOldExports(tx)
    const row = await insertExport(tx, {
      what: 'shop', shopId: shop.id, sessionId: caller.sessionId, rowCount,
      wish: sealWish(personal, { kind: 'shop', language: request.language }),
    })
    return showOpened(privateLinks, row, now)
  })
