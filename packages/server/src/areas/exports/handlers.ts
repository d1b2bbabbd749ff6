// Every call of exports, and the file that answers it.
import { exportList } from './asking/export-list.ts'
import { exportShop } from './asking/export-shop.ts'
import { getExport } from './asking/get-export.ts'
import { stopExport } from './asking/stop-export.ts'
import type { ExportParts } from './export-parts.ts'

export const exportsHandlers = (parts: ExportParts) => ({
  exportList: exportList(parts),
  exportShop: exportShop(parts),
  getExport,
  stopExport,
})
